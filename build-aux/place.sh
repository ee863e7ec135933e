# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Where ./dev builds and runs. A place is either the system itself, when it has GTK 4.18 and
# libadwaita 1.7, or a Debian 13 root kept in the cache. Sourced by ./dev, which says where the source is.

: "${source:?}"

cache=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/tablemate
place=   # "system" or "trixie" once choose_place has run
root=    # the directory of the Debian 13 root, when that is the place

say ()
{
  printf '%s\n' "$*" >&2
}

die ()
{
  say "dev: $*"
  exit 1
}

is_root ()
{
  [ "$(id -u)" -eq 0 ]
}

# apt_install REASON PACKAGE...: installs packages on this system, asking first where a person sits.
apt_install ()
{
  local reason=$1 sudo=() answer
  shift
  is_root || sudo=(sudo)
  if [ -t 0 ] && [ "${CI-}" != true ]; then
    say "$reason. This would install it: ${sudo[*]} apt-get install $*"
    read -r -p 'Install now? [y/N] ' answer
    case $answer in
      y | Y | yes) ;;
      *) return 1 ;;
    esac
  elif ! is_root; then
    say "$reason. Install it with: sudo apt-get install $*"
    return 1
  fi
  say "$reason: installing"
  local quiet=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq)
  "${quiet[@]}" install --no-install-recommends -y "$@" < /dev/null > /dev/null \
    || { "${quiet[@]}" update < /dev/null \
           && "${quiet[@]}" install --no-install-recommends -y "$@" < /dev/null > /dev/null; }
}

root_packages ()
{
  grep -v '^#' "$source/build-aux/root-packages" | xargs
}

# Whether the C compiler finds Snowball, which pkg-config does not know.
has_stemmer ()
{
  echo '#include <libstemmer.h>' | "${CC:-cc}" -E - > /dev/null 2>&1
}

# Whether the system's own packages build and run everything.
system_is_enough ()
{
  local tool
  for tool in meson ninja pkg-config msgfmt "${CC:-cc}"; do
    command -v "$tool" > /dev/null || return 1
  done
  pkg-config --exists 'gtk4 >= 4.18' 'libadwaita-1 >= 1.7' 'json-glib-1.0' 'sqlite3 >= 3.40' \
    'libqrencode >= 4.0' && has_stemmer
}

# Whether the system's distribution has a new GTK and libadwaita, installed or not.
system_could_be_enough ()
{
  command -v apt-cache > /dev/null || return 1
  candidate_is_at_least libgtk-4-dev 4.18 && candidate_is_at_least libadwaita-1-dev 1.7
}

candidate_is_at_least ()
{
  local version
  version=$(LC_ALL=C apt-cache policy "$1" 2> /dev/null | sed -n 's/^ *Candidate: //p')
  [ -n "$version" ] && [ "$version" != '(none)' ] && dpkg --compare-versions "$version" ge "$2"
}

# Chooses the place, and makes it if it is not there yet.
choose_place ()
{
  local wish=${TABLEMATE_PLACE-}
  [ -z "$place" ] || return 0
  case $wish in
    '' | system | trixie) ;;
    *) die "TABLEMATE_PLACE is \"$wish\": write system or trixie" ;;
  esac
  if [ "$wish" = trixie ]; then
    use_root
  elif system_is_enough; then
    place=system
  elif [ "$wish" = system ] || system_could_be_enough; then
    command -v apt-get > /dev/null || die 'GTK 4.18, libadwaita 1.7, json-glib, SQLite 3.40, libqrencode, libstemmer, meson and gettext are needed'
    # shellcheck disable=SC2046
    apt_install 'The packages to build Tablemate are not complete' $(root_packages) \
      || die 'the packages above are needed; TABLEMATE_PLACE=trixie builds in a root of its own'
    place=system
  else
    use_root
  fi
}

use_root ()
{
  local key
  key=$(cat "$source/build-aux/root-packages" "$source/build-aux/make-root" | sha256sum | cut -c1-12)
  root=$cache/trixie-$key
  place=trixie
  [ -d "$root" ] && return 0
  mkdir -p "$cache"
  # Calls that run at the same time wait here for the first one.
  exec 8> "$cache/root.lock"
  flock 8
  [ -d "$root" ] || make_root
  exec 8>&-
}

make_root ()
{
  local started=$SECONDS
  command -v mmdebstrap > /dev/null || install_mmdebstrap
  say "Making a Debian 13 root in $root (once; takes a minute or two)"
  forget_root "$root.new"
  if ! "$source/build-aux/make-root" "$root.new" 8>&-; then
    forget_root "$root.new"
    die 'the Debian 13 root could not be made; the lines above say why'
  fi
  mv "$root.new" "$root"
  say "Made it in $((SECONDS - started)) seconds"
}

install_mmdebstrap ()
{
  command -v apt-get > /dev/null \
    || die 'this system has neither GTK 4.18 and libadwaita 1.7 nor mmdebstrap; install one of them'
  local packages=(mmdebstrap)
  is_root || packages+=(uidmap)
  apt_install 'mmdebstrap is needed to make a Debian 13 root' "${packages[@]}" \
    || die 'mmdebstrap is needed to go on'
}

# forget_root DIRECTORY: removes a root; that of an ordinary user belongs to subordinate ids.
forget_root ()
{
  [ -e "$1" ] || return 0
  if is_root; then
    rm -rf --one-file-system -- "$1"
  else
    unshare --user --map-root-user --map-auto -- rm -rf --one-file-system -- "$1"
  fi
}

# in_place COMMAND...: runs a command where Tablemate is built.
in_place ()
{
  choose_place
  if [ "$place" = system ]; then
    "$@"
  else
    "$source/build-aux/enter-root" "$root" "$source" "$@"
  fi
}

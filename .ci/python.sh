# Sourced by ./play and ./test, after `root` is set: finds a Python and makes environments with it.

# What the caller's shell has set for another Python must not leak into ours.
unset PYTHONPATH PYTHONHOME

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Sets `python` to a Python that is new enough and can make environments.
find_python() {
    old= bare=
    for python in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 python; do
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            old=$version
        elif ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
            bare=$version
        else
            return 0
        fi
    done
    if [ "$bare" ]; then
        fail "regni: Python $bare is here, but it cannot make environments: its venv or ensurepip is missing." \
            "On Debian or Ubuntu: apt install python3-venv. Elsewhere: install the full Python, with pip."
    elif [ "$old" ]; then
        fail "regni needs Python 3.11 or newer; here is only Python $old." \
            "Install a newer one; if it is not in your PATH, name it: PYTHON=/where/it/is/python3 $0"
    fi
    fail "regni needs Python 3.11 or newer, and none was found." \
        "Install it (on Debian or Ubuntu: apt install python3 python3-venv), or name it: PYTHON=/where/it/is/python3 $0"
}

# environment DIR: makes it where it is missing, broken or of too old a Python.
environment() {
    "$1/bin/python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return 0
    find_python
    printf 'regni: making %s with Python %s\n' "${1#"$root/"}" "$version"
    "$python" -m venv --clear "$1" || fail "regni: making the environment failed."
}

# `env $tested pip ...`, from the root: takes the versions of constraints.txt, for the build of the wheel too. A relative
# path, as pip would read one with a space in it as two.
tested="PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt"

# stamp DIR FILES...: one line that changes with the environment's place or Python, or with the files (folders: all in them).
stamp() {
    "$1/bin/python" -I - "$@" <<'PY'
import hashlib, os, pathlib, sys

digest = hashlib.sha256(repr((sys.version, sys.argv[1], os.environ.get("REGNI_PURE", ""))).encode())
for name in sys.argv[2:]:
    path = pathlib.Path(name)
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        if file.is_file() and file.suffix not in (".pyc", ".woff2") and ".egg-info" not in str(file):
            digest.update(f"\n{file} {hashlib.sha256(file.read_bytes()).hexdigest()}".encode())
print(digest.hexdigest())
PY
}

# stamped DIR STAMP: whether the last installation there left that stamp.
stamped() {
    [ "$(cat "$1/regni-stamp" 2>/dev/null)" = "$2" ]
}

# engine DIR: "compiled" or "plain Python", as the environment imports it.
engine() {
    "$1/bin/python" -I -c 'import regni.engine as e; print("plain Python" if e.__file__.endswith(".py") else "compiled")'
}

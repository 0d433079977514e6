"""Builds regni: where a C compiler works, a wheel carries the engine compiled by mypyc next to its plain sources. It
also carries the fonts of the pages.

REGNI_PURE=1 leaves the engine plain. REGNI_STRICT=1 makes a failed compilation fail the build, and fonts that cannot be
made; a machine without a working compiler still gets a plain wheel.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import traceback
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build


def compiler_works(work: str) -> bool:
    """Whether an extension of one line can be compiled and linked against Python's headers."""
    source = Path(work, "probe.c")
    source.write_text("#include <Python.h>\n", encoding="utf-8")
    probe = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]})
    command = probe.get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(Path(work, "probe"))
    try:
        command.ensure_finalized()
        command.run()
    except Exception:  # of many kinds, from a missing program to a platform that setuptools does not know
        return False
    return True


def plain(why: str) -> None:
    print(f"regni: {why}, so the engine stays plain Python: it plays the same, only slower.", flush=True)


class Fonts(Command):
    """Makes the fonts of the pages where they will be served from: in the wheel, or in the sources of an editable
    install. Without them pages are set in fonts of the reader's system."""

    def initialize_options(self) -> None:
        self.build_lib = ""
        self.editable_mode = False

    def finalize_options(self) -> None:
        self.build_lib = self.get_finalized_command("build").build_lib

    def run(self) -> None:
        top = "src" if self.editable_mode else self.build_lib
        sys.path.insert(0, str(Path(__file__).parent))
        try:
            from setup_fonts import make

            make(Path(top, "regni/web/static/fonts"))
        except Exception:  # a package that is missing or changed, a folder that cannot be written
            if os.environ.get("REGNI_STRICT"):
                raise
            traceback.print_exc()
            print("regni: the fonts could not be made, as shown above, so pages use those of the system.", flush=True)

    def get_source_files(self) -> list[str]:
        return ["setup_fonts.py"]


with tempfile.TemporaryDirectory(prefix="regni-build-") as work:

    class Build(build):
        """Builds in a fresh directory, so that nothing of an earlier build can slip into a wheel."""

        def initialize_options(self) -> None:
            super().initialize_options()
            self.build_base = str(Path(work, "build"))

        sub_commands: ClassVar = [*build.sub_commands, ("build_fonts", None)]

    class Wheel(bdist_wheel):
        """Compiles the whole engine or nothing of it. Editable installs and sdists never come here."""

        def run(self) -> None:
            if os.environ.get("REGNI_PURE"):
                plain("REGNI_PURE is set")
            elif not compiler_works(work):
                plain("no working C compiler with Python's headers was found")
            else:
                self.compile_engine()
            self.root_is_pure = not self.distribution.has_ext_modules()
            super().run()

        def compile_engine(self) -> None:
            try:
                from mypyc.build import mypycify

                # The bots think inside the engine. native.py stays plain: it stands in for what only the compiler has.
                modules = [path for room in ("engine", "bots") for path in Path("src/regni", room).rglob("*.py")]
                sources = sorted(
                    path.as_posix() for path in modules if path.name not in ("native.py", "levels.py", "witan.py")
                )
                # Only these are compiled and so checked: the package around it imports what is not installed while
                # a wheel is built.
                options = [f"--cache-dir={work}/mypy", "--follow-imports=silent", "--ignore-missing-imports"]
                self.distribution.ext_modules = mypycify(
                    [*options, *sources],
                    opt_level="3",
                    debug_level="0",
                    multi_file=False,
                    target_dir=str(Path(work, "c")),
                    group_name="regni_engine",  # without a dot: a dotted name spoils the modules' __file__
                )
                for extension in self.distribution.ext_modules:
                    # Another compiler's new warning is no reason to do without the compiled engine.
                    arguments = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
                    if os.name == "posix":
                        # Nobody else calls the engine's C functions: then they can call each other directly, and be
                        # inlined. A third more games a second.
                        arguments.append("-fvisibility=hidden")
                    extension.extra_compile_args = arguments
                self.reinitialize_command("build_ext")
                self.run_command("build_ext")
            except (Exception, SystemExit):  # mypyc leaves by SystemExit
                if os.environ.get("REGNI_STRICT"):
                    raise
                shutil.rmtree(self.get_finalized_command("build").build_lib, ignore_errors=True)
                self.distribution.ext_modules = None
                traceback.print_exc()
                plain("compiling it failed, as shown above")

    setup(cmdclass={"build": Build, "build_fonts": Fonts, "bdist_wheel": Wheel})

"""Templates compiled to less Python than usual. A frame of a table takes some thousand small steps in its templates.
Usual templates check things at each step that never change here, and that took most of the time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from keyword import iskeyword
from types import FunctionType
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.utils import missing
from markupsafe import Markup, escape

#: The templates of a frame. In them `one.name` is an attribute and never an item of a dictionary.
NAMES = ("cards", "earl", "frame", "lines", "middle", "scenes", "see", "side")
OF_FRAMES = tuple(f"{name}.html" for name in NAMES)
#: How many texts are kept escaped. Most texts of a frame were in earlier ones.
MOST_ESCAPED = 8192


class LeanCode(CodeGenerator):
    """Compiles a call to a plain call, since none of our functions asks for the template's context, a macro to a plain
    function, and in the templates of a frame `one.name` to a plain attribute."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802 - Jinja names it
        if iskeyword(node.attr) or self.name not in OF_FRAMES:
            super().visit_Getattr(node, frame)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(f").{node.attr}")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        if forward_caller or node.dyn_args or node.dyn_kwargs or any(iskeyword(one.key) for one in node.kwargs):
            super().visit_Call(node, frame, forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        if macro_ref.accesses_kwargs or macro_ref.accesses_varargs or macro_ref.accesses_caller:
            super().macro_def(macro_ref, frame)
            return
        self.write("environment.plain_macro(macro)")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        self.write("environment.escaped(")


class LeanEnvironment(Environment):
    """Templates that escape all values."""

    code_generator_class = LeanCode

    @staticmethod
    def escaped(value: Any) -> str:
        """A value as HTML."""
        kind = type(value)
        if kind is Markup:
            html: str = value
            return html
        return escaped_text(value) if kind is str else escape(value)

    @staticmethod
    def plain_macro(macro: FunctionType) -> Callable[..., Markup]:
        """A compiled macro as a function. Jinja has given its parameters names of its own, and those that are missing
        get their values inside."""
        macro.__defaults__ = (missing,) * macro.__code__.co_argcount

        def called(*given: object, **named: object) -> Markup:
            html = macro(*given, **{f"l_1_{name}": value for name, value in named.items()}) if named else macro(*given)
            # This skips the question whether the text is HTML already.
            return str.__new__(Markup, html)

        return called


@lru_cache(maxsize=MOST_ESCAPED)
def escaped_text(text: str) -> str:
    return str(escape(text))

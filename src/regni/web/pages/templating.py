"""Templates compiled to less Python than usual. A frame of a table takes some thousand small steps in its templates.
Usual templates check things at each step that never change here, and that took most of the time."""

from __future__ import annotations

from keyword import iskeyword
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape

#: The templates of a frame. In them `one.name` is an attribute and never an item of a dictionary.
NAMES = ("cards", "earl", "frame", "lines", "middle", "scenes", "see", "side")
OF_FRAMES = tuple(f"{name}.html" for name in NAMES)


class LeanCode(CodeGenerator):
    """Compiles a call to a plain call, since none of our functions asks for the template's context, and in the
    templates of a frame `one.name` to a plain attribute."""

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

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        self.write("environment.escaped(")


class LeanEnvironment(Environment):
    """Templates that escape all values."""

    code_generator_class = LeanCode

    @staticmethod
    def escaped(value: Any) -> str:
        """A value as HTML. What needs no escaping is not copied."""
        kind = type(value)
        if kind is Markup or (kind is str and value.isalnum()):
            html: str = value
            return html
        return escape(value)

"""Reads the source of a game as far as it must be known which texts an expression may stand for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ARTICLE = re.compile(r"[A-Z]{3}-\d+")
Function = ast.FunctionDef
Bound = dict[str, ast.expr]


class Source:
    """The functions and names of one folder."""

    def __init__(self, folder: Path) -> None:
        self._modules = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
        self._functions = [
            node for module in self._modules for node in ast.walk(module) if isinstance(node, Function)
        ]

    def calls_of(self, names: set[str]) -> Iterator[tuple[Function, ast.Call]]:
        """Calls of these functions, and the function each stands in."""
        for function in self._functions:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and name_of(node) in names and node.args:
                    yield function, node

    def bindings(self, function: Function) -> list[Bound]:
        """What its parameters are, once for each place in the folder that calls it; at least once."""
        parameters = [one.arg for one in function.args.args]
        bound: list[Bound] = []
        for _, call in self.calls_of({function.name}):
            named = {one.arg: one.value for one in call.keywords if one.arg}
            bound.append({**dict(zip(parameters, call.args, strict=False)), **named})
        return bound or [{}]

    def texts(self, node: ast.expr, function: Function, bound: Bound) -> list[str]:
        """The texts an expression may be; `*` stands for what is only known when it runs."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp():
                return self.texts(node.body, function, bound) + self.texts(node.orelse, function, bound)
            case ast.JoinedStr():
                return self._joined(node, function, bound)
            case ast.Name(id=name) if name in bound:
                return self.texts(bound[name], function, {})
            case ast.Name(id=name):
                return self._assigned(name, function, bound)
            case ast.Attribute(attr=name) | ast.Call(func=ast.Name(id=name)):
                return [text for one in self._functions if one.name == name for text in self._returned(one)]
        return []

    def _joined(self, node: ast.JoinedStr, function: Function, bound: Bound) -> list[str]:
        texts = [""]
        for value in node.values:
            inner = value.value if isinstance(value, ast.FormattedValue) else value
            parts = self.texts(inner, function, bound) if isinstance(inner, ast.expr) else []
            texts = [text + part for text in texts for part in parts or ["*"]]
        return texts

    def _assigned(self, name: str, function: Function, bound: Bound) -> list[str]:
        """Where it is set in this function, or else anywhere at the top of a module."""
        for body in (ast.walk(function), *(iter(module.body) for module in self._modules)):
            for node in body:
                if isinstance(node, ast.Assign) and (value := _given(name, node)):
                    return self.texts(value, function, bound)
        several = _runs(name, function)
        return [text for text in _constants(function) if several and ARTICLE.fullmatch(text)]

    def _returned(self, function: Function) -> Iterator[str]:
        """The texts it may return, in the order they stand."""
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value:
                yield from self.texts(node.value, function, {})


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _given(name: str, node: ast.Assign) -> ast.expr | None:
    """What an assignment makes of a name: `a = x`, or `a, b = x, y`."""
    for target in node.targets:
        if isinstance(target, ast.Name) and target.id == name:
            return node.value
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            for one, value in zip(target.elts, node.value.elts, strict=False):
                if isinstance(one, ast.Name) and one.id == name:
                    return value
    return None


def _runs(name: str, function: Function) -> bool:
    """Whether a loop runs it through several values."""
    loops = [node.target for node in ast.walk(function) if isinstance(node, ast.For)]
    return any(isinstance(one, ast.Name) and one.id == name for loop in loops for one in ast.walk(loop))


def _constants(function: Function) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value

"""How compiled kernels are called: by kernels that hand in constants, and some of them never from Python."""

from typing import Any


def one_for_all_numbers(compiled: Any) -> Any:
    """The kernel, compiled once where other kernels hand in a constant or a variable for the same argument.

    numba would compile it anew for each constant; what is gained by knowing one, LLVM gains by inlining.
    """
    from numba import types

    unliteral: Any = types.unliteral
    template = compiled.get_call_template

    def without_constants(args: Any, kws: Any) -> Any:
        return template([unliteral(arg) for arg in args], kws)

    compiled.get_call_template = without_constants
    return compiled


def for_kernels_only(compiled: Any) -> Any:
    """The kernel, which has no door for Python: a call from there is an error, where it would crash."""

    def refused(*_args: Any, **_kws: Any) -> Any:
        raise TypeError(f"{compiled.py_func.__name__} is called by kernels only")

    compiled._insert = lambda *_args, **_kws: None
    compiled._compile_for_args = refused
    return compiled

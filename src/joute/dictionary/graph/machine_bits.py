"""Bit operations inside compiled kernels: single machine instructions."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

_Instruction = Callable[[int], int]


def _popcount(_context: Any, _bits: Any) -> Any:
    return types.int64(types.int64), lambda _target, builder, _types, args: builder.ctpop(args[0])


def _ctz(_context: Any, _bits: Any) -> Any:
    never_zero = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda _target, builder, _types, args: builder.cttz(
        values[0], never_zero
    )


popcount = cast(_Instruction, intrinsic(_popcount))
ctz = cast(_Instruction, intrinsic(_ctz))

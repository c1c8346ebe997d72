"""Bit operations inside compiled kernels: single machine instructions."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

_Instruction = Callable[[int], int]
_NEVER_ZERO = ir.Constant(ir.IntType(1), 1)


def _popcount(_context: Any, _bits: Any) -> Any:
    return types.int64(types.int64), lambda _target, builder, _types, args: builder.ctpop(args[0])


def _ctz(_context: Any, _bits: Any) -> Any:
    return types.int64(types.int64), lambda _target, builder, _types, args: builder.cttz(args[0], _NEVER_ZERO)


popcount = cast(_Instruction, intrinsic(_popcount))
ctz = cast(_Instruction, intrinsic(_ctz))

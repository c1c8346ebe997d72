"""What compiled kernels do in single machine instructions."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from joute.dictionary.graph.jit import IntArray

_declared: Any = cgutils.get_or_insert_function
_TRUE = ir.Constant(ir.IntType(1), 1)
_INT = ir.IntType(32)
_BYTES = ir.IntType(8).as_pointer()
_PREFETCH = ir.FunctionType(ir.VoidType(), [_BYTES, _INT, _INT, _INT])
_TO_READ_SOON = [ir.Constant(_INT, 0), ir.Constant(_INT, 3), ir.Constant(_INT, 1)]


def _popcount(_context: Any, _bits: Any) -> Any:
    return types.int64(types.int64), lambda _target, builder, _types, args: builder.ctpop(args[0])


def _ctz(_context: Any, _bits: Any) -> Any:
    return types.int64(types.int64), lambda _target, builder, _types, args: builder.cttz(args[0], _TRUE)


def _prefetch(_context: Any, array: Any, _index: Any) -> Any:
    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = target.make_array(signature.args[0])(target, builder, args[0]).data
        address = builder.bitcast(builder.gep(data, [args[1]]), _BYTES)
        function = _declared(builder.module, _PREFETCH, "llvm.prefetch.p0")
        builder.call(function, [address, *_TO_READ_SOON])
        return target.get_dummy_value()

    return types.void(array, types.int64), generate


popcount = cast(Callable[[int], int], intrinsic(_popcount))
ctz = cast(Callable[[int], int], intrinsic(_ctz))
prefetch = cast(Callable[[IntArray, int], None], intrinsic(_prefetch))

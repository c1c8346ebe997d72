"""What compiled kernels do in single machine instructions."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from joute.dictionary.graph.jit import ByteArray, IntArray

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


def _address(target: Any, builder: Any, array_type: Any, args: Any) -> Any:
    """Of the eight bytes that begin at an index of an array of bytes, as one number."""
    data = target.make_array(array_type)(target, builder, args[0]).data
    return builder.bitcast(builder.gep(data, [args[1]]), ir.IntType(64).as_pointer())


def _eight_bytes(_context: Any, array: Any, _index: Any) -> Any:
    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_address(target, builder, signature.args[0], args), align=1)

    return types.int64(array, types.int64), generate


def _put_eight_bytes(_context: Any, array: Any, _index: Any, _number: Any) -> Any:
    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _address(target, builder, signature.args[0], args), align=1)
        return target.get_dummy_value()

    return types.void(array, types.int64, types.int64), generate


popcount = cast(Callable[[int], int], intrinsic(_popcount))
ctz = cast(Callable[[int], int], intrinsic(_ctz))
prefetch = cast(Callable[[IntArray, int], None], intrinsic(_prefetch))
eight_bytes = cast(Callable[[ByteArray, int], int], intrinsic(_eight_bytes))
put_eight_bytes = cast(Callable[[ByteArray, int, int], None], intrinsic(_put_eight_bytes))

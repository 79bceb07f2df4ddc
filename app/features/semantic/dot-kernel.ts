// Inner products of one int8 vector with many, sixteen numbers at a time. JavaScript alone takes ten times as long.
import {
  add,
  compile,
  get,
  I32,
  isLess,
  lanes,
  load,
  repeatWhile,
  set,
  step,
  store,
  V128,
  type WasmFunction,
  zeroLanes,
} from './webassembly.ts';

// Locals by number: five parameters, then four of its own.
const [QUERY, QUERY_END, LIST, COUNT, OUT, AT, SUM, DONE, ROW] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const dot = lanes(0xba);
const addLanes = lanes(0xae);
const lane = (number: number) => [...get(SUM), 0xfd, 0x1b, number];
/** Eight bytes of the row as 16-bit numbers, and as many of the query, which has such. */
const rowAt = (offset: number) => [...get(ROW), 0xfd, 0x01, 0, offset];
const queryAt = (offset: number) => [...get(AT), 0xfd, 0x00, 0, offset];

const addProducts = [
  ...[...get(SUM), ...rowAt(0), ...queryAt(0), ...dot, ...addLanes],
  ...[...rowAt(8), ...queryAt(16), ...dot, ...addLanes, ...set(SUM)],
  ...[...step(ROW, 16), ...step(AT, 32)],
];
const sumLanes = [...lane(0), ...lane(1), ...add, ...lane(2), ...add, ...lane(3), ...add];

const SCAN: WasmFunction = {
  name: 'scan',
  parameters: 5,
  locals: [I32, V128, I32, I32],
  answers: false,
  body: repeatWhile(
    [
      ...[...zeroLanes, ...set(SUM), ...get(QUERY), ...set(AT)],
      ...[...get(LIST), ...load, ...set(ROW)],
      ...repeatWhile(addProducts, [...get(AT), ...get(QUERY_END), ...isLess]),
      ...[...get(OUT), ...sumLanes, ...store],
      ...[...step(LIST, 4), ...step(OUT, 4), ...step(DONE, 1)],
    ],
    [...get(DONE), ...get(COUNT), ...isLess],
  ),
};

/**
 * Writes to `out` (32-bit integers) the products of the vector from `query` to `queryEnd` (16-bit integers, a multiple of 16 of them) with each
 * of `count` (at least one) rows of as many bytes, whose addresses stand at `list` (32-bit integers). All are addresses in `memory`.
 */
export type Scan = (
  query: number,
  queryEnd: number,
  list: number,
  count: number,
  out: number,
) => void;

export function createScan(memory: WebAssembly.Memory): Scan {
  return compile<{ scan: Scan }>([SCAN], memory).scan;
}

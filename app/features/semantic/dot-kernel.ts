// Inner products of one int8 vector with many, sixteen numbers at a time. JavaScript alone takes ten times as long.
import {
  add,
  compile,
  constant,
  get,
  I32,
  isLess,
  lanes,
  load,
  loadLanes,
  repeatWhile,
  set,
  step,
  store,
  V128,
  type WasmFunction,
  zeroLanes,
} from './webassembly.ts';

// Locals by number: five parameters, then four of its own.
const [QUERY, LIST, COUNT, WIDTH, OUT, AT, SUM, DONE, ROW] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const productLow = lanes(0x9c);
const productHigh = lanes(0x9d);
const addPairs = lanes(0x7e);
const addLanes = lanes(0xae);
const lane = (number: number) => [...get(SUM), 0xfd, 0x1b, number];

const loadPair = [
  ...[...get(QUERY), ...get(AT), ...add, ...loadLanes],
  ...[...get(ROW), ...get(AT), ...add, ...loadLanes],
];
const addProducts = [
  ...[...loadPair, ...productLow, ...addPairs, ...get(SUM), ...addLanes],
  ...[...loadPair, ...productHigh, ...addPairs, ...addLanes, ...set(SUM)],
  ...step(AT, 16),
];
const sumLanes = [...lane(0), ...lane(1), ...add, ...lane(2), ...add, ...lane(3), ...add];

const SCAN: WasmFunction = {
  name: 'scan',
  parameters: 5,
  locals: [I32, V128, I32, I32],
  answers: false,
  body: repeatWhile(
    [
      ...[...zeroLanes, ...set(SUM), ...constant(0), ...set(AT)],
      ...[...get(LIST), ...load, ...set(ROW)],
      ...repeatWhile(addProducts, [...get(AT), ...get(WIDTH), ...isLess]),
      ...[...get(OUT), ...sumLanes, ...store],
      ...[...step(LIST, 4), ...step(OUT, 4), ...step(DONE, 1)],
    ],
    [...get(DONE), ...get(COUNT), ...isLess],
  ),
};

/**
 * Writes to `out` (32-bit integers) the products of the vector at `query` with each of `count` (at least one) rows of `width` bytes,
 * whose addresses stand at `list` (32-bit integers). All are addresses in `memory`; `width` is a multiple of 16.
 */
export type Scan = (query: number, list: number, count: number, width: number, out: number) => void;

export function createScan(memory: WebAssembly.Memory): Scan {
  return compile<{ scan: Scan }>([SCAN], memory).scan;
}

// Inner products of one int8 vector with many, sixteen numbers at a time: a WebAssembly function, written here opcode by opcode
// because it is small enough to read. JavaScript alone takes ten times as long.

const I32 = 0x7f;
const V128 = 0x7b;
const END = 0x0b;

// Locals by number: five parameters, then four of its own.
const [QUERY, LIST, COUNT, WIDTH, OUT, AT, SUM, DONE, ROW] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const addI32 = [0x6a];
const constant = (value: number) => [0x41, value];
const loadV128 = [0xfd, 0x00, 0, 0];
const zeroV128 = [0xfd, 0x0c, ...Array<number>(16).fill(0)];
const productLow = [0xfd, 0x9c, 0x01];
const productHigh = [0xfd, 0x9d, 0x01];
const addPairs = [0xfd, 0x7e];
const addV128 = [0xfd, 0xae, 0x01];
const lane = (number: number) => [0xfd, 0x1b, number];
const loadI32 = [0x28, 2, 0];
const storeI32 = [0x36, 2, 0];
const loop = [0x03, 0x40];
const againIf = [0x0d, 0];
const isLess = [0x49];

const loadPair = [
  ...get(QUERY),
  ...get(AT),
  ...addI32,
  ...loadV128,
  ...get(ROW),
  ...get(AT),
  ...addI32,
  ...loadV128,
];
const sumLanes = [
  ...get(SUM),
  ...lane(0),
  ...get(SUM),
  ...lane(1),
  ...addI32,
  ...get(SUM),
  ...lane(2),
  ...addI32,
  ...get(SUM),
  ...lane(3),
  ...addI32,
];
const body = [
  ...loop,
  ...zeroV128,
  ...set(SUM),
  ...constant(0),
  ...set(AT),
  ...get(LIST),
  ...loadI32,
  ...set(ROW),
  ...loop,
  ...loadPair,
  ...productLow,
  ...addPairs,
  ...get(SUM),
  ...addV128,
  ...loadPair,
  ...productHigh,
  ...addPairs,
  ...addV128,
  ...set(SUM),
  ...get(AT),
  ...constant(16),
  ...addI32,
  ...set(AT),
  ...get(AT),
  ...get(WIDTH),
  ...isLess,
  ...againIf,
  END,
  ...get(OUT),
  ...sumLanes,
  ...storeI32,
  ...get(LIST),
  ...constant(4),
  ...addI32,
  ...set(LIST),
  ...get(OUT),
  ...constant(4),
  ...addI32,
  ...set(OUT),
  ...get(DONE),
  ...constant(1),
  ...addI32,
  ...set(DONE),
  ...get(DONE),
  ...get(COUNT),
  ...isLess,
  ...againIf,
  END,
  END,
];

const locals = [3, 1, I32, 1, V128, 2, I32];
const text = (value: string) => [value.length, ...Buffer.from(value)];
const section = (id: number, content: number[]) => [id, ...leb(content.length), ...content];
const code = [...locals, ...body];

function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >> 7)];
}

const MODULE = new Uint8Array([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...text('a'), ...text('memory'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...text('scan'), 0, 0]),
  ...section(10, [1, ...leb(code.length), ...code]),
]);

/**
 * Writes to `out` (32-bit integers) the products of the vector at `query` with each of `count` (at least one) rows of `width` bytes,
 * whose addresses stand at `list` (32-bit integers). All are addresses in `memory`; `width` is a multiple of 16.
 */
export type Scan = (query: number, list: number, count: number, width: number, out: number) => void;

export function createScan(memory: WebAssembly.Memory): Scan {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { a: { memory } });
  return exports.scan as Scan;
}

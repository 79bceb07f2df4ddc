// Pages of a byte for each of 65,536 startups, and the arithmetic over whole pages, sixteen bytes at a time: how much a feature that
// many have adds to each score. Ten times as fast as going through a list of those who have it.
import {
  add,
  and,
  compile,
  constant,
  countTrailingZeros,
  get,
  I32,
  isLess,
  lanes,
  loadLanes,
  repeatWhile,
  set,
  step,
  store,
  storeLanes,
  subtract,
  V128,
  type WasmFunction,
  when,
  zeroLanes,
} from './webassembly.ts';

export const PAGE = 65_536;
const LANES = 16;
// The first pages: the sums of the units so far, the best of the unit in hand, and four of numbers found.
const SUMS_AT = 0;
const BEST_AT = PAGE;
const FOUND_AT = 2 * PAGE;
const FIRST_PAGES = 6;

const splatBytes = lanes(0x0f);
const splatShorts = lanes(0x10);
const isAtLeast = lanes(0x2c);
const bitmask = lanes(0x64);
const narrow = lanes(0x66);
const addSaturating = lanes(0x70);
const larger = lanes(0x79);
const multiply = lanes(0x82);
const widenLow = lanes(0x89);
const widenHigh = lanes(0x8a);

const RAISE: WasmFunction = (() => {
  const [PAGE_AT, BEST, FACTOR, END, FACTORS, WEIGHTS] = [0, 1, 2, 3, 4, 5];
  const raised = [
    ...[...get(WEIGHTS), ...widenLow, ...get(FACTORS), ...multiply],
    ...[...get(WEIGHTS), ...widenHigh, ...get(FACTORS), ...multiply],
    ...[...narrow, ...get(BEST), ...loadLanes, ...larger],
  ];
  return {
    name: 'raise',
    parameters: 4,
    locals: [V128, V128],
    answers: false,
    body: [
      ...[...get(FACTOR), ...splatShorts, ...set(FACTORS)],
      ...repeatWhile(
        [
          ...[...get(PAGE_AT), ...loadLanes, ...set(WEIGHTS)],
          ...[...get(BEST), ...raised, ...storeLanes],
          ...[...step(PAGE_AT, LANES), ...step(BEST, LANES)],
        ],
        [...get(BEST), ...get(END), ...isLess],
      ),
    ],
  };
})();

const SUM_UP: WasmFunction = (() => {
  const [SUMS, BEST, END] = [0, 1, 2];
  const sum = [...get(SUMS), ...loadLanes, ...get(BEST), ...loadLanes, ...addSaturating];
  return {
    name: 'sumUp',
    parameters: 3,
    locals: [],
    answers: false,
    body: repeatWhile(
      [
        ...[...get(SUMS), ...sum, ...storeLanes],
        ...[...get(BEST), ...zeroLanes, ...storeLanes],
        ...[...step(SUMS, LANES), ...step(BEST, LANES)],
      ],
      [...get(BEST), ...get(END), ...isLess],
    ),
  };
})();

const FIND: WasmFunction = (() => {
  const [LEAST, FIRST, FOUND, END, AT, BITS, LEASTS] = [0, 1, 2, 3, 4, 5, 6];
  const number = [...get(FIRST), ...get(AT), ...add, ...get(BITS), ...countTrailingZeros, ...add];
  const withoutLowest = [...get(BITS), ...get(BITS), ...constant(1), ...subtract, ...and];
  const areAtLeast = [...get(AT), ...loadLanes, ...get(LEASTS), ...isAtLeast, ...bitmask];
  return {
    name: 'find',
    parameters: 4,
    locals: [I32, I32, V128],
    answers: true,
    body: [
      ...[...get(LEAST), ...splatBytes, ...set(LEASTS)],
      ...repeatWhile(
        [
          ...[...areAtLeast, ...set(BITS)],
          ...when(
            get(BITS),
            repeatWhile(
              [
                ...[...get(FOUND), ...number, ...store, ...step(FOUND, 4)],
                ...[...withoutLowest, ...set(BITS)],
              ],
              get(BITS),
            ),
          ),
          ...step(AT, LANES),
        ],
        [...get(AT), ...get(END), ...isLess],
      ),
      ...get(FOUND),
    ],
  };
})();

interface Kernel {
  raise(page: number, best: number, factor: number, end: number): void;
  sumUp(sums: number, best: number, end: number): void;
  find(least: number, first: number, found: number, end: number): number;
}

export class WeightPages {
  /** Of the unit in hand, by place in the page. */
  best: Uint8Array;
  /** Of all units so far, 255 at most. */
  sums: Uint8Array;
  private memory = new WebAssembly.Memory({ initial: FIRST_PAGES });
  private kernel = compile<Kernel>([RAISE, SUM_UP, FIND], this.memory);
  private bytes: Uint8Array;

  constructor() {
    this.bytes = new Uint8Array(this.memory.buffer);
    [this.sums, this.best] = this.firstPages();
  }

  private firstPages(): [Uint8Array, Uint8Array] {
    const pageAt = (at: number) => this.bytes.subarray(at, at + PAGE);
    return [pageAt(SUMS_AT), pageAt(BEST_AT)];
  }

  /** A page of zeros, by its address. */
  take(): number {
    const page = this.memory.grow(1) * PAGE;
    this.bytes = new Uint8Array(this.memory.buffer);
    [this.sums, this.best] = this.firstPages();
    return page;
  }

  read(page: number, at: number): number {
    return this.bytes[page + at] ?? 0;
  }

  write(page: number, at: number, weight: number): void {
    this.bytes[page + at] = weight;
  }

  /** Begins with a block of `size` startups: no sums. */
  clear(size: number): void {
    this.sums.fill(0, 0, wholeLanes(size));
  }

  /** Raises the best of each startup to its weight on the page times `factor` / 32,768, rounded. */
  raise(page: number, factor: number, size: number): void {
    this.kernel.raise(page, BEST_AT, factor, BEST_AT + wholeLanes(size));
  }

  /** Adds the best to the sums, and begins with another unit. */
  sumUp(size: number): void {
    this.kernel.sumUp(SUMS_AT, BEST_AT, BEST_AT + wholeLanes(size));
  }

  /** The numbers, counted from `first` on, whose sum is `least` or more: a view that holds until the next call. */
  find(least: number, first: number, size: number): Uint32Array {
    const end = this.kernel.find(least, first, FOUND_AT, wholeLanes(size));
    return new Uint32Array(this.memory.buffer, FOUND_AT, (end - FOUND_AT) / 4);
  }
}

function wholeLanes(size: number): number {
  return Math.ceil(size / LANES) * LANES;
}

// The vectors of all startups, to be compared with one: 50,000 of 128 numbers take about a millisecond.
import { createScan, type Scan } from './dot-kernel.ts';
import type { QuantisedVector } from './quantise.ts';

const PAGE = 65_536;
const LANES = 16;
// Memory: the query, then the addresses of the rows of one round, and their products, then all rows.
const QUERY_AT = 0;
const LIST_AT = 32_768;
const ROWS_PER_ROUND = 8_192;
const OUT_AT = LIST_AT + 4 * ROWS_PER_ROUND;
const ROWS_AT = OUT_AT + 4 * ROWS_PER_ROUND;

export class VectorList {
  readonly dimensions: number;
  private width: number;
  private memory = new WebAssembly.Memory({ initial: 2 });
  private scan: Scan;
  private steps = new Float32Array(1024);
  private count = 0;

  constructor(dimensions: number) {
    if (dimensions < 1 || dimensions > LIST_AT / 2)
      throw new RangeError(`${dimensions} dimensions`);
    this.dimensions = dimensions;
    this.width = Math.ceil(dimensions / LANES) * LANES;
    this.scan = createScan(this.memory);
  }

  get size(): number {
    return this.count;
  }

  /** Appends a vector; its number is the size before. */
  add({ values, step }: QuantisedVector): void {
    if (values.length !== this.dimensions) {
      throw new RangeError(`Expected ${this.dimensions} numbers, got ${values.length}`);
    }
    const at = ROWS_AT + this.count * this.width;
    const missing = at + this.width - this.memory.buffer.byteLength;
    // By an eighth at least, so that a long list is not grown row by row.
    if (missing > 0) {
      const spare = Math.ceil(this.memory.buffer.byteLength / 8);
      this.memory.grow(Math.ceil(Math.max(missing, spare) / PAGE));
    }
    new Int8Array(this.memory.buffer, at, this.dimensions).set(values);
    if (this.count === this.steps.length) {
      const longer = new Float32Array(this.count * 2);
      longer.set(this.steps);
      this.steps = longer;
    }
    this.steps[this.count++] = step;
  }

  /** Keeps the vectors of these numbers, ascending, and numbers them anew. */
  keep(numbers: Uint32Array): void {
    const bytes = new Uint8Array(this.memory.buffer, ROWS_AT);
    numbers.forEach((from, to) => {
      bytes.copyWithin(to * this.width, from * this.width, (from + 1) * this.width);
      this.steps[to] = this.steps[from] ?? 0;
    });
    this.count = numbers.length;
  }

  /** The inner product with `query` of each vector of these numbers, of which the first `count` are meant. */
  compare({ values, step }: QuantisedVector, numbers: Uint32Array, count = numbers.length) {
    const products = new Float32Array(count);
    const query = new Int16Array(this.memory.buffer, QUERY_AT, this.width);
    query.fill(0);
    query.set(values);
    const addresses = new Uint32Array(this.memory.buffer, LIST_AT, ROWS_PER_ROUND);
    const out = new Int32Array(this.memory.buffer, OUT_AT, ROWS_PER_ROUND);
    for (let start = 0; start < count; start += ROWS_PER_ROUND) {
      const rows = Math.min(ROWS_PER_ROUND, count - start);
      for (let row = 0; row < rows; row++) {
        addresses[row] = ROWS_AT + (numbers[start + row] ?? 0) * this.width;
      }
      this.scan(QUERY_AT, QUERY_AT + 2 * this.width, LIST_AT, rows, OUT_AT);
      for (let row = 0; row < rows; row++) {
        const stepOfRow = this.steps[numbers[start + row] ?? 0] ?? 0;
        products[start + row] = (out[row] ?? 0) * step * stepOfRow;
      }
    }
    return products;
  }
}

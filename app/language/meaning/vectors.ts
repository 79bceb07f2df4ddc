// Vectors quantised to bytes: 255 steps of each vector's own range.

export interface QuantisedVector {
  /** Number i is about values[i] · step, off by half a step at most. */
  values: Int8Array;
  step: number;
}

const STEPS = 127;

export function quantise(vector: Float32Array): QuantisedVector {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const step = largest / STEPS;
  const values = new Int8Array(vector.length);
  if (step > 0) {
    vector.forEach((value, at) => {
      values[at] = Math.round(value / step);
    });
  }
  return { values, step };
}

/** Scales to length 1, in place; zeros stay. */
export function normalise(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const factor = sum > 0 ? 1 / Math.sqrt(sum) : 0;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * factor;
  return vector;
}

/** Stored form: the step as a little-endian 32-bit float, then one byte a number. */
export function toBytes({ values, step }: QuantisedVector): Buffer {
  const bytes = Buffer.alloc(4 + values.length);
  bytes.writeFloatLE(step, 0);
  Buffer.from(values.buffer, values.byteOffset, values.length).copy(bytes, 4);
  return bytes;
}

export function fromBytes(bytes: Uint8Array): QuantisedVector {
  const { buffer, byteOffset, length } = bytes;
  const step = new DataView(buffer, byteOffset).getFloat32(0, true);
  // Copies, since bytes may be part of a larger buffer.
  return { step, values: new Int8Array(buffer, byteOffset + 4, length - 4).slice() };
}

export class VectorList {
  readonly dimensions: number;
  size = 0;
  private values: Int8Array;
  private steps = new Float32Array(1024);

  constructor(dimensions: number) {
    this.dimensions = dimensions;
    this.values = new Int8Array(1024 * dimensions);
  }

  add({ values, step }: QuantisedVector): void {
    if (values.length !== this.dimensions) {
      throw new RangeError(`Expected ${this.dimensions} numbers, got ${values.length}`);
    }
    if (this.size === this.steps.length) this.grow();
    this.values.set(values, this.size * this.dimensions);
    this.steps[this.size++] = step;
  }

  private grow(): void {
    const capacity = Math.ceil(this.size * 1.5);
    const [values, steps] = [this.values, this.steps];
    this.values = new Int8Array(capacity * this.dimensions);
    this.values.set(values);
    this.steps = new Float32Array(capacity);
    this.steps.set(steps);
  }

  compare({ values: query, step }: QuantisedVector, number: number): number {
    const { values, dimensions } = this;
    const start = number * dimensions;
    let sum = 0;
    for (let at = 0; at < dimensions; at++) {
      sum += (query[at] as number) * (values[start + at] as number);
    }
    return sum * step * (this.steps[number] ?? 0);
  }

  /** Retains these numbers, ascending, and renumbers them. */
  retain(numbers: readonly number[]): void {
    const { dimensions } = this;
    for (const [to, from] of numbers.entries()) {
      this.values.copyWithin(to * dimensions, from * dimensions, (from + 1) * dimensions);
      this.steps[to] = this.steps[from] ?? 0;
    }
    this.size = numbers.length;
  }
}

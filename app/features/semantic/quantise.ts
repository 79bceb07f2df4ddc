// Vectors as bytes: each number one of 255 steps of the vector's own range.

export interface QuantisedVector {
  /** The vector's number i is about values[i] · step, off by half a step at most. */
  values: Int8Array;
  step: number;
}

const STEPS = 127;

export function quantise(vector: Float32Array): QuantisedVector {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const step = largest / STEPS;
  const values = new Int8Array(vector.length);
  if (step > 0)
    vector.forEach((value, at) => {
      values[at] = Math.round(value / step);
    });
  return { values, step };
}

/** As kept in the database: the step as a 32-bit float, little-endian, then one byte a number. */
export function toBytes({ values, step }: QuantisedVector): Buffer {
  const bytes = Buffer.alloc(4 + values.length);
  bytes.writeFloatLE(step, 0);
  Buffer.from(values.buffer, values.byteOffset, values.length).copy(bytes, 4);
  return bytes;
}

export function fromBytes(bytes: Uint8Array): QuantisedVector {
  const { buffer, byteOffset, length } = bytes;
  const step = new DataView(buffer, byteOffset).getFloat32(0, true);
  // A copy: bytes may be a piece of something larger.
  return { step, values: new Int8Array(buffer, byteOffset + 4, length - 4).slice() };
}

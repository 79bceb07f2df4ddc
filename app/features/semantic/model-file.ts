// A latent model as bytes: a line of JSON with its features, then the projection as int8 rows with their steps.
import type { LatentModel } from './latent-model.ts';
import { fromBytes, quantise, toBytes } from './quantise.ts';

interface Header {
  dimensions: number;
  features: string[];
  rarity: number[];
}

export function writeModel({ dimensions, positions, rarity, projection }: LatentModel): Buffer {
  const header: Header = { dimensions, features: [...positions.keys()], rarity: [...rarity] };
  const rows = header.features.map((_, position) =>
    toBytes(quantise(projection.subarray(position * dimensions, (position + 1) * dimensions))),
  );
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...rows]);
}

export function readModel(bytes: Uint8Array): LatentModel {
  const end = bytes.indexOf(0x0a);
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as Header;
  const { dimensions, features, rarity } = header;
  const projection = new Float32Array(features.length * dimensions);
  const rowLength = 4 + dimensions;
  features.forEach((_, position) => {
    const start = end + 1 + position * rowLength;
    const { values, step } = fromBytes(bytes.slice(start, start + rowLength));
    for (let at = 0; at < dimensions; at++) {
      projection[position * dimensions + at] = (values[at] ?? 0) * step;
    }
  });
  const positions = new Map(features.map((feature, position) => [feature, position]));
  return { dimensions, positions, rarity: Float32Array.from(rarity), projection };
}

// Turns text into vectors: the built-in model in the index's thread, or an endpoint elsewhere.
import type { StartupDocument } from './document.ts';
import { listParts } from './document.ts';

export interface EmbeddingProvider {
  /** As the API tells it. */
  name: string;
  /** Numbers in each of its vectors. */
  dimensions: number;
  /** One vector a text, in order. Throws ProviderDown when it cannot tell. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

export class ProviderDown extends Error {}

/** A startup as plain text, the most telling parts first. */
export function textOf(document: StartupDocument): string {
  return listParts(document)
    .map(({ text }) => text)
    .join('\n');
}

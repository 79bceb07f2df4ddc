// What the thread of the index can be asked, and what it answers.
import type { MeaningHit } from '../../http/meaning-index.ts';
import type { StartupDocument } from './document.ts';

export interface PutEntry {
  document: StartupDocument;
  /** As stored; null has the built-in model make it. */
  vector: Uint8Array | null;
}

export interface SearchRequest {
  text: string;
  /** The question's vector by an endpoint; null takes the built-in model's, or words alone where there is none. */
  vector: Float32Array | null;
  limit: number;
  /** How much the likeness of vectors counts beside words and concepts, 0 to 1. */
  vectorShare: number;
}

export interface IndexMethods {
  /** A model from the text of startups, as bytes. */
  train(documents: StartupDocument[]): Uint8Array;
  /** Empties the index; `model` is the built-in one, null for an endpoint's vectors. */
  begin(dimensions: number, model: Uint8Array | null): void;
  /** Adds or replaces startups; answers the vectors it made, null where it was given one or has no model. */
  put(entries: PutEntry[]): Array<Uint8Array | null>;
  remove(ids: number[]): void;
  search(request: SearchRequest): MeaningHit[];
}

export type IndexMethod = keyof IndexMethods;

export interface IndexRequest {
  call: number;
  method: IndexMethod;
  args: unknown[];
}

export interface IndexReply {
  call: number;
  answer?: unknown;
  error?: string;
}

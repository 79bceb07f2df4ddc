// What a page or endpoint may ask of semantic search; app/features/semantic makes it, the server passes it on.

export interface MeaningMatch {
  /** Words of the question. */
  asked: string;
  /** What of the startup answers them: its own word, or what it is about. */
  found: string;
}

export interface MeaningHit {
  id: number;
  /** 0 to 1. */
  score: number;
  matched: MeaningMatch[];
}

export interface MeaningAnswer {
  /** What ranked: 'built-in', 'endpoint', or 'words' while the endpoint does not answer. */
  provider: string;
  hits: MeaningHit[];
}

export interface MeaningIndex {
  /** The startups nearest in meaning, best first; null while the index is not ready. Never throws. */
  rank(text: string, limit: number): Promise<MeaningAnswer | null>;
}

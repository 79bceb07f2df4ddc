// What a page or endpoint may ask of semantic search; app/features/semantic makes it, the server passes it on.

export interface QueryMatch {
  /** Words of the query. */
  asked: string;
  /** What of the startup answers them: its own word, or what it is about. */
  found: string;
}

export interface RankedStartup {
  id: number;
  /** 0 to 1. */
  score: number;
  matched: QueryMatch[];
}

export interface Ranking {
  /** What ranked: 'built-in', 'endpoint', or 'words' while the endpoint does not answer. */
  provider: string;
  hits: RankedStartup[];
}

export interface SemanticIndex {
  /** The startups nearest in meaning, best first; null while the index is not ready. Never throws. */
  rank(text: string, limit: number): Promise<Ranking | null>;
}

// The interface of semantic search for pages; implemented in app/find/meaning.
export interface QueryMatch {
  asked: string;
  /** The startup's matching word or subject. */
  found: string;
}

export interface RankedStartup {
  id: number;
  score: number;
  matched: QueryMatch[];
}

export interface Ranking {
  /** What ranked: 'built-in', 'endpoint', 'local', or 'words' while neither is available. */
  provider: string;
  hits: RankedStartup[];
  /** How near the first is to what was asked, 0 to 1. */
  nearness: number;
}

export interface SemanticIndex {
  /** The most similar startups, best first; null while the index is not ready. Never throws. */
  rank(text: string, limit: number): Promise<Ranking | null>;
}

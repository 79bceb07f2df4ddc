// What a request carries to its page or endpoint.
import type { Logger } from 'pino';
import type { Plans } from '../base/plans.ts';
import type { Theme } from '../base/theme.ts';
import type { Sql } from '../data/database.ts';
import type { CacheTag } from '../page-cache/cache-tags.ts';
import type { ApiKey, Session } from './session.server.ts';
import type { Settings } from './settings.ts';

/** What observers learn about a response. */
export interface Answered {
  /** Route template, such as /startup/:startup. */
  route?: string;
  /** Only on responses that are the same for all: cached until a write invalidates a tag. */
  cacheTags?: readonly CacheTag[];
}

export interface Context {
  request: Request;
  url: URL;
  sql: Sql;
  /** For searches within their budget (features/search/search-budget.server.ts). */
  searchSql: Sql;
  settings: Settings;
  plans: Plans;
  /** The request's time, for code that must not read the clock. */
  now: Date;
  theme: Theme;
  savesData: boolean;
  session: Session | null;
  /** Of a program; its owner is the session only in calls that its scopes allow. */
  key: ApiKey | null;
  /** Of the client, by TRUST_PROXY; 'unknown' without a socket. */
  clientAddress: string;
  /** Neither from the network nor passed on by a proxy. */
  isFromThisMachine: boolean;
  requestId: string;
  answered: Answered;
  log: Logger;
  /** Null without an index: semantic search then matches names. */
  semanticIndex: SemanticIndex | null;
  /** Of this process, for its operators; null where none is counted. */
  processFigures: (() => ProcessFigures) | null;
  answerHeaders: Headers;
}

export interface QueueFigures {
  name: string;
  running: number;
  waiting: number;
  refused: number;
}

export interface ErrorCount {
  kind: string;
  count: number;
  last_at: Date;
}

export interface ProcessFigures {
  started_at: Date;
  memory_bytes: number;
  queues: QueueFigures[];
  /** Null when it is off. */
  cache: { pages: number; bytes: number; hits: number; misses: number } | null;
  errors: ErrorCount[];
}

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
  /** The ranking method: 'built-in', 'endpoint', 'local', or 'words' while none is available. */
  provider: string;
  hits: RankedStartup[];
  /** The similarity of the first result to the question, 0 to 1. */
  nearness: number;
}

export interface SemanticIndex {
  /** The most similar startups, best first; null while the index is not ready. Never throws. */
  rank(text: string, limit: number): Promise<Ranking | null>;
}

// What every request carries to the page or endpoint that answers it.
import type { Logger } from 'pino';
import type { Plans } from '../base/plans.ts';
import type { Theme } from '../base/theme.ts';
import type { Sql } from '../data/database.ts';
import type { CacheTag } from '../page-cache/cache-tags.ts';
import type { SemanticIndex } from './semantic-index.ts';
import type { Session } from './session.server.ts';
import type { Settings } from './settings.ts';

/** What the caller of the site learns of an answer beside the answer. */
export interface Answered {
  /** Template of the address, such as /startup/:startup. */
  route?: string;
  /** Only on an answer that is the same for every visitor: it may be cached until a write invalidates one of them. */
  cacheTags?: readonly CacheTag[];
}

export interface Context {
  request: Request;
  url: URL;
  sql: Sql;
  /** For searches, which go through their budget (features/search/search-budget.server.ts). */
  searchSql: Sql;
  settings: Settings;
  /** What can be bought; decides with the session what may be taken (limits.ts). */
  plans: Plans;
  /** The request's time; pure code takes it as an argument instead of asking the clock. */
  now: Date;
  theme: Theme;
  /** Whether the visitor asks for fewer bytes (Save-Data). */
  savesData: boolean;
  /** Null for a visitor who is not signed in. */
  session: Session | null;
  /** Of the client, as far as TRUST_PROXY tells; 'unknown' where no socket is behind the request. */
  clientAddress: string;
  requestId: string;
  /** What the answer tells whoever listens. */
  answered: Answered;
  log: Logger;
  /** Null where no index was started: semantic search then goes by names. */
  semanticIndex: SemanticIndex | null;
  /** Headers the answer gets on top of the usual ones. */
  answerHeaders: Headers;
}

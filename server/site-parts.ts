// What the site is made of, and what it is to whoever listens.
import type { Logger } from 'pino';
import type { Database } from '../app/data/database.ts';
import type { Answered, Context } from '../app/http/context.ts';
import type { SemanticIndex } from '../app/http/semantic-index.ts';
import type { Settings } from '../app/http/settings.ts';
import type { DocumentAssets } from '../app/ui/document-head.tsx';

/** File names for the frame, and where the built files lie. */
export interface Assets extends DocumentAssets {
  /** Folder of the built files; absent where Vite serves them itself. */
  folder?: URL;
}

export interface SiteParts {
  database: Database;
  settings: Settings;
  assets: Assets;
  log: Logger;
  /** The index of semantic search. */
  semanticIndex?: SemanticIndex;
  /** Whether the process is about to end: then it is not ready for more. */
  isDraining?: () => boolean;
  /** The clock; tests stop it. */
  now?: () => Date;
}

/** What a request does not say of itself. */
export interface Connection {
  /** Address at the other end of the socket. */
  remoteAddress?: string;
  /** Names the request in the log and in the answer; a new one when left out. */
  requestId?: string;
  /** Filled with what the answer says of itself. */
  answered?: Answered;
}

export interface Site {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** To be called when everything may have changed, the kind of catalogue included. */
  forgetCatalogue(): void;
}

export type Variables = {
  Bindings: Connection;
  Variables: { context: Context; parts: SiteParts };
};

// The parts of the site, and its interface to the server.
import type { Logger } from 'pino';
import type { Database } from '../app/data/database.ts';
import type { Answered, Context, ProcessFigures, SemanticIndex } from '../app/http/context.ts';
import type { Settings } from '../app/http/settings.ts';
import type { DocumentAssets } from '../app/ui/document-head.tsx';

export interface Assets extends DocumentAssets {
  /** Absent where Vite serves the files. */
  folder?: URL;
}

export interface SiteParts {
  database: Database;
  settings: Settings;
  assets: Assets;
  log: Logger;
  semanticIndex?: SemanticIndex;
  /** The key of the stored mails; without it only DEVELOPMENT_PAGES=on opens them. */
  developmentKey?: string;
  /** The process is shutting down, so it is not ready. */
  isDraining?: () => boolean;
  processFigures?: () => ProcessFigures;
  now?: () => Date;
}

/** Data of a request that it does not contain itself. */
export interface Connection {
  remoteAddress?: string;
  /** For the log and the response; a new one by default. */
  requestId?: string;
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

// The pages requested last, in a file: a process that starts while the database is away has them.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import { makeOwnFolder } from '../app/data/owner-only.ts';
import type { PageCache } from '../app/page-cache/page-cache.ts';
import type { CachedPage } from './cached-page.ts';

const PAGES = 500;
const SAVED_EVERY_MS = 10 * 60_000;

export interface SavedPagesOptions {
  file: string;
  /** Of the build: pages of another one name scripts and styles that are gone. */
  build: string;
}

interface Saved {
  build: string;
  pages: ReturnType<PageCache<CachedPage>['listRecent']>;
}

/** Restores the pages, then saves them every ten minutes. Returns a last save. */
export function savePages(
  cache: PageCache<CachedPage>,
  { file, build }: SavedPagesOptions,
  log: Logger,
): () => void {
  const saved = read(file);
  if (saved?.build === build) cache.restore(saved.pages);
  const save = () => {
    const pages = cache.listRecent(PAGES);
    if (pages.length === 0) return;
    try {
      makeOwnFolder(dirname(file));
      writeFileSync(`${file}.new`, serialize({ build, pages } satisfies Saved), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (err) {
      log.warn({ err }, 'pages are not saved for an outage: DATA_DIR cannot be written');
    }
  };
  const saving = setInterval(save, SAVED_EVERY_MS).unref();
  return () => {
    clearInterval(saving);
    save();
  };
}

/** A missing or damaged file is as good as none. */
function read(file: string): Saved | undefined {
  try {
    return deserialize(readFileSync(file)) as Saved;
  } catch {
    return undefined;
  }
}

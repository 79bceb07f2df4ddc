// The site as tests ask it: the real one, on a database of their own.
//
// openTestSite()                     the starter catalogue of real startups
// openTestSite({ catalogue: 'empty' })  tables only; fill them with test/factories.ts
// On a Postgres where there is one (test/global-setup.ts), else embedded and in memory.
import { pino } from 'pino';
import {
  type SemanticIndexService,
  startSemanticIndex,
} from '../app/features/semantic/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { createSite } from '../server/site.tsx';
import type { Assets } from '../server/site-parts.ts';
import { type Catalogue, openTestDatabase } from './databases.ts';
import {
  type Ask,
  type AskInit,
  type Fields,
  ownForm,
  type Person,
  signInMember,
} from './member.ts';

export const ASSETS: Assets = {
  boot: '/assets/boot.js',
  css: '/assets/styles.css',
  fontCss: '/assets/fonts.css',
};

export interface TestSiteOptions {
  catalogue?: Catalogue;
  /** Settings by their environment names; RATE_LIMITS is off and AUTH_PADDING_MS 0 unless given. */
  env?: Record<string, string>;
  now?: Date;
  /** Starts the index of semantic search, and waits for it. */
  semantic?: boolean;
  /** What the build made; ASSETS when left out. */
  assets?: Assets;
  /** Whether the process is about to end. */
  isDraining?: () => boolean;
}

export async function openTestSite(options: TestSiteOptions = {}) {
  const database = await openTestDatabase(options.catalogue ?? 'starter');
  let now = options.now ?? new Date('2026-11-01T12:00:00Z');
  const logged: Array<Record<string, unknown>> = [];
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
  const settings = readSettings({ RATE_LIMITS: 'off', AUTH_PADDING_MS: '0', ...options.env });
  const semantic = options.semantic ? startSemanticIndex(database, settings, log) : undefined;
  await semantic?.ready;
  const site = createSite({
    database,
    settings,
    assets: options.assets ?? ASSETS,
    log,
    now: () => now,
    semanticIndex: semantic,
    isDraining: options.isDraining,
  });
  const request: Ask = (path, { remoteAddress, ...init } = {}) => {
    const address = new URL(path, 'http://griot.test');
    return site.fetch(new Request(address, { redirect: 'manual', ...init }), { remoteAddress });
  };

  return {
    sql: database.sql,
    database,
    settings,
    log,
    /** The site itself, for test/server.ts to listen with. */
    site,
    /** What was logged, newest last. */
    logged,
    request,
    /** A page's HTML; fails unless it answers 200. */
    async page(path: string): Promise<string> {
      const response = await request(path);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.text();
    },
    /** An endpoint's JSON; fails unless it answers 200. */
    async api(path: string) {
      const response = await request(`/api${path}`);
      if (response.status !== 200) throw new Error(`/api${path} answered ${response.status}`);
      return response.json();
    },
    /** Sends a page's form as a browser without script does; `fields` may repeat a name with a list. */
    form: (path: string, fields: Fields, init: AskInit = {}) =>
      request(path, { ...init, method: 'POST', ...ownForm(fields, init.headers) }),
    /** Somebody with an account, signed in through the public doors. */
    member: (person: Partial<Person> = {}) => signInMember(request, person),
    now: () => now,
    /** Moves the site's clock. */
    setNow(to: Date) {
      now = to;
    },
    /** The index of semantic search; absent unless asked for. */
    semantic: semantic as SemanticIndexService,
    async close() {
      await semantic?.stop();
      await database.close();
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

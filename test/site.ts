// The site as tests ask it: the real one, on a database of their own.
//
// openTestSite()                     the starter catalogue of real startups
// openTestSite({ catalogue: 'empty' })  tables only; fill them with test/factories.ts
// On a Postgres where there is one (test/global-setup.ts), otherwise embedded and in memory.
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import {
  type SemanticIndexService,
  startSemanticIndex,
} from '../app/find/meaning/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { createSite } from '../server/site.tsx';
import type { Assets } from '../server/site-parts.ts';
import { type Catalogue, openTestDatabase } from './databases.ts';
import {
  type Ask,
  type AskInit,
  expectOk,
  type Fields,
  ownForm,
  type Person,
  signInMember,
} from './member.ts';

export const ASSETS: Assets = {
  boot: { en: '/assets/boot.js' },
  css: '/assets/styles.css',
  memberCss: '/assets/members.css',
  toolCss: '/assets/tools.css',
};

// The longest timer there is: tests call refresh() themselves.
const NEVER_MS = 2_147_483_647;

interface TestSiteOptions {
  catalogue?: Catalogue;
  developmentKey?: string;
  /** Defaults: RATE_LIMITS off, AUTH_PADDING_MS and REQUEST_TIMEOUT_MS 0, BILLING_SANDBOX on. */
  env?: Record<string, string>;
  now?: Date;
  /** Starts the semantic index and waits for it. */
  semantic?: boolean;
  /** The build's output; defaults to ASSETS. */
  assets?: Assets;
  isDraining?: () => boolean;
  /** Of a search's statement; none by default. */
  searchTimeoutMs?: number;
  /** For tests that pass weeks: members use their sessions all the while. */
  neverIdle?: boolean;
}

export async function openTestSite(options: TestSiteOptions = {}) {
  const database = await openTestDatabase(options.catalogue ?? 'starter', options.searchTimeoutMs);
  let now = options.now ?? new Date('2026-11-01T12:00:00Z');
  const logged: Array<Record<string, unknown>> = [];
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
  const settings = readSettings({
    RATE_LIMITS: 'off',
    AUTH_PADDING_MS: '0',
    REQUEST_TIMEOUT_MS: '0',
    BILLING_SANDBOX: 'on',
    ...options.env,
  });
  const semantic = options.semantic
    ? startSemanticIndex(database, settings, log, { refreshMs: NEVER_MS })
    : undefined;
  await semantic?.ready;
  const site = createSite({
    database,
    settings,
    assets: options.assets ?? ASSETS,
    log,
    now: () => now,
    semanticIndex: semantic,
    developmentKey: options.developmentKey,
    isDraining: options.isDraining,
  });
  const request: Ask = (path, { remoteAddress, ...init } = {}) => {
    const address = new URL(path, 'http://griot.test');
    return site.fetch(new Request(address, { redirect: 'manual', ...init }), { remoteAddress });
  };

  /** Registers and signs in through the public endpoints. */
  async function openMember(person: Partial<Person> = {}) {
    const member = await signInMember(request, person);
    if (options.neverIdle) {
      await raw`update sessions set last_seen_at = expires_at`.execute(database.sql);
    }
    return member;
  }

  return {
    sql: database.sql,
    database,
    settings,
    log,
    /** For test/server.ts. */
    site,
    /** Log entries, newest last. */
    logged,
    request,
    ...expectOk(request),
    /** Submits a page's form as without script; a list in `fields` repeats the name. */
    form: (path: string, fields: Fields, init: AskInit = {}) =>
      request(path, { ...init, method: 'POST', ...ownForm(fields, init.headers) }),
    member: openMember,
    /** A member whose mail address is confirmed. */
    async verifiedMember(person: Partial<Person> = {}) {
      const member = await openMember(person);
      await raw`update users set email_verified_at = now() where email = ${member.email}`.execute(
        database.sql,
      );
      return member;
    },
    now: () => now,
    setNow(to: Date) {
      now = to;
    },
    /** Absent unless requested. */
    semantic: semantic as SemanticIndexService,
    async close() {
      await semantic?.stop();
      await database.close();
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

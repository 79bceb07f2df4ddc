// Import, form and correction while the worker is killed. ALERTS=1000 ROUNDS=300 is the whole size.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../test/databases.ts';
import { makeCountry, makeFunding, makeStartup } from '../../../../test/factories.ts';
import { databaseUrlOf, importText } from '../../../../test/import.ts';
import type { Member } from '../../../../test/member.ts';
import { writePlans } from '../../../../test/plans-file.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { untilSaid } from '../../../../test/until-said.ts';
import { findNew } from './find-new.server.ts';
import { notifyAtOnce } from './notify.server.ts';

const SITE_URL = 'https://griot.example';
const WORKER = fileURLToPath(new URL('../../../../test/alert-worker.ts', import.meta.url));
const ALERTS = Number(process.env.ALERTS ?? 60);
const ROUNDS = Number(process.env.ROUNDS ?? 24);

let site: TestSite;
let kenya: number;
let ghana: number;
const find = () =>
  findNew(site.sql, { info() {}, warn() {}, error: (fields) => expect(fields).toBe('no error') });

beforeAll(async () => {
  site = await openTestSite({
    catalogue: 'empty',
    env: { SITE_URL, PLANS_FILE: writePlans([]) },
  });
  kenya = await makeCountry(site.sql);
  ghana = await makeCountry(site.sql, 'ghana', 'Ghana', 'GH');
});
afterAll(() => site.close());

async function follow(member: Member, of: string, name: string): Promise<void> {
  const fields = { of, name, frequency: 'instant', by_mail: 'on' };
  const answer = await member.form('/dashboard/alerts/new', fields);
  expect([of, answer.status]).toEqual([of, 303]);
}

test.runIf(isOnPostgres())(
  'import, form and correction while the worker is killed five times: each alert has each once',
  async () => {
    const members = [await site.member()];
    while (members.length * 100 < ALERTS) members.push(await site.member());
    await raw`update users set email_verified_at = now()`.execute(site.sql);
    const startups: Array<{ id: number; name: string }> = [];
    for (let n = 0; n < 12; n++) {
      const name = `Firm ${n}`;
      const country_id = n % 2 ? kenya : ghana;
      const { id } = await makeStartup(site.sql, {
        name,
        country_id,
        industries: [`field-${n % 3}`],
      });
      startups.push({ id, name });
    }
    const old = await makeFunding(site.sql, {
      startup_id: startups[0]?.id ?? 0,
      amount_usd: 1_000,
    });
    const conditions = (n: number) => [
      `amount=${1 + (n % 20)}M..`,
      ['country=kenya', 'country=ghana', ''][n % 3],
      ['', 'industry=field-1'][n % 2],
    ];
    const addresses = Array.from({ length: ALERTS }, (_, n) => {
      const [amount, country, industry] = conditions(n);
      return `/rounds?${[amount, country, industry].filter(Boolean).join('&')}`;
    });
    for (const [n, of] of addresses.entries()) {
      await follow(members[Math.floor(n / 100)] as Member, of, `Alert ${n}`);
    }
    const env = {
      PATH: process.env.PATH ?? '',
      SITE_URL,
      PLANS_FILE: writePlans([]),
      DATABASE_URL: (await databaseUrlOf(site.database)) ?? '',
    };
    const startWorker = () =>
      spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const write = (async () => {
      const third = Math.floor(ROUNDS / 3);
      const lines = Array.from(
        { length: third },
        (_, n) =>
          `Firm ${n % 12},Seed,20${10 + (n % 16)}-0${1 + (n % 9)},${(1 + (n % 23)) * 1_000_000}`,
      );
      await importText(
        site.database,
        'rounds',
        `startup,round,date,amount\n${lines.join('\n')}\n`,
        { rowsPerBatch: 5 },
      );
      for (let n = 0; n < third; n++) {
        await makeFunding(site.sql, {
          startup_id: startups[n % 12]?.id ?? 0,
          amount_usd: (1 + (n % 22)) * 1_000_000,
        });
        const { id } = await makeFunding(site.sql, {
          startup_id: startups[(n + 5) % 12]?.id ?? 0,
          amount_usd: 1_000,
        });
        await raw`update fundings set amount_usd = ${(1 + (n % 21)) * 1_000_000} where id = ${id}`.execute(
          site.sql,
        );
      }
    })();
    for (const step of [
      'begun\n',
      'found\n',
      'notified\n',
      'notified\nfound\n',
      'found\nnotified\nfound\nnotified\n',
    ]) {
      const worker = startWorker();
      const exit = once(worker, 'exit');
      // Amid the next.
      await untilSaid(worker.stdout, step);
      worker.kill('SIGKILL');
      await exit;
    }
    await write;
    await Promise.all([find(), find()]);
    await find();
    await Promise.all([1, 2].map(() => notifyAtOnce(site.sql, site.settings, new Date())));

    const { rows } = await raw<{ name: string; ids: number[] }>`
      select a.name, array(select item_id from alert_items where alert_id = a.id order by item_id) as ids
      from alerts a`.execute(site.sql);
    const found = new Map(rows.map(({ name, ids }) => [name, ids]));
    let expected = 0;
    for (const [n, address] of addresses.entries()) {
      const [, query] = address.split('?');
      const slugs: string[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { data, meta } = await site.api(`/rounds?${query}&per_page=100&page=${page}`);
        pages = meta.last_page;
        slugs.push(...data.map(({ slug }: { slug: string }) => slug));
      }
      const wanted = await raw<{ id: number }>`
        select id from fundings where slug = any(${slugs}::text[]) and id <> ${old.id} order by id`.execute(
        site.sql,
      );
      const seen = found.get(`Alert ${n}`) ?? [];
      const mine = wanted.rows.map(({ id }) => id).filter((id) => id > old.id);
      expect([address, seen]).toEqual([address, mine]);
      expected += mine.length;
    }
    expect(expected).toBeGreaterThan(ALERTS);
    const items = await raw<{ unsent: number; items: number }>`
      select count(*) filter (where sent_at is null)::int as unsent, count(*)::int as items from alert_items`.execute(
      site.sql,
    );
    expect(items.rows[0]).toEqual({ unsent: 0, items: expected });
    const mails = await site.sql
      .selectFrom('mails')
      .select('text')
      .where('template', '=', 'alerts')
      .execute();
    const listed = mails.reduce(
      (sum, { text }) =>
        sum +
        (text.match(/\/funding\//g)?.length ?? 0) +
        [...text.matchAll(/^And ([\d,]+) more/gm)].reduce(
          (more, [, count = '']) => more + Number(count.replace(',', '')),
          0,
        ),
      0,
    );
    expect(listed).toBe(expected);
  },
);

import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { openTestServer } from '../../../test/server.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { createPageReads } from './page-reads.server.ts';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const NOW = new Date('2026-11-25T23:59:00Z');

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(() => raw`truncate page_reads`.execute(site.sql));

async function listReads() {
  const { rows } = await raw<{ kind: string; slug: string; month: string; reads: number }>`
    select r.kind, coalesce(s.slug, f.slug, i.slug, p.slug) as slug, r.month, r.reads from page_reads r
      left join startups s on r.kind = 'startup' and s.id = r.entity_id
      left join fundings f on r.kind = 'funding' and f.id = r.entity_id
      left join investors i on r.kind = 'investor' and i.id = r.entity_id
      left join places p on r.kind = 'location' and p.id = r.entity_id
    order by r.kind, slug`.execute(site.sql);
  return rows;
}

test('pages of records are counted for each record, cached or not, and written when the site stops', async () => {
  const server = await openTestServer(site);
  const read = (path: string, headers: Record<string, string> = BROWSER) =>
    server.get(path, { headers });
  const { data } = await site.api('/startup/flutterwave/fundings');
  for (const path of [
    '/startup/flutterwave',
    '/startup/flutterwave',
    '/startup/flutterwave/team?view=table',
    `/funding/${data[0].slug}`,
    '/investor/visa',
    '/location/kenya',
    '/startup/no-such-startup',
    '/startups',
    '/api/startup/flutterwave',
  ]) {
    await read(path);
  }
  await read('/startup/andela', { ...BROWSER, 'sec-purpose': 'prefetch' });
  await read('/startup/andela', { 'user-agent': 'Examplebot/1.0 (+https://bots.example)' });
  await read('/startup/andela', {});
  await server.close();
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  expect(await listReads()).toEqual([
    { kind: 'funding', slug: data[0].slug, month, reads: 1 },
    { kind: 'investor', slug: 'visa', month, reads: 1 },
    { kind: 'location', slug: 'kenya', month, reads: 1 },
    { kind: 'startup', slug: 'flutterwave', month, reads: 3 },
  ]);
});

function read(reads: ReturnType<typeof createPageReads>, url: string): void {
  const request = { method: 'GET', url, headers: BROWSER } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { statusCode: 304 });
  reads.count(request, response as unknown as ServerResponse);
  response.emit('finish');
}

test('what could not be written is written the next time, by month', async () => {
  await makeStartup(site.sql, { slug: 'often-read' });
  const reads = createPageReads();
  read(reads, '/startup/often-read');
  await expect(
    site.sql.transaction().execute(async (sql) => {
      await raw`select 1 / 0`.execute(sql).catch(() => {});
      await reads.write(sql, NOW);
    }),
  ).rejects.toThrow();
  read(reads, '/startup/often-read');
  await reads.write(site.sql, NOW);
  read(reads, '/startup/often-read');
  await reads.write(site.sql, NOW);
  await reads.write(site.sql, NOW);
  expect(await listReads()).toEqual([
    { kind: 'startup', slug: 'often-read', month: '2026-11-01', reads: 3 },
  ]);
});

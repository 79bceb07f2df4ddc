// Kept pages follow an imported file, and only those that show what it changed.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportKind } from '../app/features/import/contract.ts';
import { APART, type CachedPages, openCachedPages, SHOWN, TABS } from '../test/cached-pages.ts';
import { importText } from '../test/import.ts';

let kept: CachedPages;
beforeAll(async () => {
  kept = await openCachedPages();
});
afterAll(() => kept.close());
beforeEach(async () => {
  await raw`delete from changes`.execute(kept.site.sql);
});

async function listKeys(): Promise<string[]> {
  const { rows } = await raw<{ keys: string[] }>`select keys from changes`.execute(kept.site.sql);
  return rows.flatMap(({ keys }) => keys);
}

interface File {
  what: string;
  kind: ImportKind;
  text: string;
  changed: string[];
  left: string[];
}

const tabsOf = (startup: string) => TABS.map((tab) => `/startup/${startup}${tab}`);
const FAR = ['/terms', ...tabsOf(APART), '/industry/agritech', '/location/kenya'];

const FILES: File[] = [
  {
    what: 'a new startup, and a known one told more of',
    kind: 'startups',
    text: `slug,name,country,city,industries,tagline,year_founded
newcomer-pay,Newcomer Pay,Nigeria,Lagos,Fintech,Payments by a newcomer,2024
${SHOWN},Flutterwave,Nigeria,,,Another line altogether,
`,
    changed: [
      '/',
      `/startup/${SHOWN}`,
      '/industries',
      '/industry/fintech',
      '/industry/fintech/nigeria',
      '/location/nigeria',
      '/location/lagos',
      '/explore/location',
      '/sitemaps/startups-1.xml',
    ],
    left: [...FAR, '/news', '/location/egypt', '/investor/delegation-a-l-entrepreneuriat-rapide'],
  },
  {
    what: 'a startup that is called otherwise',
    kind: 'startups',
    text: `slug,name,country\n${SHOWN},Flutterwave Two,Nigeria\n`,
    changed: [...tabsOf(SHOWN), '/news', '/feeds/news.atom', '/industry/fintech'],
    left: FAR,
  },
  {
    what: 'a startup that moved to another country',
    kind: 'startups',
    text: 'slug,name,country,city\npaystack,Paystack,Egypt,Cairo\n',
    changed: ['/startup/paystack', '/location/nigeria', '/location/lagos', '/location/egypt'],
    left: FAR,
  },
  {
    what: 'a round with an investor known and one unknown',
    kind: 'rounds',
    text: `startup_slug,round,announced_on,amount_usd,investors,source_url
${SHOWN},Series C,2026-09-01,61000000,"Visa (lead), Unheard Of Capital",https://news.example/series-c
`,
    changed: [
      '/',
      '/investors',
      `/startup/${SHOWN}`,
      `/startup/${SHOWN}/fundings`,
      '/investor/visa',
      '/industry/fintech',
      '/location/nigeria',
      '/feeds/fundings.atom',
      '/sitemaps/fundings-1.xml',
    ],
    left: [...FAR, '/news', '/startup/andela', '/location/kenya'],
  },
  {
    what: 'investors',
    kind: 'investors',
    text: 'slug,name,type,country\nvisa,Visa Ventures,,\n,Nobody Knew Capital,Venture Capital,Kenya\n',
    changed: ['/investors?q=capital', '/investor/visa', `/startup/${SHOWN}/fundings`],
    left: [...FAR, '/news', '/startup/wave/fundings', '/location/tunisia'],
  },
  {
    what: 'news',
    kind: 'news',
    text: `title,publisher,url,published_on,startup_slugs
It grows,A paper,https://paper.example/it-grows,2026-10-31,${SHOWN}
`,
    changed: ['/', '/news', `/startup/${SHOWN}/news-activities`, '/feeds/news.atom'],
    left: [...FAR, '/startup/andela', '/location/nigeria', '/industry/fintech', '/top-100'],
  },
  {
    what: 'metrics',
    kind: 'metrics',
    text: `startup_slug,measured_on,twitter_followers\n${SHOWN},2026-10-01,987654\n`,
    changed: [`/startup/${SHOWN}`, '/top-100/startups-by-twitter-follower-count'],
    left: [...FAR, '/news', '/startup/andela/fundings'],
  },
];

describe('after a file every page equals a fresh one, and those far from it were left', () => {
  test.each(FILES)('$what', async ({ kind, text, changed, left }) => {
    const outcome = await kept.writeAndCompare(() => importText(kept.site.database, kind, text));
    expect(outcome.changed).toEqual(expect.arrayContaining(changed));
    expect(outcome.left).toEqual(expect.arrayContaining(left));
    expect(await listKeys()).not.toContain('all');
  });
});

test.each(FILES)('again, or as a dry run, it notes nothing: $what', async ({ kind, text }) => {
  await importText(kept.site.database, kind, text);
  await raw`delete from changes`.execute(kept.site.sql);
  await importText(kept.site.database, kind, text);
  await importText(kept.site.database, kind, text.replaceAll('20', '19'), { isDryRun: true });
  expect(await listKeys()).toEqual([]);
});

test('what an interrupted file left behind is noted by the next one', async () => {
  const { sql, database } = kept.site;
  await raw`insert into import_runs (kind, file_name, content_hash) values ('startups', 'a.csv', 'x')`.execute(
    sql,
  );
  await sql.transaction().execute(async (transaction) => {
    await raw`set local griot.defer_figures = 'on'`.execute(transaction);
    await raw`set local griot.defer_notes = 'on'`.execute(transaction);
    await raw`update startups set tagline = 'Half imported', updated_at = now() where slug = 'wave'`.execute(
      transaction,
    );
  });
  expect(await listKeys()).toEqual([]);
  await importText(database, 'startups', 'slug,name,country\nwave,Wave,Senegal\n');
  expect(await listKeys()).toContain('startup:wave');
});

test('startups by the thousand note everything', async () => {
  const lines = Array.from({ length: 1_100 }, (_, nth) => `Fictional Venture ${nth},Ghana`);
  const text = `${['name,country', ...lines].join('\n')}\n`;
  const { counts } = await importText(kept.site.database, 'startups', text);
  expect(counts).toMatchObject({ created: 1_100, rejected: 0 });
  expect(await listKeys()).toEqual(['all']);
});

// What operators write: files through `griot import`, and rows by hand as with psql. All of it fictional.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';
import type { ImportKind } from '../app/features/import/contract.ts';
import { pick } from './tally.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROWS_A_FILE = 20;
const ROUNDS = ['Angel', 'Pre-Seed', 'Seed', 'Series A', 'Grant', 'Debt Financing'];
const run = promisify(execFile);

export interface Desk {
  sql: Sql;
  databaseUrl: string;
  /** For the files. */
  folder: string;
  /** Slugs of startups that are read at the same time. */
  startups: readonly string[];
  /** Rows that imports made or changed. */
  importedRows: number;
}

let written = 0;

/** Each touches the pages that show what its few rows changed (decision 008). */
export const IMPORTS: Record<string, (desk: Desk) => Promise<void>> = {
  'import of rounds': (desk) =>
    importRows(desk, 'rounds', 'startup_slug,round,announced_on,amount_usd,investors,source_url', {
      of: (slug, number) =>
        `${slug},${pick(ROUNDS)},2025-${month(number)}-11,${100_000 + number * 1_000},"Fictional Fund ${number % 7} (lead), Fictional Angels",https://news.example/round-${number}`,
    }),
  'import of news': (desk) => importNews(desk, desk.startups),
  'import of startups': (desk) =>
    importRows(desk, 'startups', 'slug,name,country,employees,tagline,industries,source_url', {
      of: (slug, number) =>
        number % 4 === 0
          ? `,Fictional Venture ${number},Ghana,11-50,Came in by a file while others read,FinTech,https://news.example/startup-${number}`
          : `${slug},,,${pick(['2-10', '11-50', '51-100'])},Changed by file number ${number},,https://news.example/startup-${number}`,
    }),
  'import of metrics': (desk) =>
    importRows(desk, 'metrics', 'startup_slug,measured_on,twitter_followers,source_url', {
      of: (slug, number) =>
        `${slug},2026-${month(number)}-01,${number * 7},https://news.example/count-${number}`,
    }),
  'import of investors': (desk) =>
    importRows(desk, 'investors', 'name,type,country,stages,source_url', {
      of: (_slug, number) =>
        `Fictional Fund ${number % 40},Venture Capital,Kenya,Seed,https://news.example/fund-${number}`,
    }),
};

/** Each touches the pages that show the startup, and no others. */
export const BY_HAND: Record<string, (desk: Desk) => Promise<void>> = {
  'round by hand': async ({ sql, startups }) => {
    const number = ++written;
    await raw`
      insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd)
      select ${`by-hand-${number}`}, id, 'Series B', current_date, 'day', ${number * 10_000}
      from startups where slug = ${pick(startups)}`.execute(sql);
  },
  'row changed by hand': async ({ sql, startups }) => {
    await raw`
      update startups set overview = ${`Changed by hand as number ${++written}.`}, updated_at = now()
      where slug = ${pick(startups)}`.execute(sql);
  },
  'news by hand': async ({ sql, startups }) => {
    const number = ++written;
    await raw`
      with story as (
        insert into news (title, publisher, url, published_on)
        values (${`Fictional story ${number}`}, 'Example News', ${`https://news.example/by-hand-${number}`}, current_date)
        returning id)
      insert into news_startups (news_id, startup_id)
      select story.id, s.id from story, startups s where s.slug = ${pick(startups)}`.execute(sql);
  },
};

/** News about many startups in one file. */
export async function importManyNews(desk: Desk, rows: number): Promise<void> {
  const { rows: found } = await raw<{ slug: string }>`
    select slug from startups order by id limit ${rows}`.execute(desk.sql);
  await importNews(
    desk,
    found.map(({ slug }) => slug),
    rows,
  );
}

function importNews(desk: Desk, startups: readonly string[], rows?: number): Promise<void> {
  return importRows(desk, 'news', 'title,publisher,url,published_on,startup_slugs', {
    startups,
    rows,
    of: (slug, number) =>
      `Fictional headline ${number},Example News,https://news.example/story-${number},2026-${month(number)}-05,${slug}`,
  });
}

async function importRows(
  desk: Desk,
  kind: ImportKind,
  header: string,
  {
    startups = desk.startups,
    rows = ROWS_A_FILE,
    of,
  }: {
    startups?: readonly string[];
    rows?: number;
    of: (slug: string, number: number) => string;
  },
): Promise<void> {
  const file = join(desk.folder, `${kind}-${++written}.csv`);
  // Different startups, from any one on.
  const first = Math.floor(Math.random() * startups.length);
  const lines = Array.from({ length: rows }, (_, nth) =>
    of(startups[(first + nth) % startups.length] ?? '', ++written),
  );
  writeFileSync(file, `${[header, ...lines].join('\n')}\n`);
  const { stdout } = await run(
    process.execPath,
    [join(ROOT, 'cli/main.ts'), 'import', kind, file, '--json', '--report', `${file}.problems.csv`],
    {
      // What looks like a startup twice is listed in a file in the folder it was asked from.
      cwd: desk.folder,
      env: { ...process.env, DATABASE_URL: desk.databaseUrl, DATA_DIR: desk.folder },
    },
  ).catch((error: { stderr?: string; message: string }) => {
    throw new Error(`griot import ${kind}: ${error.stderr?.slice(-400) || error.message}`);
  });
  const { created, updated } = JSON.parse(stdout).rows;
  desk.importedRows += created + updated;
}

function month(number: number): string {
  return String(1 + (number % 9)).padStart(2, '0');
}

// On the embedded database, too, whose one connection a transaction keeps from all others.
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { useModeration } from '../../../../test/moderation-site.ts';
import { uploadsOf } from '../../../../test/uploads-site.ts';
import type { Outcome } from './contract.ts';

const kit = useModeration();
const { upload, take } = uploadsOf(() => kit.site);

test('many rows about one company do not keep the database', async () => {
  const { moderator, site } = kit;
  const rows = Array.from(
    { length: 150 },
    (_, nth) => `Samewise,Kenya,https://samewise.example,2022-03-01,${1_000_000 + nth},Seed`,
  );
  const text = ['startup,country,website,date,amount,round', ...rows].join('\n');
  const { at } = await upload(moderator, new File([text], 'same.csv'));
  await take(moderator, at, 'check');
  const { rows: found } = await raw<{ outcome: Outcome }>`
    select outcome from import_uploads where uuid = ${at.split('/').at(-1)}`.execute(site.sql);
  expect(found[0]?.outcome).toMatchObject({
    runs: [
      { kind: 'startups', read: 150, created: 1, unchanged: 49, rejected: 100 },
      { kind: 'rounds', read: 150, created: 1, unchanged: 49, rejected: 100 },
    ],
    problems: [{ reason: expect.stringContaining('more than 50 rows about one') }],
  });
});

test('others use the database while a large file is checked, and slices count as the whole', async () => {
  const { moderator, site } = kit;
  const header = 'startup,country,website,date,amount,round,source';
  const rows = Array.from({ length: 300 }, (_, nth) => {
    // Each company has two rounds, far from each other in the file, under two spellings.
    const company = nth % 150;
    const name = nth < 150 ? `Slicewise ${company}` : `SLICEWISE ${company}`;
    const day = `${nth < 150 ? 2022 : 2023}-03-${String((company % 28) + 1).padStart(2, '0')}`;
    const own = `https://slicewise-${company}.example`;
    return `${name},Kenya,${own},${day},${1_000_000 + nth},Seed,https://news.example/${nth}`;
  });
  const { at } = await upload(moderator, new File([[header, ...rows].join('\n')], 'many.csv'));
  const uuid = at.split('/').at(-1);
  const seen = new Set<number>();
  let isChecked = false;
  const checking = take(moderator, at, 'check').finally(() => {
    isChecked = true;
  });
  while (!isChecked) {
    const { rows } = await raw<{ done: number }>`
      select done from import_uploads where uuid = ${uuid}`.execute(site.sql);
    seen.add(rows[0]?.done ?? 0);
  }
  await checking;
  // One transaction would keep the embedded database to itself until the end.
  expect([...seen].filter((done) => done > 0 && done < 300).length).toBeGreaterThan(3);
  const countsNow = async () => {
    const { rows } = await raw<{ runs: unknown }>`
      select outcome->'runs' as runs from import_uploads where uuid = ${uuid}`.execute(site.sql);
    return rows[0]?.runs;
  };
  const checked = await countsNow();
  expect(checked).toMatchObject([
    { kind: 'startups', read: 300, created: 150 },
    { kind: 'rounds', read: 300, created: 300 },
  ]);
  await take(moderator, at, 'import');
  expect(await countsNow()).toEqual(checked);
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { listMigrations } from './migrate.ts';
import { findRelease, listReleases, readChecksums } from './releases.ts';

const RELEASES = new URL('../../db/releases/', import.meta.url);

/** Migrations of a release that were changed or dropped, and new ones before its last. */
function findBrokenPromises(
  migrations: ReadonlyArray<{ name: string; checksum: string }>,
  folder = RELEASES,
): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.checksums'));
  return files.flatMap((file) => {
    const fixed = readChecksums(new URL(file, folder));
    const last = [...fixed.keys()].toSorted().at(-1) ?? '';
    const now = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
    const changed = [...fixed].filter(([name, checksum]) => now.get(name) !== checksum);
    const between = [...now.keys()].filter(
      (name) => /^\d/.test(name) && name < last && !fixed.has(name),
    );
    return [...changed.map(([name]) => name), ...between].map((name) => `${file}: ${name}`);
  });
}

test('migrations of a release stay as they are, and new ones stand behind them', () => {
  expect(findBrokenPromises(listMigrations())).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'griot-releases-'));
  writeFileSync(
    join(folder, '1.0.checksums'),
    'aa  010-one.sql\nbb  020-two.sql\ncc  040-four.sql\n',
  );
  const now = [
    { name: '010-one.sql', checksum: 'aa' },
    { name: '020-two.sql', checksum: 'changed' },
    { name: '030-three.sql', checksum: 'dd' },
    { name: '050-five.sql', checksum: 'ee' },
    { name: 'cache-triggers-1', checksum: 'ff' },
  ];
  expect(findBrokenPromises(now, pathToFileURL(`${folder}/`))).toEqual([
    '1.0.checksums: 020-two.sql',
    '1.0.checksums: 040-four.sql',
    '1.0.checksums: 030-three.sql',
  ]);
  rmSync(folder, { recursive: true });
});

test('a database is of a release when it has its migrations, all and no others', () => {
  const [release] = listReleases();
  const applied = new Map(release?.migrations);
  expect(findRelease(new Map([...applied, ['cache-triggers-1', 'x']]))?.name).toBe('0.1');
  expect(findRelease(new Map([...applied, ['120-more.sql', 'x']]))).toBeUndefined();
  applied.delete('110-common-columns.sql');
  expect(findRelease(applied)).toBeUndefined();
});

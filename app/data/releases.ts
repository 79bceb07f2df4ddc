// Earlier releases whose databases can be carried over: db/upgrades has the checksums of their
// migrations, and what their rows mean otherwise.
import { readdirSync, readFileSync } from 'node:fs';

/** Migrations of triggers that come and go with the page cache's list of tables. */
export const CACHE_TRIGGERS = 'cache-triggers';

const FOLDER = new URL('../../db/upgrades/', import.meta.url);

export interface Release {
  name: string;
  /** Checksums of its migrations by name. */
  migrations: Map<string, string>;
  /** Run on the copied rows; the former schema is `former`. */
  sql: string;
  /** Columns, as table.column, that this version has no place for. */
  dropped: string[];
}

export function readChecksums(file: URL): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const [checksum = '', name = ''] = line.split(/\s+/);
      return [name, checksum];
    }),
  );
}

/** Releases whose databases can be upgraded. */
export function listReleases(): Release[] {
  const names = readdirSync(FOLDER).flatMap(
    (file) => /^([\d.]+)\.checksums$/.exec(file)?.[1] ?? [],
  );
  return names.map((name) => {
    const text = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8');
    return {
      name,
      migrations: readChecksums(new URL(`${name}.checksums`, FOLDER)),
      sql: text,
      dropped: [...text.matchAll(/^-- dropped: (\w+\.\w+)$/gm)].map(([, column = '']) => column),
    };
  });
}

/** The release that made this database, if it is one that can be upgraded. */
export function findRelease(
  applied: ReadonlyMap<string, string>,
  releases = listReleases(),
): Release | undefined {
  const own = withoutCacheTriggers(applied);
  return releases.find(
    ({ migrations }) =>
      migrations.size === own.size &&
      [...own].every(([name, checksum]) => migrations.get(name) === checksum),
  );
}

/** Those of files: the cache's triggers come and go with its list of tables. */
function withoutCacheTriggers(applied: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...applied].filter(([name]) => !name.startsWith(CACHE_TRIGGERS)));
}

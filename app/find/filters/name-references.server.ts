// Names of referenced industries and investors, for the filter chips.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { ReferenceKind } from './filter-columns.ts';
import type { Filter } from './filter-language.ts';
import type { Known } from './look-up.server.ts';

/** By column and given value, such as "investor y combinator"; without ambiguous names. */
export type ReferenceNames = Readonly<Record<string, string>>;

const TABLES: Record<ReferenceKind, string> = {
  country: 'places',
  state: 'places',
  city: 'places',
  startup: 'startups',
  industry: 'industries',
  investor: 'investors',
  founder: 'people',
  technology: 'technologies',
};

export async function nameReferences(
  sql: Sql,
  { filters, known }: { filters: readonly Filter<string>[]; known: Known },
): Promise<ReferenceNames> {
  const references = filters.flatMap(({ column, test }) =>
    test.kind === 'reference'
      ? test.names.map((name) => {
          const ids = known.idsOf(test.refersTo, name);
          return { key: `${column} ${name}`, refersTo: test.refersTo, ids };
        })
      : [],
  );
  if (references.length === 0) return {};
  const parts = [...Map.groupBy(references, ({ refersTo }) => refersTo)].map(
    ([refersTo, those]) => raw`
      select ${refersTo} as kind, id, name from ${raw.table(TABLES[refersTo])}
      where id = any(${those.flatMap(({ ids }) => ids)}::bigint[])`,
  );
  const { rows } = await raw<{ kind: ReferenceKind; id: number; name: string }>`
    ${raw.join(parts, raw` union all `)}`.execute(sql);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return Object.fromEntries(
    references.flatMap(({ key, refersTo, ids }) => {
      const [name, ...others] = new Set(ids.map((id) => names.get(`${refersTo} ${id}`)));
      return name !== undefined && others.length === 0 ? [[key, name]] : [];
    }),
  );
}

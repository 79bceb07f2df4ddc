import { sql as raw } from 'kysely';
import { MAX_SLUG_LENGTH, slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import type { CleanInvestor } from './clean-investor.ts';
import { PLAIN, typesOf } from './fields.ts';
import {
  addSources,
  fillRecords,
  linkSources,
  noteSeen,
  pick,
  SOURCE_COLUMNS,
  takeFreeSlugs,
  takeRepeats,
  type Writer,
} from './staging.server.ts';

const TABLE = 'import_investors';
const PLAIN_TYPES = typesOf(PLAIN.investors);
const INVESTORS = { records: 'investors', kind: 'investor', longest: MAX_SLUG_LENGTH };

export const investorsWriter: Writer<CleanInvestor> = {
  table: TABLE,
  columns: {
    slug: 'text',
    new_slug: 'text',
    name: 'text not null',
    ...PLAIN_TYPES,
    stages: 'text[]',
    ...SOURCE_COLUMNS,
  },
  matchColumns:
    'investor_id bigint, is_new boolean not null default false, is_repeat boolean not null default false',

  keysOf: (row) => [row.new_slug, slugify(row.name)],

  async write(transaction) {
    await matchInvestors(transaction);
    const repeats = await takeRepeats(transaction, TABLE, ['investor_id']);
    await takeFreeSlugs(transaction, TABLE, INVESTORS, raw`r.investor_id is null`);
    const created = await insertNew(transaction);
    await addSources(transaction, TABLE);
    const changedLines = new Set([
      ...(await fillKnown(transaction)),
      ...(await linkSources(transaction, TABLE, 'investor')),
    ]);
    await noteSeen(transaction, TABLE, 'investor_id');
    return { created, changedLines, repeats };
  },
};

async function matchInvestors(transaction: Sql): Promise<void> {
  await raw`
    update import_investors r set investor_id = found.id, is_repeat = exists (select from import_seen where import_seen.id = found.id)
    from (
      select r.line, coalesce(
        (select id from investors where slug = r.slug),
        (select entity_id from slug_history where kind = 'investor' and old_slug = r.slug),
        (select id from investors where name_folded = fold_name(r.name) order by id limit 1)) as id
      from import_investors r
    ) found where found.line = r.line and found.id is not null`.execute(transaction);
}

async function insertNew(transaction: Sql): Promise<number> {
  const columns = raw.join(
    ['name', ...Object.keys(PLAIN_TYPES), 'stages'].map((one) => raw.ref(one)),
  );
  const { numAffectedRows } = await raw`
    with fresh as (
      insert into investors (slug, ${columns})
      select new_slug, ${columns} from import_investors where investor_id is null order by line
      returning id, slug
    )
    update import_investors r set investor_id = fresh.id, is_new = true
    from fresh where fresh.slug = r.new_slug and r.investor_id is null`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Kinds of round are added to those known. */
function fillKnown(transaction: Sql): Promise<number[]> {
  const plain = Object.entries(PLAIN_TYPES).map(
    ([column, type]) => [column, pick(column, type, raw`r.is_repeat`)] as const,
  );
  const rows = raw`import_investors r join investors k on k.id = r.investor_id where not r.is_new`;
  return fillRecords(transaction, rows, 'investors', {
    name: raw`case when not r.is_repeat and r.slug = k.slug then r.name else k.name end`,
    ...Object.fromEntries(plain),
    stages: raw`k.stages || array(select one from unnest(r.stages) with ordinality as given (one, place) where one <> all (k.stages) order by place)`,
  });
}

import { sql as raw } from 'kysely';
import { MAX_SLUG_LENGTH, slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import type { CleanInvestor } from './clean-investor.ts';
import {
  linkSources,
  noteSeen,
  SOURCE_COLUMNS,
  takeFreeSlugs,
  takeRepeats,
} from './staged-rows.server.ts';
import type { Writer } from './write-batch.server.ts';

const TABLE = 'import_investors';
const INVESTORS = { records: 'investors', kind: 'investor', longest: MAX_SLUG_LENGTH };

export const investorsWriter: Writer<CleanInvestor> = {
  table: TABLE,
  columns: {
    slug: 'text',
    new_slug: 'text',
    name: 'text not null',
    type: 'text',
    country_code: 'text',
    website: 'text',
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
  const { numAffectedRows } = await raw`
    with fresh as (
      insert into investors (slug, name, type, country_code, website, stages)
      select new_slug, name, type, country_code, website, stages from import_investors where investor_id is null order by line
      returning id, slug
    )
    update import_investors r set investor_id = fresh.id, is_new = true from fresh where fresh.slug = r.new_slug and r.investor_id is null`.execute(
    transaction,
  );
  return Number(numAffectedRows ?? 0);
}

async function fillKnown(transaction: Sql): Promise<number[]> {
  const { rows } = await raw<{ line: number }>`
    with wanted as materialized (
      select r.line, i.id,
        case when not r.is_repeat and r.slug = i.slug then r.name else i.name end as name,
        case when r.is_repeat then coalesce(i.type, r.type) else coalesce(r.type, i.type) end as type,
        case when r.is_repeat then coalesce(i.country_code, r.country_code) else coalesce(r.country_code, i.country_code) end as country_code,
        case when r.is_repeat then coalesce(i.website, r.website) else coalesce(r.website, i.website) end as website,
        i.stages || array(select one from unnest(r.stages) with ordinality as given (one, place) where one <> all (i.stages) order by place) as stages
      from import_investors r join investors i on i.id = r.investor_id where not r.is_new
    )
    update investors i set name = w.name, type = w.type, country_code = w.country_code, website = w.website, stages = w.stages, updated_at = now()
    from wanted w where w.id = i.id
      and (i.name, i.type, i.country_code, i.website, i.stages) is distinct from (w.name, w.type, w.country_code, w.website, w.stages)
    returning w.line`.execute(transaction);
  return rows.map(({ line }) => line);
}

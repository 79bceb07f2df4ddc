// Corrections of investors, people, exits and places.
import { type RawBuilder, sql as raw } from 'kysely';
import { parsePartialDate, toStartOfPeriod } from '../../../base/partial-date.ts';
import { slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import { splitList } from '../../../language/values/names.ts';
import { readAnyCountry } from '../../../language/values/place.ts';

interface Fact {
  id: number;
  field: string;
  value: string | null;
}

export async function correctInvestor(sql: Sql, { id, field, value }: Fact, sourceId: number) {
  const sets: Record<string, RawBuilder<unknown>> = {
    name: raw`name = ${value}`,
    type: raw`type = ${value}`,
    country: raw`country_code = ${value && readAnyCountry(value).value}`,
    website: raw`website = ${value}`,
    stages: raw`stages = ${value === null ? [] : splitList(value)}::text[]`,
  };
  const set = sets[field];
  if (set) await raw`update investors set ${set}, updated_at = now() where id = ${id}`.execute(sql);
  await raw`
    insert into investor_sources (investor_id, source_id) values (${id}, ${sourceId}) on conflict do nothing`.execute(
    sql,
  );
}

export async function correctPerson(sql: Sql, { id, field, value }: Fact, sourceId: number) {
  const [name = '', startup] = field.split(':');
  if (name === 'name') await raw`update people set name = ${value} where id = ${id}`.execute(sql);
  if (name === 'links') {
    const links = JSON.stringify(value === null ? [] : splitList(value));
    await raw`update people set links = ${links}::jsonb where id = ${id}`.execute(sql);
  }
  if (!startup) return;
  const sets: Record<string, RawBuilder<unknown>> = {
    title: raw`title = ${value}`,
    since: dateSet('since', value),
    until: dateSet('until', value),
  };
  const set = sets[name];
  if (!set) return;
  await raw`
    update startup_people set ${set}, source_ids = ${withSource(sourceId)}
    where person_id = ${id} and startup_id = (select id from startups where slug = ${startup})`.execute(
    sql,
  );
}

export async function correctExit(sql: Sql, { id, field, value }: Fact, sourceId: number) {
  const sets: Record<string, RawBuilder<unknown>> = {
    date: dateSet('happened', value),
    amount: raw`amount_usd = ${value}::numeric`,
    detail: raw`detail = ${value}`,
  };
  if (field === 'counterparty') {
    const acquirerId = value === null ? null : await findOrMakeAcquirer(sql, id, value);
    sets.counterparty = raw`counterparty = ${value}, acquirer_id = ${acquirerId}`;
  }
  const set = sets[field];
  if (!set) return;
  await raw`
    update startup_events set ${set}, source_ids = ${withSource(sourceId)} where id = ${id}`.execute(
    sql,
  );
}

export async function correctPlace(sql: Sql, { id, field, value }: Fact) {
  if (field === 'name') await raw`update places set name = ${value} where id = ${id}`.execute(sql);
}

function dateSet(column: 'since' | 'until' | 'happened', value: string | null) {
  const date = value === null ? null : parsePartialDate(value);
  return raw`${raw.ref(`${column}_on`)} = ${date && toStartOfPeriod(date)}::date,
    ${raw.ref(`${column}_precision`)} = ${date?.precision ?? null}`;
}

function withSource(sourceId: number): RawBuilder<unknown> {
  return raw`case when ${sourceId} = any(source_ids) then source_ids else source_ids || ${sourceId}::bigint end`;
}

/** Only acquisitions and mergers have one. */
async function findOrMakeAcquirer(sql: Sql, eventId: number, name: string) {
  const { rows } = await raw<{ kind: string; id: number | null }>`
    select e.kind, (select id from acquirers where fold_name(name) = fold_name(${name}) order by id limit 1) as id
    from startup_events e where e.id = ${eventId}`.execute(sql);
  const [found] = rows;
  if (!found || !['acquired', 'merged'].includes(found.kind)) return null;
  if (found.id !== null) return found.id;
  const { rows: made } = await raw<{ id: number }>`
    insert into acquirers (slug, name)
    select case when exists (select from acquirers where slug = ${slugify(name)})
      then ${slugify(name)} || '-' || ${eventId}::text else ${slugify(name)} end, ${name}
    returning id`.execute(sql);
  return made[0]?.id ?? null;
}

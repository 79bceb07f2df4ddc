import { type RawBuilder, sql as raw } from 'kysely';
import { hostOf } from '../../../base/host-of.ts';
import type { Sql } from '../../../data/database.ts';
import { HttpError } from '../../../http/errors.ts';
import { moderationText as text } from '../../../text/text.ts';
import type { EditField } from '../../arriving/listing/edit-contract.ts';
import type { EditContent } from '../fact-edits/contract.ts';
import { addFounder } from './publish-listing.server.ts';
import { linkSource } from './sources.server.ts';

const PLAIN_COLUMNS: Partial<Record<EditField, string>> = {
  tagline: 'tagline',
  overview: 'overview',
  year_founded: 'year_founded',
  type: 'type',
  employee_range: 'employee_range',
  twitter: 'twitter',
  ticker: 'public_ticker',
};

/**
 * An edit of "other" was done by the moderator. Throws 409 when a website was listed, or a place or
 * industry is gone, meanwhile.
 */
export async function applyStartupEdit(
  sql: Sql,
  startupId: number,
  { field, value }: { field: EditField; value: EditContent['value'] },
  sourceId: number,
  now: Date,
): Promise<void> {
  // With its source in one statement: the event for followers reads both.
  if (field === 'status') {
    await change(sql, startupId, raw`status = ${value}, status_source_id = ${sourceId}`);
  }
  const column = PLAIN_COLUMNS[field];
  if (column) await change(sql, startupId, raw`${raw.ref(column)} = ${value}`);
  if (field === 'name') await rename(sql, startupId, String(value));
  if (field === 'website') await changeWebsite(sql, startupId, String(value));
  if (field === 'country') await moveCountry(sql, startupId, String(value));
  if (field === 'state') await moveState(sql, startupId, String(value));
  if (field === 'industries' && Array.isArray(value)) await setIndustries(sql, startupId, value);
  if (field === 'founder') {
    const { rows } = await raw<{ next: number }>`
      select coalesce(max(position), -1) + 1 as next from startup_people
      where startup_id = ${startupId} and is_founder`.execute(sql);
    const founder = { name: String(value), title: null, link: null };
    await addFounder(sql, startupId, founder, rows[0]?.next ?? 0);
  }
  await linkSource(sql, startupId, sourceId);
  await change(sql, startupId, raw`updated_at = ${now}, verified_at = ${now}`);
}

async function change(sql: Sql, startupId: number, set: RawBuilder<unknown>): Promise<void> {
  await raw`update startups set ${set} where id = ${startupId}`.execute(sql);
}

/** The slug stays; the old name becomes a former name. */
async function rename(sql: Sql, startupId: number, name: string): Promise<void> {
  await raw`
    insert into startup_names (startup_id, name) select id, name from startups where id = ${startupId}
    on conflict do nothing`.execute(sql);
  await change(sql, startupId, raw`name = ${name}`);
  await raw`
    delete from startup_names where startup_id = ${startupId} and name = ${name}`.execute(sql);
}

async function changeWebsite(sql: Sql, startupId: number, website: string): Promise<void> {
  const domain = hostOf(website);
  const { rows } = await raw<{ name: string }>`
    select name from startups where domain = ${domain} and id <> ${startupId} and not is_fictional`.execute(
    sql,
  );
  if (rows[0]) throw new HttpError(409, text.domainListed(domain, rows[0].name));
  await change(sql, startupId, raw`website = ${website}, domain = ${domain}`);
}

/** Clears state and city unless they are in the new country. */
async function moveCountry(sql: Sql, startupId: number, country: string): Promise<void> {
  const { rows } = await raw`
    update startups s set country_id = c.id,
      state_id = (select id from places where id = s.state_id and country_id = c.id),
      city_id = (select id from places where id = s.city_id and country_id = c.id)
    from places c where c.kind = 'country' and c.slug = ${country} and s.id = ${startupId}
    returning s.id`.execute(sql);
  requireAll(rows, 1);
}

async function moveState(sql: Sql, startupId: number, state: string): Promise<void> {
  const { rows } = await raw`
    update startups s set state_id = p.id,
      city_id = (select id from places where id = s.city_id and state_id = p.id)
    from places p
    where p.kind = 'state' and p.country_id = s.country_id and p.name = ${state} and s.id = ${startupId}
    returning s.id`.execute(sql);
  requireAll(rows, 1);
}

async function setIndustries(sql: Sql, startupId: number, slugs: string[]): Promise<void> {
  await raw`delete from startup_industries where startup_id = ${startupId}`.execute(sql);
  const { rows } = await raw`
    insert into startup_industries (startup_id, industry_id, position)
    select ${startupId}, i.id, wanted.position - 1
    from unnest(${slugs}::text[]) with ordinality as wanted (slug, position)
      join industries i on i.slug = wanted.slug
    returning industry_id`.execute(sql);
  requireAll(rows, slugs.length);
}

function requireAll(rows: readonly unknown[], count: number): void {
  if (rows.length < count) throw new HttpError(409, text.valueGone);
}

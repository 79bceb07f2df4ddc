// What a correction can be about, with the facts as forms show them.
import { type RawBuilder, sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/correction-paths.ts';
import { countryName } from '../../../base/countries.ts';
import type { Sql } from '../../../data/database.ts';
import { dateTextOf } from '../../../data/partial-date-of.ts';
import { listStartupFacts } from '../../arriving/listing/startup-facts.server.ts';
import type { About } from '../corrections/contract.ts';
import { exitSlug, findSubjectId } from '../corrections/log.server.ts';
import { listFields } from './fields.ts';

export interface Subject extends About {
  id: number;
  /** "Paystack: Seed" */
  name: string;
  /** The startup that it belongs to; null for investors, people and places. */
  startupId: number | null;
  facts: Record<string, string | null>;
  fields: string[];
}

type Row = Pick<Subject, 'slug' | 'name' | 'startupId' | 'facts'>;

const QUERIES: Record<Exclude<SubjectKind, 'startup'>, (id: number) => RawBuilder<Row>> = {
  funding: (id) => raw`
    select f.slug, s.name || ': ' || f.round as name, s.id as "startupId", jsonb_build_object(
      'amount', coalesce(f.amount_usd::text, f.reported_currency || ' ' || f.reported_amount),
      'date', ${dateTextOf('f.announced')}, 'round', f.round,
      'investors', (select string_agg(i.name || case when fi.is_lead then ' (lead)' else '' end, ', '
          order by fi.is_lead desc, fi.position, i.name)
        from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = f.id)) as facts
    from fundings f join startups s on s.id = f.startup_id where f.id = ${id}`,
  investor: (id) => raw`
    select slug, name, null::bigint as "startupId", jsonb_build_object('name', name, 'type', type, 'country', country_code,
      'website', website, 'stages', nullif(array_to_string(stages, ', '), '')) as facts
    from investors where id = ${id}`,
  person: (id) => raw`
    select p.slug, p.name, null::bigint as "startupId", jsonb_build_object('name', p.name,
      'links', (select string_agg(link, ', ') from jsonb_array_elements_text(p.links) link)) || coalesce((
      select jsonb_object_agg(role.key || ':' || s.slug, role.value)
      from startup_people its join startups s on s.id = its.startup_id cross join lateral (values
        ('title', coalesce(its.title, case when its.is_founder then 'Founder' end)),
        ('since', ${dateTextOf('its.since')}),
        ('until', ${dateTextOf('its.until')})) role (key, value)
      where its.person_id = p.id), '{}') as facts
    from people p where p.id = ${id}`,
  exit: (id) => raw`
    select ${exitSlug} as slug, s.name || ': ' || e.kind as name, s.id as "startupId", jsonb_build_object(
      'date', ${dateTextOf('e.happened')}, 'counterparty', e.counterparty,
      'amount', e.amount_usd::text, 'detail', e.detail) as facts
    from startup_events e join startups s on s.id = e.startup_id where e.id = ${id}`,
  location: (id) => raw`
    select slug, name, null::bigint as "startupId", jsonb_build_object('name', name) as facts from places where id = ${id}`,
};

export async function findSubject(sql: Sql, about: About): Promise<Subject | null> {
  const id = await findSubjectId(sql, about);
  return id === null ? null : getSubject(sql, about.kind, id);
}

/** Null when it is gone. */
export async function getSubject(
  sql: Sql,
  kind: SubjectKind | null,
  id: number | null,
): Promise<Subject | null> {
  if (kind === null || id === null) return null;
  if (kind === 'startup') {
    const [found] = await listStartupFacts(sql, [id]);
    if (!found) return null;
    const { slug, name } = found;
    return { kind, id, slug, name, startupId: id, facts: found.facts, fields: listFields(kind) };
  }
  const { rows } = await QUERIES[kind](id).execute(sql);
  const [row] = rows;
  if (!row) return null;
  const { facts } = row;
  const roles = Object.keys(facts).flatMap((key) => key.match(/^title:(.+)/)?.[1] ?? []);
  if (kind === 'investor' && facts.country) facts.country = countryName(facts.country);
  return { ...row, kind, id, facts, fields: listFields(kind, roles) };
}

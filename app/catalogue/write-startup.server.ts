// Facts of a startup that are more than a column, and new startups.
import { type RawBuilder, sql as raw } from 'kysely';
import { slugify } from '../base/slug.ts';
import type { Sql } from '../data/database.ts';
import { HttpError } from '../http/errors.ts';
import { fieldsText as text } from '../text/text.ts';
import { fieldsFor } from './field.ts';
import type { FactValue } from './kinds.ts';
import type { FoundField } from './records.ts';
import { STARTUP, type StartupField } from './startup.ts';
import {
  type Columns,
  codeOf,
  columnsOf,
  linkSource,
  requireAll,
  type Setting,
  setColumns,
} from './write-columns.server.ts';

type Write = (sql: Sql, setting: Setting) => Promise<void>;

const listOf = (value: FactValue | null): string[] => (Array.isArray(value) ? [...value] : []);

const WRITERS: Partial<Record<StartupField, Write>> = {
  /** The slug stays; the old name becomes a former name. */
  async name(sql, { id, value }) {
    await raw`
      insert into startup_names (startup_id, name) select id, name from startups where id = ${id}
      on conflict do nothing`.execute(sql);
    await setColumns(sql, 'startups', id, { name: value });
    await raw`delete from startup_names where startup_id = ${id} and name = ${value}`.execute(sql);
  },

  async website(sql, { id, value }) {
    const columns = columnsOf('website', STARTUP.website, value);
    await refuseListed(sql, String(columns.domain ?? ''), id);
    await setColumns(sql, 'startups', id, columns);
  },

  /** Clears state and city unless they are in the new country. */
  async country(sql, { id, value }) {
    const { rows } = await raw`
      update startups s set country_id = c.id,
        state_id = (select id from places where id = s.state_id and country_id = c.id),
        city_id = (select id from places where id = s.city_id and country_id = c.id)
      from places c where c.id = ${countryNamed(value)} and s.id = ${id}
      returning s.id`.execute(sql);
    requireAll(rows, 1);
  },

  /** Clears a city that is in another state. */
  async state(sql, { id, value }) {
    const { rows } = await raw`
      update startups s set state_id = p.id,
        city_id = (select id from places where id = s.city_id and state_id = p.id)
      from places p
      where p.kind = 'state' and p.country_id = s.country_id and p.name = ${value} and s.id = ${id}
      returning s.id`.execute(sql);
    requireAll(rows, 1);
  },

  /** A city determines its state. */
  async city(sql, { id, value }) {
    const { rows } = await raw`
      update startups s set city_id = p.id, state_id = coalesce(p.state_id, s.state_id)
      from places p
      where p.kind = 'city' and p.country_id = s.country_id and p.name = ${value} and s.id = ${id}
      returning s.id`.execute(sql);
    requireAll(rows, 1);
  },

  async industries(sql, { id, value }) {
    await raw`delete from startup_industries where startup_id = ${id}`.execute(sql);
    await addIndustries(sql, id, listOf(value));
  },

  // With its source in one statement: the event for followers reads both.
  status: (sql, { id, value, sourceId }) =>
    setColumns(sql, 'startups', id, { status: value, status_source_id: value && sourceId }),

  /** Added to those known. */
  async founders(sql, { id, value }) {
    const { rows } = await raw<{ next: number }>`
      select coalesce(max(position), -1) + 1 as next from startup_people
      where startup_id = ${id} and is_founder`.execute(sql);
    const next = rows[0]?.next ?? 0;
    for (const [place, name] of listOf(value).entries())
      await addFounder(sql, id, { name, title: null, link: null }, next + place);
  },

  incorporated_in: (sql, { id, value, sourceId }) =>
    setColumns(sql, 'startups', id, {
      incorporated_in: codeOf(value),
      incorporated_source_ids: value === null ? null : [sourceId],
    }),

  async operates_in(sql, { id, value, sourceId }) {
    const codes = listOf(value).map(codeOf);
    await raw`delete from startup_operations
      where startup_id = ${id} and country_code <> all(${codes}::text[])`.execute(sql);
    await raw`
      insert into startup_operations as known (startup_id, country_code, source_ids)
      select ${id}, code, array[${sourceId}::bigint] from unnest(${codes}::text[]) as named (code)
      on conflict (startup_id, country_code) do update
        set source_ids = known.source_ids || excluded.source_ids
        where not known.source_ids @> excluded.source_ids`.execute(sql);
  },

  /** Follows what sources show (refresh_women_led), also of its people. */
  async women_led(sql, { id, value }) {
    if (value === null)
      await raw`update startup_sources set shows = array_remove(shows, 'women_led')
        where startup_id = ${id} and 'women_led' = any (shows)`.execute(sql);
  },
};

export async function setStartupFact(
  sql: Sql,
  { name, field }: FoundField,
  setting: Setting,
): Promise<void> {
  const { id, value, sourceId, now } = setting;
  const write = WRITERS[name as StartupField];
  if (write) await write(sql, setting);
  else if (name !== 'other') await setColumns(sql, 'startups', id, columnsOf(name, field, value));
  await linkSource(sql, id, sourceId, value === null || name === 'other' ? null : name);
  await setColumns(sql, 'startups', id, { updated_at: now, verified_at: now });
}

const countryNamed = (value: FactValue | null): RawBuilder<unknown> =>
  raw`(select id from places where kind = 'country' and (name = ${value} or slug = ${value}))`;

async function addIndustries(sql: Sql, id: number, names: readonly string[]): Promise<void> {
  const { rows } = await raw`
    insert into startup_industries (startup_id, industry_id, position)
    select ${id}, i.id, wanted.position - 1
    from unnest(${names}::text[]) with ordinality as wanted (name, position)
      join industries i on i.name = wanted.name or i.slug = wanted.name
    returning industry_id`.execute(sql);
  requireAll(rows, names.length);
}

/** Throws 409 when another startup has the domain. */
export async function refuseListed(sql: Sql, domain: string, exceptId?: number): Promise<void> {
  const { rows } = await raw<{ name: string }>`
    select name from startups
    where domain = ${domain}
      and id is distinct from ${exceptId ?? null}::bigint and not is_fictional`.execute(sql);
  if (rows[0]) throw new HttpError(409, text.domainListed(domain, rows[0].name));
}

export interface NewFounder {
  name: string;
  title: string | null;
  link: string | null;
}

export async function addFounder(
  sql: Sql,
  startupId: number,
  { name, title, link }: NewFounder,
  position: number,
): Promise<void> {
  const links = JSON.stringify(link ? [link] : []);
  await raw`
    with person as (insert into people (name, links) values (${name}, ${links}::jsonb) returning id)
    insert into startup_people (startup_id, person_id, title, is_founder, position)
    select ${startupId}, id, ${title}, true, ${position} from person`.execute(sql);
}

interface NewStartup {
  facts: Partial<Record<StartupField, FactValue | null>>;
  founders: readonly NewFounder[];
  logo: string | null;
  sourceId: number;
  now: Date;
}

/** With every fact that is a column in one insert. Throws 409 when its country is gone. */
export async function createStartup(
  sql: Sql,
  { facts, founders, logo, sourceId, now }: NewStartup,
): Promise<{ id: number; slug: string }> {
  const { name, country, state, city, industries } = facts;
  const { rows: found } = await raw<{ id: number }>`
    select c.id
    from (values (${countryNamed(country ?? null)})) c (id) where c.id is not null`.execute(sql);
  requireAll(found, 1);
  const countryId = found[0]?.id;
  const inCountry = (kind: 'state' | 'city', value: FactValue | null | undefined) =>
    raw`(select id from places where kind = ${kind} and country_id = ${countryId} and name = ${value ?? null})`;
  // With a ticker it is listed; active only if stated.
  const status = facts.status ?? (facts.public_ticker ? 'public' : null);
  const columns: Columns = {
    ...plainColumns(facts),
    slug: await findFreeSlug(sql, 'startup', String(name), String(country)),
    logo,
    country_id: countryId,
    state_id: inCountry('state', state),
    city_id: inCountry('city', city),
    status,
    status_source_id: status === null ? null : sourceId,
    incorporated_in: codeOf(facts.incorporated_in),
    incorporated_source_ids: facts.incorporated_in ? [sourceId] : null,
    ...{ verified_at: now, created_at: now, updated_at: now },
  };
  const names = Object.keys(columns).map((column) => raw.ref(column));
  const values = Object.values(columns).map((value) => raw`${value}`);
  const { rows } = await raw<{ id: number; slug: string }>`
    insert into startups (${raw.join(names)})
    values (${raw.join(values)}) returning id, slug`.execute(sql);
  const [made] = rows;
  if (!made) throw new Error('A startup was not written');
  const { id } = made;
  await addIndustries(sql, id, listOf(industries ?? null));
  await WRITERS.operates_in?.(sql, { id, value: facts.operates_in ?? null, sourceId, now });
  for (const [position, founder] of founders.entries())
    await addFounder(sql, id, founder, position);
  await linkSource(sql, id, sourceId, null);
  return made;
}

/** Facts that are columns of `startups` as they stand. */
function plainColumns(facts: NewStartup['facts']): Columns {
  const special: readonly string[] = ['country', 'state', 'city', 'status', 'incorporated_in'];
  const plain = fieldsFor(STARTUP, 'listing').filter(
    ([name, { kind }]) =>
      !special.includes(name) && !['links', 'names', 'nations', 'flag'].includes(kind),
  );
  return Object.assign(
    {},
    ...plain.map(([name, field]) => columnsOf(name, field, facts[name] ?? null)),
  );
}

// Leaves room for a counter, and for the suffix of a funding's slug.
const LONGEST = 60;

/** An unused slug for a name, with `suffix` or a counter added when it is taken. */
export async function findFreeSlug(
  sql: Sql,
  kind: 'startup' | 'investor',
  name: string,
  suffix?: string,
): Promise<string> {
  const plain = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  const { rows } = await raw<{ slug: string }>`
    select slug from ${raw.table(kind === 'startup' ? 'startups' : 'investors')}
    where slug = ${plain} or slug like ${`${plain}-%`}
    union select old_slug from slug_history
    where kind = ${kind} and (old_slug = ${plain} or old_slug like ${`${plain}-%`})
    union select slug from removals where kind = ${kind}`.execute(sql);
  const taken = new Set(rows.map(({ slug }) => slug));
  const wanted = [plain, ...(suffix ? [`${plain}-${slugify(suffix)}`] : [])];
  for (let counter = 2; ; counter++) {
    const free = wanted.find((slug) => !taken.has(slug));
    if (free) return free;
    wanted.push(`${plain}-${counter}`);
  }
}

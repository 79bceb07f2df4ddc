// The records that lists hold, as the catalogue knows them now.
import { type RawBuilder, sql as raw } from 'kysely';
import { formatCount } from '../../base/count.ts';
import { formatPartialDate } from '../../base/dates.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { locationPath } from '../../base/paths.ts';
import type { FoundStartup } from '../../catalogue/found-startup.ts';
import type { InvestorResult } from '../../catalogue/investor-contract.ts';
import {
  type ResultColumns,
  resultColumns,
  toResult,
} from '../../catalogue/select-investors.server.ts';
import type { Sql } from '../../data/database.ts';
import { listFound } from '../../find/found-rows.server.ts';
import { slugParam } from '../../http/params.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, peopleText, searchText } from '../../text/text.ts';
import type { Fact, ListedRecord, ListKind } from './listed-facts.ts';

interface KindOfRecord {
  table: RawBuilder<unknown>;
  /** Of own_list_rows. */
  column: string;
  load(sql: Sql, ids: readonly number[]): Promise<ListedRecord[]>;
}

export const RECORDS: Readonly<Record<ListKind, KindOfRecord>> = {
  startup: {
    table: raw`startups`,
    column: 'startup_id',
    load: async (sql, ids) => (await listFound(sql, ids)).map(readStartup),
  },
  investor: { table: raw`investors`, column: 'investor_id', load: loadInvestors },
  person: { table: raw`people`, column: 'person_id', load: loadPeople },
};

/** Ids by slug, present or former, in the order given; unknown slugs are left out. */
export async function findIds(sql: Sql, kind: ListKind, slugs: readonly string[]) {
  const wellFormed = slugs.filter((slug) => slugParam.safeParse(slug).success);
  if (wellFormed.length === 0) return [];
  const { rows } = await raw<{ given: string; id: number }>`
    select given, t.id from unnest(${wellFormed}::text[]) with ordinality as wanted (given, place)
      join ${RECORDS[kind].table} t on t.slug = given or t.id = (
        select entity_id from slug_history where kind = ${kind} and old_slug = given)
    order by place`.execute(sql);
  return rows;
}

/** In the order of the slugs. */
export async function findRecords(
  sql: Sql,
  kind: ListKind,
  slugs: readonly string[],
): Promise<ListedRecord[]> {
  const found = await findIds(sql, kind, slugs);
  return RECORDS[kind].load(sql, [...new Set(found.map(({ id }) => id))]);
}

/** Facts that are not known are left out. */
function known(facts: Record<string, Fact | null | undefined>): Record<string, Fact> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (fact?.words ? [[name, fact]] : [])),
  );
}

const say = (words: string | null | undefined, href?: string): Fact | null =>
  words ? { words, value: words, href } : null;
const count = (number: number): Fact => ({ words: formatCount(number), value: number });
const year = (number: number | null): Fact | null =>
  number === null ? null : { words: String(number), value: number };
const money = (usd: number | null): Fact | null =>
  usd === null ? null : { words: formatMoneyTable(usd), value: usd };
const day = (date: Parameters<typeof formatPartialDate>[0] | null): Fact | null =>
  date && { words: formatPartialDate(date), value: date.date };
/** Words of the catalogue, which each language has. */
const named = (names: readonly string[], href?: string): Fact | null =>
  names.length === 0
    ? null
    : { words: names.map(sayName).join(marksText.comma), value: names.join(', '), href };
const country = (name: string | null, slug: string | null): Fact | null =>
  named(name ? [name] : [], slug ? locationPath(slug) : undefined);

function readStartup(startup: FoundStartup): ListedRecord {
  const { name, slug, logo, tagline, industries, status } = startup;
  return {
    ...{ name, slug, logo, tagline },
    facts: known({
      country: country(startup.country, startup.country_slug),
      industries: named(industries.map((one) => one.name)),
      status: say(status && searchText.choiceLabel(status)),
      year_founded: year(startup.year_founded),
      latest_round: named(startup.latest_round ? [startup.latest_round] : []),
      last_funding_on: day(startup.last_funding_on),
      total_fundings: money(startup.total_fundings),
      website: say(startup.website, startup.website ?? undefined),
    }),
  };
}

async function loadInvestors(sql: Sql, ids: readonly number[]): Promise<ListedRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<ResultColumns>`
    select ${resultColumns}
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join investors i on i.id = wanted.id left join places country on country.iso2 = i.country_code
    order by wanted.place`.execute(sql);
  return rows.map((row) => readInvestor(toResult(row)));
}

function readInvestor(investor: InvestorResult): ListedRecord {
  const { name, slug, logo, type, website } = investor;
  return {
    ...{ name, slug, logo, tagline: type },
    facts: known({
      country: country(investor.country, investor.country_slug),
      stages: named(investor.stages),
      deals_count: count(investor.deals_count),
      lead_count: count(investor.lead_count),
      last_deal_on: day(investor.last_deal_on),
      typical_amount: money(investor.typical_amount),
      website: say(website, website ?? undefined),
    }),
  };
}

interface PersonColumns {
  name: string;
  slug: string;
  photo: string | null;
  startups: string[];
  title: string | null;
  is_founder: boolean | null;
  country: string | null;
  country_slug: string | null;
}

async function loadPeople(sql: Sql, ids: readonly number[]): Promise<ListedRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<PersonColumns>`
    select p.name, p.slug, p.photo, latest.title, latest.is_founder, latest.country, latest.country_slug,
      array(select s.name from startup_people its join startups s on s.id = its.startup_id
        where its.person_id = p.id order by its.since_on desc nulls last, s.name) as startups
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join people p on p.id = wanted.id
      left join lateral (
        select its.title, its.is_founder, country.name as country, country.slug as country_slug
        from startup_people its join startups s on s.id = its.startup_id
          join places country on country.id = s.country_id
        where its.person_id = p.id order by its.since_on desc nulls last, s.name limit 1) latest on true
    order by wanted.place`.execute(sql);
  return rows.map(({ name, slug, photo, startups, title, is_founder, ...seat }) => {
    const role = title ?? (is_founder ? peopleText.founder : null);
    return {
      ...{ name, slug, logo: photo },
      tagline: role,
      facts: known({
        startups: say(startups.join(', ')),
        title: say(role),
        country: country(seat.country, seat.country_slug),
      }),
    };
  });
}

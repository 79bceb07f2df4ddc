import { sql as raw } from 'kysely';
import { countryName } from '../../base/countries.ts';
import { toPartialDate } from '../../base/partial-date.ts';
import { acquirerPath, investorPath, startupPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { sourcesOf } from '../sources/source-columns.ts';
import type {
  Acquirer,
  Acquisition,
  CountryFact,
  HistoryEvent,
  OtherName,
  StartupRecord,
} from './record-contract.ts';

type Dated<Fact, Key extends string> = Omit<Fact, Key> & {
  date: string | null;
  precision: string | null;
};
type Place = Omit<CountryFact, 'country'>;

/** Slugs of the pages that may stand for an acquirer. */
export interface AcquirerColumns {
  acquirer_name: string | null;
  acquirer_slug: string | null;
  startup_slug: string | null;
  investor_slug: string | null;
}

/** Joins of `startup_events e` for AcquirerColumns. */
export const acquirerJoins = raw`left join acquirers a on a.id = e.acquirer_id
  left join startups its_startup on its_startup.id = a.startup_id
  left join investors its_investor on its_investor.id = a.investor_id`;
export const acquirerColumns = raw`a.name as acquirer_name, a.slug as acquirer_slug,
  its_startup.slug as startup_slug, its_investor.slug as investor_slug`;

export function toAcquirer(columns: AcquirerColumns): Acquirer | null {
  const { acquirer_name: name, acquirer_slug: slug, startup_slug, investor_slug } = columns;
  if (name === null || slug === null) return null;
  const path = startup_slug ? startupPath(startup_slug) : acquirerPath(slug);
  const investor_path = investor_slug && investorPath(investor_slug);
  return { name, slug, path, investor_path };
}

export async function findRecord(sql: Sql, startupId: number): Promise<StartupRecord> {
  const { rows } = await raw<{
    names: Array<Dated<OtherName, 'until'>>;
    operates_in: Place[];
    incorporated_in: Place | null;
  }>`
    select array(
      select json_build_object('name', n.name, 'kind', n.kind, 'date', n.until_on,
        'precision', n.until_precision, 'sources', ${sourcesOf(raw`n.source_ids`)})
      from startup_names n where n.startup_id = s.id order by n.until_on desc nulls last, n.name) as names,
      array(
      select json_build_object('country_code', o.country_code, 'sources', ${sourcesOf(raw`o.source_ids`)})
      from startup_operations o where o.startup_id = s.id order by o.country_code) as operates_in,
      case when s.incorporated_in is not null then json_build_object('country_code', s.incorporated_in,
        'sources', ${sourcesOf(raw`s.incorporated_source_ids`)}) end as incorporated_in
    from startups s where s.id = ${startupId}`.execute(sql);
  const [row] = rows;
  return {
    names: (row?.names ?? []).map(({ date, precision, ...name }) => ({
      ...name,
      until: toPartialDate(date, precision),
    })),
    history: await listHistory(sql, startupId),
    acquisitions: await listAcquisitions(sql, startupId),
    incorporated_in: row?.incorporated_in ? withName(row.incorporated_in) : null,
    operates_in: (row?.operates_in ?? []).map(withName),
  };
}

function withName(place: Place): CountryFact {
  return { ...place, country: countryName(place.country_code) };
}

async function listAcquisitions(sql: Sql, startupId: number): Promise<Acquisition[]> {
  const { rows } = await raw<Dated<Acquisition, 'date'>>`
    select json_build_object('name', s.name, 'slug', s.slug) as startup, e.kind,
      e.happened_on as date, e.happened_precision as precision, e.amount_usd as amount
    from acquirers a join startup_events e on e.acquirer_id = a.id join startups s on s.id = e.startup_id
    where a.startup_id = ${startupId} and e.kind in ('acquired', 'merged')
    order by e.happened_on, e.id`.execute(sql);
  return rows.map(({ date, precision, ...row }) => ({
    ...row,
    date: toPartialDate(date, precision),
  }));
}

async function listHistory(sql: Sql, startupId: number): Promise<HistoryEvent[]> {
  const { rows } = await raw<Omit<Dated<HistoryEvent, 'date'>, 'acquirer'> & AcquirerColumns>`
    select e.kind, e.happened_on as date, e.happened_precision as precision, e.counterparty,
      e.amount_usd as amount, e.detail, ${sourcesOf(raw`e.source_ids`)} as sources, ${acquirerColumns}
    from startup_events e ${acquirerJoins}
    where e.startup_id = ${startupId} order by e.happened_on, e.id`.execute(sql);
  return rows.map(
    ({ date, precision, acquirer_name, acquirer_slug, startup_slug, investor_slug, ...event }) => ({
      ...event,
      date: toPartialDate(date, precision),
      acquirer: toAcquirer({ acquirer_name, acquirer_slug, startup_slug, investor_slug }),
    }),
  );
}

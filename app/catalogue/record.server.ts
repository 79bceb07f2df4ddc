import { sql as raw } from 'kysely';
import { countryName } from '../base/countries.ts';
import { acquirerPath, investorPath, startupPath } from '../base/paths.ts';
import { partialDateOf } from '../data/partial-date-of.ts';
import { linkTo } from './fragments.server.ts';
import { sourcesOf } from './sources/source-columns.ts';
import type {
  Acquirer,
  Acquisition,
  CountryFact,
  HistoryEvent,
  OtherName,
  StartupRecord,
} from './startup-contract.ts';

type Place = Omit<CountryFact, 'country'>;

/** Slugs of the pages that may stand for an acquirer. */
export interface AcquirerColumns {
  acquirer_name: string | null;
  acquirer_slug: string | null;
  startup_slug: string | null;
  investor_slug: string | null;
}

/** Joins of `acquirers a` for AcquirerColumns. */
export const acquirerPageJoins = raw`left join startups its_startup on its_startup.id = a.startup_id
  left join investors its_investor on its_investor.id = a.investor_id`;
/** The same of `startup_events e`. */
export const acquirerJoins = raw`left join acquirers a on a.id = e.acquirer_id ${acquirerPageJoins}`;
export const acquirerColumns = raw`a.name as acquirer_name, a.slug as acquirer_slug,
  its_startup.slug as startup_slug, its_investor.slug as investor_slug`;

export function toAcquirer(columns: AcquirerColumns): Acquirer | null {
  const { acquirer_name: name, acquirer_slug: slug, startup_slug, investor_slug } = columns;
  if (name === null || slug === null) return null;
  const path = startup_slug ? startupPath(startup_slug) : acquirerPath(slug);
  const investor_path = investor_slug && investorPath(investor_slug);
  return { name, slug, path, investor_path };
}

/** A row with its acquirer in place of the columns. */
export function withAcquirer<Row extends AcquirerColumns>(row: Row) {
  const { acquirer_name, acquirer_slug, startup_slug, investor_slug, ...rest } = row;
  return { ...rest, acquirer: toAcquirer(row) };
}

type EventColumns = Omit<HistoryEvent, 'acquirer'> & AcquirerColumns;

export interface RecordColumns {
  names: OtherName[];
  history: EventColumns[];
  acquisitions: Acquisition[];
  incorporated_in: Place | null;
  operates_in: Place[];
}

/** Of `startups s`. */
export const recordColumns = raw<RecordColumns>`
  array(
    select json_build_object('name', n.name, 'kind', n.kind, 'until', ${partialDateOf('n.until')},
      'sources', ${sourcesOf(raw`n.source_ids`)})
    from startup_names n where n.startup_id = s.id order by n.until_on desc nulls last, n.name) as names,
  array(
    select to_json(event) from (
      select e.kind, ${partialDateOf('e.happened')} as date, e.counterparty, e.amount_usd as amount,
        e.cause, e.detail, ${sourcesOf(raw`e.source_ids`)} as sources, ${acquirerColumns}
      from startup_events e ${acquirerJoins}
      where e.startup_id = s.id order by e.happened_on, e.id) event) as history,
  array(
    select json_build_object('startup', ${linkTo('sold')},
      'kind', e.kind, 'date', ${partialDateOf('e.happened')}, 'amount', e.amount_usd)
    from acquirers a join startup_events e on e.acquirer_id = a.id join startups sold on sold.id = e.startup_id
    where a.startup_id = s.id and e.kind in ('acquired', 'merged')
    order by e.happened_on, e.id) as acquisitions,
  case when s.incorporated_in is not null then json_build_object('country_code', s.incorporated_in,
    'sources', ${sourcesOf(raw`s.incorporated_source_ids`)}) end as incorporated_in,
  array(
    select json_build_object('country_code', o.country_code, 'sources', ${sourcesOf(raw`o.source_ids`)})
    from startup_operations o where o.startup_id = s.id order by o.country_code) as operates_in`;

export function toRecord(columns: RecordColumns): StartupRecord {
  const { names, history, acquisitions, operates_in, incorporated_in } = columns;
  return {
    names,
    history: history.map(withAcquirer),
    acquisitions,
    incorporated_in: incorporated_in && withName(incorporated_in),
    operates_in: operates_in.map(withName),
  };
}

function withName(place: Place): CountryFact {
  return { ...place, country: countryName(place.country_code) };
}

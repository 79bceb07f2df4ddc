// Fills a database with the starter catalogue of real startups.
import { sql as raw } from 'kysely';
import { hostOf } from '../../app/base/address.ts';
import { parsePartialDate } from '../../app/base/dates.ts';
import { fundingSlug } from '../../app/catalogue/funding-slug.ts';
import { followHighestId } from '../../app/data/bulk-load.ts';
import type { Database, Sql } from '../../app/data/database.ts';
import { findSharedHost } from '../../app/language/values/address.ts';
import {
  CatalogueNotEmpty,
  type FillOptions,
  fillCatalogue,
  isCatalogueEmpty,
} from './catalogue-state.ts';
import { checkWhole } from './check-references.ts';
import { type LoadedPlace, type LoadedReference, loadReference } from './load-reference.ts';
import { insertBatch, NUMBERED_TABLES, RowBatch } from './row-batch.ts';
import { createEventBook, createPeopleBook, createSourceBook, datesOf } from './starter-books.ts';
import {
  CatalogueMistakes,
  dayOfRecord,
  readStarterCatalogue,
  type StarterCatalogue,
  type StarterNews,
} from './starter-catalogue.ts';
import {
  OWN_COLUMNS,
  type StarterFunding,
  type StarterStartup,
  statusAfter,
} from './startup-file.ts';

/** In one transaction. Throws CatalogueNotEmpty, and an Error that names what refers to nothing. */
export async function loadStarterCatalogue(
  sql: Sql,
  catalogue: StarterCatalogue,
  options: FillOptions = {},
): Promise<void> {
  await fillCatalogue(sql, { kind: 'starter' }, options, {
    async fill(transaction) {
      const reference = await loadReference(transaction, catalogue);
      await insertBatch(transaction, starterRows(catalogue, reference));
      await followHighestId(transaction, NUMBERED_TABLES);
    },
    async derive(transaction) {
      await raw`select refresh_round_sources(array(select id from fundings)),
        refresh_women_led(array(select id from startups))`.execute(transaction);
      await raw`select refresh_startup_figures(array(select id from startups)),
        refresh_startup_metrics(array(select distinct startup_id from metric_points)),
        refresh_investor_figures(array(select id from investors))`.execute(transaction);
      await dateRecords(transaction, dayOfRecord(catalogue.startups));
    },
  });
}

/** Last, since every figure that is refreshed changes its record's date. */
async function dateRecords(transaction: Sql, asOf: string | null): Promise<void> {
  if (!asOf) return;
  const day = `${asOf}T00:00:00Z`;
  for (const table of ['fundings', 'investors', 'startups']) {
    await raw`update ${raw.table(table)} set created_at = ${day}, updated_at = ${day}`.execute(
      transaction,
    );
  }
  await raw`update news set created_at = ${day}`.execute(transaction);
}

/**
 * A first start: gives an empty database the catalogue that the setting CATALOGUE names, and leaves
 * any other alone. Throws CatalogueMistakes.
 */
export async function seedIfEmpty(
  database: Database,
  log: (line: string) => void,
  wanted = 'starter',
): Promise<void> {
  if (!(await isCatalogueEmpty(database.sql))) return;
  const isOwn = !['starter', 'empty'].includes(wanted);
  log(`Filling the empty database with ${FILLED_WITH[wanted] ?? `the catalogue in ${wanted}`}`);
  const catalogue = readStarterCatalogue(isOwn ? wanted : undefined);
  const mistakes = checkWhole(catalogue).map(({ slug, says }) => {
    const file = slug.endsWith('.json') ? slug : `startups/${slug}.json`;
    return `${file}: ${says}`;
  });
  if (mistakes.length > 0) throw new CatalogueMistakes(mistakes);
  try {
    await loadStarterCatalogue(
      database.sql,
      wanted === 'empty' ? { ...catalogue, startups: [], investors: [], news: [] } : catalogue,
    );
  } catch (error) {
    // Another process that started at the same moment was quicker.
    if (!(error instanceof CatalogueNotEmpty)) throw error;
  }
}

const FILLED_WITH: Record<string, string> = {
  starter: 'the starter catalogue',
  empty: 'industries and places alone',
};

// The starter catalogue as rows of our tables, with ids.

/**
 * Startups and investors have the ids of their places in the catalogue, from 1. Throws an Error
 * that names the startup when it refers to something the catalogue does not have.
 */
function starterRows(catalogue: StarterCatalogue, reference: LoadedReference): RowBatch {
  const batch = new RowBatch();
  const sources = createSourceBook(catalogue, batch);
  const addTeam = createPeopleBook(catalogue.startups, batch, sources);
  const addHistory = createEventBook(catalogue, batch, sources);
  const countries = new Map(reference.countries.map((country) => [country.iso2, country]));
  const industryIds = new Map(reference.industries.map(({ slug, id }) => [slug, id]));
  const investorIds = new Map(catalogue.investors.map(({ name }, index) => [name, index + 1]));
  const startupIds = new Map(catalogue.startups.map(({ slug }, index) => [slug, index + 1]));
  const fundingSlugs = new Set<string>();
  addInvestors();
  for (const [index, startup] of catalogue.startups.entries()) addStartup(index + 1, startup);
  for (const entry of catalogue.news) addNews(entry);
  return batch;

  function addInvestors(): void {
    for (const [index, investor] of catalogue.investors.entries()) {
      const id = index + 1;
      const { slug, name, type, country, website, stages } = investor;
      batch.add('investors', { id, slug, name, type, country_code: country, website, stages });
      for (const source_id of sources.idsOf(investor.sources)) {
        batch.add('investor_sources', { investor_id: id, source_id });
      }
    }
  }

  function addStartup(id: number, startup: StarterStartup): void {
    const { slug, website, incorporated_in } = startup;
    batch.add('startups', {
      id,
      slug,
      ...Object.fromEntries(OWN_COLUMNS.map((name) => [name, startup[name]])),
      domain: website && !findSharedHost(website) ? hostOf(website) : null,
      status: statusAfter(startup) ?? startup.status,
      incorporated_in: incorporated_in?.country ?? null,
      incorporated_source_ids: incorporated_in && sources.idsOf(incorporated_in.sources),
      ...seatOf(startup),
    });
    for (const other of startup.names) {
      batch.add('startup_names', {
        startup_id: id,
        name: other.name,
        kind: other.kind,
        ...datesOf('until', other.until),
        source_ids: sources.idsOf(other.sources),
      });
    }
    for (const one of startup.operates_in) {
      const source_ids = sources.idsOf(one.sources);
      batch.add('startup_operations', { startup_id: id, country_code: one.country, source_ids });
    }
    for (const [position, industry] of startup.industries.entries()) {
      const industry_id = found(industryIds.get(industry), slug, `industry ${industry}`);
      batch.add('startup_industries', { startup_id: id, industry_id, position });
    }
    for (const { url, shows } of startup.sources) {
      if (!shows || shows.length === 0) continue;
      batch.add('startup_sources', { startup_id: id, source_id: sources.idOf(url), shows });
    }
    addTeam(id, startup);
    addHistory(id, startup);
    for (const funding of startup.fundings) addFunding(id, startup, funding);
    addEmployees(id, startup);
  }

  /** A city tells its state when the startup does not. */
  function seatOf(startup: StarterStartup) {
    const country = found(countries.get(startup.country), startup.slug, startup.country);
    const placeOf = (places: readonly LoadedPlace[], wanted: string | null) => {
      const place = places.find(({ name }) => name === wanted);
      return wanted === null ? null : found(place, startup.slug, wanted);
    };
    const city = placeOf(country.cities, startup.city);
    const state = placeOf(country.states, startup.state);
    return {
      country_id: country.id,
      state_id: state?.id ?? city?.stateId ?? null,
      city_id: city?.id ?? null,
    };
  }

  function addFunding(startupId: number, startup: StarterStartup, funding: StarterFunding): void {
    const id = batch.nextId('fundings');
    const { round, amount_usd, reported, investors } = funding;
    const { valuation_usd = null, valuation_is = null, is_facility = null } = funding;
    const date = found(parsePartialDate(funding.date), startup.slug, `date ${funding.date}`);
    const slug = fundingSlug(startup.slug, round, date, (taken) => fundingSlugs.has(taken));
    fundingSlugs.add(slug);
    batch.add('fundings', {
      id,
      slug,
      startup_id: startupId,
      round,
      ...datesOf('announced', funding.date),
      amount_usd,
      reported_amount: reported?.amount ?? null,
      reported_currency: reported?.currency ?? null,
      valuation_usd,
      valuation_is,
      is_facility,
      // Known here, so that no row is written twice.
      is_sourced: funding.sources.length > 0,
      note: noteOf(funding),
    });
    for (const source_id of sources.idsOf(funding.sources)) {
      const report = { id: batch.nextId('funding_reports'), funding_id: id, source_id };
      batch.add('funding_reports', { ...report, is_preferred: true });
    }
    for (const [position, { name, lead }] of investors.entries()) {
      const investor_id = found(investorIds.get(name), startup.slug, `investor ${name}`);
      batch.add('funding_investors', { funding_id: id, investor_id, is_lead: lead, position });
    }
  }

  function addEmployees(startupId: number, { employees }: StarterStartup): void {
    const measured = new Set<string>();
    for (const { date, value, source } of employees) {
      // A count known only to the month has no day to stand on.
      if (parsePartialDate(date)?.precision !== 'day' || measured.has(date)) continue;
      measured.add(date);
      const source_id = sources.idOf(source);
      const metric = { startup_id: startupId, metric: 'employees', measured_on: date };
      batch.add('metric_points', { ...metric, value, source_id });
    }
  }

  function addNews({ title, publisher, url, date, startups }: StarterNews): void {
    const id = batch.nextId('news');
    const published = datesOf('published', date);
    batch.add('news', { id, title, publisher, url, ...published });
    for (const slug of new Set(startups)) {
      const startup_id = found(startupIds.get(slug), url, `startup ${slug}`);
      const { published_on } = published;
      batch.add('news_startups', { news_id: id, startup_id, published_on });
    }
  }
}

function noteOf({ note, on_list }: StarterFunding): string | null {
  const ownWords = on_list ? 'Known from one list of rounds only.' : null;
  return [note, ownWords].filter(Boolean).join(' ') || null;
}

function found<Value>(value: Value | null | undefined, owner: string, what: string): Value {
  if (value == null) throw new Error(`${owner}: the catalogue has no ${what}`);
  return value;
}

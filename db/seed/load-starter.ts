// Puts the starter catalogue of real startups (db/seed/*.json) into an empty database.
import { sql as raw } from 'kysely';
import { parsePartialDate, toStartOfPeriod } from '../../app/base/partial-date.ts';
import { followHighestId, insertRows, type TableName } from '../../app/data/bulk-load.ts';
import type { Database, Sql } from '../../app/data/database.ts';
import { fundingSlug } from '../../app/features/fundings/funding-slug.ts';
import { CatalogueNotEmpty, isCatalogueEmpty } from './catalogue-state.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { type LoadedReference, loadReference } from './load-reference.ts';
import {
  readStarterCatalogue,
  type StarterCatalogue,
  type StarterFunding,
  type StarterStartup,
} from './starter-catalogue.ts';

type Row = Record<string, unknown>;

/** In the order in which rows lean on each other. */
const TABLES = [
  'sources',
  'startups',
  'startup_names',
  'startup_industries',
  'startup_sources',
  'people',
  'startup_people',
  'investors',
  'investor_sources',
  'fundings',
  'funding_reports',
  'funding_investors',
  'news',
  'news_startups',
  'metric_points',
] as const satisfies readonly TableName[];
type StarterTable = (typeof TABLES)[number];

/** Loads all of it in one transaction. Throws CatalogueNotEmpty where something is already there. */
export async function loadStarterCatalogue(
  sql: Sql,
  catalogue: StarterCatalogue,
  options: { replace?: boolean } = {},
): Promise<void> {
  await fillCatalogue(sql, { kind: 'starter' }, options, async (transaction) => {
    const reference = await loadReference(transaction, catalogue);
    const rows = new StarterRows(catalogue, reference).make();
    for (const table of TABLES) await insertRows(transaction, table, rows[table]);
    await followHighestId(transaction, ['sources', 'startups', 'people', 'investors', 'fundings', 'news']);
    await raw`select refresh_startup_figures(array(select id from startups))`.execute(transaction);
    await raw`select refresh_investor_figures(array(select id from investors))`.execute(transaction);
  });
}

/** Fills a database that has no catalogue yet, as at a first start; otherwise does nothing. */
export async function seedIfEmpty(database: Database, say: (line: string) => void): Promise<void> {
  if (!(await isCatalogueEmpty(database.sql))) return;
  say('Filling the database with the starter catalogue');
  try {
    await loadStarterCatalogue(database.sql, readStarterCatalogue());
  } catch (error) {
    // Another process was quicker.
    if (!(error instanceof CatalogueNotEmpty)) throw error;
  }
}

/** Turns the files into rows, giving ids as it goes. */
class StarterRows {
  private rows = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Record<
    StarterTable,
    Row[]
  >;
  private sourceIds = new Map<string, number>();
  private fundingSlugs = new Set<string>();
  private catalogue: StarterCatalogue;
  private industryIds: Map<string, number>;
  private countries: Map<string, LoadedReference['countries'][number]>;
  private startupIds: Map<string, number>;
  private investorIds: Map<string, number>;
  private publishers: Map<string, string>;

  constructor(catalogue: StarterCatalogue, { industries, countries }: LoadedReference) {
    this.catalogue = catalogue;
    this.industryIds = new Map(industries.map(({ slug, id }) => [slug, id]));
    this.countries = new Map(countries.map((country) => [country.iso2, country]));
    this.startupIds = new Map(catalogue.startups.map(({ slug }, index) => [slug, index + 1]));
    this.investorIds = new Map(catalogue.investors.map(({ name }, index) => [name, index + 1]));
    // News names its publisher; other sources of the same host have the same one.
    this.publishers = new Map(catalogue.news.map(({ url, publisher }) => [hostOf(url), publisher]));
  }

  make(): Record<StarterTable, Row[]> {
    for (const investor of this.catalogue.investors) this.addInvestor(investor);
    for (const startup of this.catalogue.startups) this.addStartup(startup);
    for (const news of this.catalogue.news) this.addNews(news);
    return this.rows;
  }

  private add(table: StarterTable, row: Row): void {
    this.rows[table].push(row);
  }

  private sourceId(url: string): number {
    const known = this.sourceIds.get(url);
    if (known) return known;
    const id = this.sourceIds.size + 1;
    this.sourceIds.set(url, id);
    const host = hostOf(url);
    this.add('sources', { id, url, publisher: this.publishers.get(host) ?? host });
    return id;
  }

  private addInvestor(investor: StarterCatalogue['investors'][number]): void {
    const id = idIn(this.investorIds, investor.name);
    const { slug, name, type, country, website, stages } = investor;
    this.add('investors', { id, slug, name, type, country_code: country, website, stages });
    for (const url of new Set(investor.sources)) {
      this.add('investor_sources', { investor_id: id, source_id: this.sourceId(url) });
    }
  }

  private addStartup(startup: StarterStartup): void {
    const id = idIn(this.startupIds, startup.slug);
    const country = this.countries.get(startup.country);
    if (!country) throw new Error(`${startup.slug}: unknown country ${startup.country}`);
    const city = country.cities.find(({ name }) => name === startup.city);
    const { slug, name, website, public_ticker, tagline, overview } = startup;
    const { status, type, employee_range, year_founded, twitter } = startup;
    this.add('startups', {
      id,
      ...{ slug, name, website, public_ticker, tagline, overview },
      ...{ status, type, employee_range, year_founded, twitter },
      domain: website && hostOf(website),
      country_id: country.id,
      state_id: city?.stateId ?? null,
      city_id: city?.id ?? null,
    });
    for (const former of startup.former_names) {
      this.add('startup_names', { startup_id: id, name: former });
    }
    for (const [position, industry] of startup.industries.entries()) {
      const industry_id = idIn(this.industryIds, industry);
      this.add('startup_industries', { startup_id: id, industry_id, position });
    }
    for (const url of new Set(startup.sources)) {
      this.add('startup_sources', { startup_id: id, source_id: this.sourceId(url) });
    }
    this.addFounders(id, startup);
    for (const funding of startup.fundings) this.addFunding(id, slug, funding);
    for (const { date, value, source } of startup.employees) {
      // A count known only to the month has no day to stand on.
      if (parsePartialDate(date)?.precision !== 'day') continue;
      const source_id = this.sourceId(source);
      this.add('metric_points', { startup_id: id, metric: 'employees', measured_on: date, value, source_id });
    }
  }

  private addFounders(startupId: number, { founders }: StarterStartup): void {
    for (const [position, { name }] of founders.entries()) {
      const id = this.rows.people.length + 1;
      this.add('people', { id, name });
      this.add('startup_people', { startup_id: startupId, person_id: id, is_founder: true, position });
    }
  }

  private addFunding(startupId: number, startupSlug: string, funding: StarterFunding): void {
    const id = this.rows.fundings.length + 1;
    const date = parsePartialDate(funding.date);
    const slug = fundingSlug(startupSlug, funding.round, date, (one) => this.fundingSlugs.has(one));
    this.fundingSlugs.add(slug);
    this.add('fundings', {
      id,
      slug,
      startup_id: startupId,
      round: funding.round,
      announced_on: date && toStartOfPeriod(date),
      announced_precision: date?.precision ?? null,
      amount_usd: funding.amount_usd,
      note: funding.note ?? null,
    });
    for (const url of new Set(funding.sources)) {
      const source_id = this.sourceId(url);
      this.add('funding_reports', { funding_id: id, source_id, is_preferred: true });
    }
    for (const [position, { name, lead }] of funding.investors.entries()) {
      const investor_id = idIn(this.investorIds, name);
      this.add('funding_investors', { funding_id: id, investor_id, is_lead: lead, position });
    }
  }

  private addNews({ title, publisher, url, date, startups }: StarterCatalogue['news'][number]): void {
    const id = this.rows.news.length + 1;
    const published = parsePartialDate(date);
    if (!published) throw new Error(`${url}: not a date: ${date}`);
    this.add('news', {
      id,
      title,
      publisher,
      url,
      published_on: toStartOfPeriod(published),
      published_precision: published.precision,
    });
    for (const slug of new Set(startups)) {
      this.add('news_startups', { news_id: id, startup_id: idIn(this.startupIds, slug) });
    }
  }
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

function idIn(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (!id) throw new Error(`The starter catalogue names "${key}" but does not describe it`);
  return id;
}

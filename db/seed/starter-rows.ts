// The starter catalogue as rows of our tables, with ids.
import { hostOf } from '../../app/base/host-of.ts';
import { parsePartialDate, toStartOfPeriod } from '../../app/base/partial-date.ts';
import { findSharedHost } from '../../app/base/values/web-address.ts';
import { fundingSlug } from '../../app/features/fundings/funding-slug.ts';
import type { LoadedCountry, LoadedPlace, LoadedReference } from './load-reference.ts';
import { Publishers } from './publishers.ts';
import { RowBatch } from './row-batch.ts';
import type {
  StarterCatalogue,
  StarterFunding,
  StarterNews,
  StarterStartup,
} from './starter-catalogue.ts';

// The day on which the facts had been taken from their sources (db/seed/README.md). None was looked
// at again since.
const RETRIEVED_ON = '2026-11-21';

/**
 * Throws an Error that names the startup when it refers to something the catalogue does not have.
 */
export function starterRows(catalogue: StarterCatalogue, reference: LoadedReference): RowBatch {
  return new RowMaker(catalogue, reference).make();
}

class RowMaker {
  private catalogue: StarterCatalogue;
  private batch = new RowBatch();
  private publishers: Publishers;
  private sourceIds = new Map<string, number>();
  private countries: Map<string, LoadedCountry>;
  private industryIds: Map<string, number>;
  private investorIds: Map<string, number>;
  private fundingSlugs = new Set<string>();

  constructor(catalogue: StarterCatalogue, reference: LoadedReference) {
    this.catalogue = catalogue;
    this.publishers = new Publishers(catalogue.news);
    this.countries = new Map(reference.countries.map((country) => [country.iso2, country]));
    this.industryIds = new Map(reference.industries.map(({ slug, id }) => [slug, id]));
    this.investorIds = new Map(catalogue.investors.map(({ name }, index) => [name, index + 1]));
  }

  make(): RowBatch {
    const { startups, news } = this.catalogue;
    this.addInvestors();
    for (const [index, startup] of startups.entries()) this.addStartup(index + 1, startup);
    const startupIds = new Map(startups.map(({ slug }, index) => [slug, index + 1]));
    for (const entry of news) this.addNews(entry, startupIds);
    return this.batch;
  }

  private addInvestors(): void {
    for (const [index, investor] of this.catalogue.investors.entries()) {
      const id = index + 1;
      const { slug, name, type, country, website, stages } = investor;
      this.batch.add('investors', { id, slug, name, type, country_code: country, website, stages });
      for (const source_id of this.sourcesOf(investor.sources)) {
        this.batch.add('investor_sources', { investor_id: id, source_id });
      }
    }
  }

  private addStartup(id: number, startup: StarterStartup): void {
    const { slug, name, website, tagline, overview, status, type, twitter } = startup;
    const batch = this.batch;
    batch.add('startups', {
      id,
      slug,
      name,
      website,
      domain: website && !findSharedHost(website) ? hostOf(website) : null,
      public_ticker: startup.public_ticker,
      tagline,
      overview,
      status,
      type,
      employee_range: startup.employee_range,
      year_founded: startup.year_founded,
      ...this.seatOf(startup),
      twitter,
    });
    for (const former of startup.former_names) {
      batch.add('startup_names', { startup_id: id, name: former });
    }
    for (const [position, industry] of startup.industries.entries()) {
      const industry_id = found(this.industryIds.get(industry), startup, `industry ${industry}`);
      batch.add('startup_industries', { startup_id: id, industry_id, position });
    }
    for (const source_id of this.sourcesOf(startup.sources)) {
      batch.add('startup_sources', { startup_id: id, source_id });
    }
    // Two founders of one name at two startups stay two people: nothing says that they are one.
    for (const [position, founder] of startup.founders.entries()) {
      const person_id = batch.count('people') + 1;
      batch.add('people', { id: person_id, name: founder.name });
      batch.add('startup_people', { startup_id: id, person_id, is_founder: true, position });
    }
    for (const funding of startup.fundings) this.addFunding(id, startup, funding);
    this.addEmployees(id, startup);
  }

  private addEmployees(startupId: number, { employees }: StarterStartup): void {
    const measured = new Set<string>();
    for (const { date, value, source } of employees) {
      // A count known only to the month has no day to stand on.
      if (parsePartialDate(date)?.precision !== 'day' || measured.has(date)) continue;
      measured.add(date);
      const [source_id] = this.sourcesOf([source]);
      const metric = { startup_id: startupId, metric: 'employees', measured_on: date };
      this.batch.add('metric_points', { ...metric, value, source_id });
    }
  }

  /** A city tells its state when the startup does not. */
  private seatOf(startup: StarterStartup) {
    const country = found(this.countries.get(startup.country), startup, startup.country);
    const city = this.placeOf(country.cities, startup.city, startup);
    const state = this.placeOf(country.states, startup.state, startup);
    return {
      country_id: country.id,
      state_id: state?.id ?? city?.stateId ?? null,
      city_id: city?.id ?? null,
    };
  }

  private placeOf(places: LoadedPlace[], name: string | null, startup: StarterStartup) {
    if (name === null) return null;
    return found(
      places.find((place) => place.name === name),
      startup,
      name,
    );
  }

  private addFunding(startupId: number, startup: StarterStartup, funding: StarterFunding): void {
    const id = this.batch.count('fundings') + 1;
    const { round, amount_usd, investors, note = null } = funding;
    const date = found(parsePartialDate(funding.date), startup, `date ${funding.date}`);
    const slug = fundingSlug(startup.slug, round, date, (taken) => this.fundingSlugs.has(taken));
    this.fundingSlugs.add(slug);
    this.batch.add('fundings', {
      id,
      slug,
      startup_id: startupId,
      round,
      announced_on: toStartOfPeriod(date),
      announced_precision: date.precision,
      amount_usd,
      note,
    });
    for (const source_id of this.sourcesOf(funding.sources)) {
      this.batch.add('funding_reports', {
        id: this.batch.count('funding_reports') + 1,
        funding_id: id,
        source_id,
        is_preferred: true,
      });
    }
    for (const [position, { name, lead }] of investors.entries()) {
      const investor_id = found(this.investorIds.get(name), startup, `investor ${name}`);
      this.batch.add('funding_investors', { funding_id: id, investor_id, is_lead: lead, position });
    }
  }

  private addNews(entry: StarterNews, startupIds: Map<string, number>): void {
    const id = this.batch.count('news') + 1;
    const { title, publisher, url } = entry;
    const date = found(parsePartialDate(entry.date), { slug: url }, `date ${entry.date}`);
    const published_on = toStartOfPeriod(date);
    this.batch.add('news', {
      id,
      title,
      publisher,
      url,
      published_on,
      published_precision: date.precision,
    });
    for (const slug of new Set(entry.startups)) {
      const startup_id = found(startupIds.get(slug), { slug: url }, `startup ${slug}`);
      this.batch.add('news_startups', { news_id: id, startup_id, published_on });
    }
  }

  /** Ids of the addresses, each once. */
  private sourcesOf(urls: readonly string[]): number[] {
    return [...new Set(urls)].map((url) => {
      const known = this.sourceIds.get(url);
      if (known) return known;
      const id = this.sourceIds.size + 1;
      this.sourceIds.set(url, id);
      const publisher = this.publishers.find(url);
      this.batch.add('sources', { id, url, publisher, retrieved_on: RETRIEVED_ON });
      return id;
    });
  }
}

function found<Value>(
  value: Value | null | undefined,
  owner: { slug: string },
  what: string,
): Value {
  if (value == null) throw new Error(`${owner.slug}: the catalogue has no ${what}`);
  return value;
}

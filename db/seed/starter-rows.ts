// The starter catalogue as rows of our tables, with ids.
import { hostOf } from '../../app/base/host-of.ts';
import { parsePartialDate, toStartOfPeriod } from '../../app/base/partial-date.ts';
import { findSharedHost } from '../../app/base/values/web-address.ts';
import { fundingSlug } from '../../app/features/fundings/funding-slug.ts';
import type { LoadedCountry, LoadedPlace, LoadedReference } from './load-reference.ts';
import { RowBatch } from './row-batch.ts';
import { SourceBook } from './source-book.ts';
import type { StarterCatalogue, StarterNews } from './starter-catalogue.ts';
import { datesOf } from './starter-dates.ts';
import { EventBook } from './starter-events.ts';
import { PeopleBook } from './starter-people.ts';
import { type StarterFunding, type StarterStartup, statusAfter } from './startup-file.ts';

// The day on which facts of investors had been taken from their sources (db/seed/README.md).
const INVESTORS_READ_ON = '2026-11-21';

/**
 * Throws an Error that names the startup when it refers to something the catalogue does not have.
 */
export function starterRows(catalogue: StarterCatalogue, reference: LoadedReference): RowBatch {
  return new RowMaker(catalogue, reference).make();
}

class RowMaker {
  private catalogue: StarterCatalogue;
  private batch = new RowBatch();
  private sources: SourceBook;
  private people: PeopleBook;
  private events: EventBook;
  private countries: Map<string, LoadedCountry>;
  private industryIds: Map<string, number>;
  private investorIds: Map<string, number>;
  private fundingSlugs = new Set<string>();

  constructor(catalogue: StarterCatalogue, reference: LoadedReference) {
    this.catalogue = catalogue;
    this.sources = new SourceBook(catalogue, this.batch, INVESTORS_READ_ON);
    this.people = new PeopleBook(catalogue.startups, this.batch, this.sources);
    this.events = new EventBook(catalogue, this.batch, this.sources);
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
      for (const source_id of this.sources.idsOf(investor.sources)) {
        this.batch.add('investor_sources', { investor_id: id, source_id });
      }
    }
  }

  private addStartup(id: number, startup: StarterStartup): void {
    const { slug, name, website, tagline, overview, type, twitter } = startup;
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
      status: statusAfter(startup) ?? startup.status,
      type,
      business_models: startup.business_models,
      incorporated_in: startup.incorporated_in?.country ?? null,
      incorporated_source_ids: startup.incorporated_in
        ? this.sources.idsOf(startup.incorporated_in.sources)
        : null,
      employee_range: startup.employee_range,
      year_founded: startup.year_founded,
      ...this.seatOf(startup),
      twitter,
    });
    for (const { name, kind, until, sources } of startup.names) {
      batch.add('startup_names', {
        startup_id: id,
        name,
        kind,
        ...datesOf('until', until),
        source_ids: this.sources.idsOf(sources),
      });
    }
    for (const { country, sources } of startup.operates_in) {
      const source_ids = this.sources.idsOf(sources);
      batch.add('startup_operations', { startup_id: id, country_code: country, source_ids });
    }
    for (const [position, industry] of startup.industries.entries()) {
      const industry_id = found(this.industryIds.get(industry), startup, `industry ${industry}`);
      batch.add('startup_industries', { startup_id: id, industry_id, position });
    }
    for (const { url, shows } of startup.sources) {
      if (!shows || shows.length === 0) continue;
      batch.add('startup_sources', { startup_id: id, source_id: this.sources.idOf(url), shows });
    }
    this.people.addTeam(id, startup);
    this.events.addHistory(id, startup.history);
    for (const funding of startup.fundings) this.addFunding(id, startup, funding);
    this.addEmployees(id, startup);
  }

  private addEmployees(startupId: number, { employees }: StarterStartup): void {
    const measured = new Set<string>();
    for (const { date, value, source } of employees) {
      // A count known only to the month has no day to stand on.
      if (parsePartialDate(date)?.precision !== 'day' || measured.has(date)) continue;
      measured.add(date);
      const source_id = this.sources.idOf(source);
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
    const { round, amount_usd, reported, investors, note = null } = funding;
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
      reported_amount: reported?.amount ?? null,
      reported_currency: reported?.currency ?? null,
      note,
    });
    for (const source_id of this.sources.idsOf(funding.sources)) {
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
}

function found<Value>(
  value: Value | null | undefined,
  owner: { slug: string },
  what: string,
): Value {
  if (value == null) throw new Error(`${owner.slug}: the catalogue has no ${what}`);
  return value;
}

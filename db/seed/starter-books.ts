// Sources, people and events of the starter catalogue as rows: one row a source, person or
// acquirer, whatever the number of startups that name them.
import { hostOf, isWeakAddress } from '../../app/base/address.ts';
import { parsePartialDate, toStartOfPeriod } from '../../app/base/dates.ts';
import type { SourceKind } from '../../app/base/enumerations.ts';
import { slugify } from '../../app/base/slug.ts';
import { lookupKey } from '../../app/language/lookup-key.ts';
// Outlets that the starter catalogue cites often, by host without www.
import outlets from './publishers.json' with { type: 'json' };
import type { RowBatch } from './row-batch.ts';
import type { StarterCatalogue } from './starter-catalogue.ts';
import type { StarterEvent, StarterPerson, StarterSource, StarterStartup } from './startup-file.ts';

// The day on which facts of investors had been taken from their sources (db/seed/README.md); no
// startup's file describes those.
const INVESTORS_READ_ON = '2026-11-21';

/** Hosts of lists of companies; profiles of one company there are directory entries too. */
const DIRECTORIES =
  /(^|\.)(github\.com|crunchbase\.com|ycombinator\.com|f6s\.com|vc4a\.com|tracxn\.com|pitchbook\.com|dealroom\.co|cbinsights\.com|startupblink\.com|startuplist\.africa|linkedin\.com|wikipedia\.org|wikidata\.org|techcrunch\.com\/startups)$/;
const FILINGS =
  /(^|\.)(sec\.gov|company-information\.service\.gov\.uk|sens\.jse\.co\.za|ngxgroup\.com)$/;

/** `website` is that of the company the source is about. */
function kindOfSource(url: string, website: string | null): SourceKind {
  const host = hostOf(url);
  if (website && isWithin(host, hostOf(website))) return 'company';
  if (DIRECTORIES.test(host)) return 'directory';
  return FILINGS.test(host) ? 'filing' : 'press';
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** Knows outlets by their host, and learns further ones from news whose publisher is given. */
export class Publishers {
  private byHost = new Map(Object.entries(outlets));

  constructor(news: ReadonlyArray<{ url: string; publisher: string }>) {
    for (const { url, publisher } of news) {
      const host = hostOf(url);
      // "TechCrunch (mirror)" tells where a text comes from, not whose page this is.
      if (!this.byHost.has(host) && !publisher.includes('(')) this.byHost.set(host, publisher);
    }
  }

  /** The outlet's name, `owner/project on GitHub`, or the host. */
  find(url: string): string {
    const host = hostOf(url);
    const [, owner, project] = new URL(url).pathname.split('/');
    if (host === 'github.com' && owner && project) return `${owner}/${project} on GitHub`;
    return this.byHost.get(host) ?? host;
  }
}

type Description = Omit<StarterSource, 'shows'> & { kind: SourceKind };

export class SourceBook {
  private ids = new Map<string, number>();
  private described = new Map<string, Description>();
  private publishers: Publishers;
  private batch: RowBatch;

  constructor({ startups, news }: StarterCatalogue, batch: RowBatch) {
    this.batch = batch;
    this.publishers = new Publishers(news);
    for (const { website, sources } of startups) {
      for (const source of sources) this.describe(source, website);
    }
  }

  /** Files may describe one address: what one of them knows, all know. */
  private describe({ shows: _, ...source }: StarterSource, website: string | null): void {
    const known = this.described.get(source.url);
    const kind = source.kind ?? kindOfSource(source.url, website);
    this.described.set(source.url, {
      ...source,
      ...known,
      kind: known && known.kind !== 'press' ? known.kind : kind,
      published: known?.published ?? source.published,
      read: known && known.read > source.read ? known.read : source.read,
      weak: known?.weak ?? source.weak,
    });
  }

  /** Ids of the addresses, each once. */
  idsOf(urls: readonly string[]): number[] {
    return [...new Set(urls)].map((url) => this.idOf(url));
  }

  idOf(url: string): number {
    const known = this.ids.get(url);
    if (known) return known;
    const id = this.batch.nextId('sources');
    this.ids.set(url, id);
    const source = this.described.get(url);
    this.batch.add('sources', {
      id,
      url,
      kind: source?.kind ?? kindOfSource(url, null),
      publisher: source?.publisher ?? this.publishers.find(url),
      ...datesOf('published', source?.published),
      read_on: source?.read ?? INVESTORS_READ_ON,
      checked_on: source?.checked ?? null,
      is_marked_weak: source?.weak === true && !isWeakAddress(url),
    });
    return id;
  }
}

/** The columns `{name}_on` and `{name}_precision` of a date in a file; both null without one. */
export function datesOf(name: string, text: string | null | undefined): Record<string, unknown> {
  const date = text ? parsePartialDate(text) : null;
  return {
    [`${name}_on`]: date && toStartOfPeriod(date),
    [`${name}_precision`]: date?.precision ?? null,
  };
}

// Founders and chief executives of the starter catalogue as rows: one row a person, whatever the
// number of startups. A name is one person unless a file says otherwise ("person").

/** Two entries with the same key are one person. */
function personKey({ person, name }: Pick<StarterPerson, 'person' | 'name'>): string {
  return person ?? slugify(name);
}

export class PeopleBook {
  private ids = new Map<string, number>();
  private batch: RowBatch;
  private sources: SourceBook;

  /** Writes the people themselves; what calls one of them she may stand in any file. */
  constructor(startups: readonly StarterStartup[], batch: RowBatch, sources: SourceBook) {
    this.batch = batch;
    this.sources = sources;
    const entries = startups.flatMap(({ people }) => people);
    for (const [slug, own] of Map.groupBy(entries, personKey)) {
      const id = batch.nextId('people');
      this.ids.set(slug, id);
      const she = sources.idsOf(own.flatMap(({ she_in }) => she_in));
      batch.add('people', { id, slug, name: own[0]?.name, she_source_ids: she });
    }
  }

  addTeam(startupId: number, { people }: StarterStartup): void {
    const added = new Set<number>();
    for (const [position, one] of people.entries()) {
      const person_id = this.ids.get(personKey(one)) ?? 0;
      if (added.has(person_id)) continue;
      added.add(person_id);
      this.batch.add('startup_people', {
        startup_id: startupId,
        person_id,
        title: one.role,
        is_founder: one.founder,
        ...datesOf('since', one.since),
        ...datesOf('until', one.until),
        source_ids: this.sources.idsOf(one.sources),
        position,
      });
    }
  }
}

// What became of startups, and the companies that acquired them, as rows.

/** Events in which the counterparty is a company that took the startup over or in. */
function hasAcquirer({ event, counterparty }: StarterEvent): boolean {
  return counterparty !== null && (event === 'acquired' || event === 'merged');
}

export class EventBook {
  private batch: RowBatch;
  private sources: SourceBook;
  private acquirerIds = new Map<string, number>();
  private slugs = new Set<string>();
  private startupIds: Map<string, number>;
  private investorIds: Map<string, number>;

  /** Startups and investors have the ids of their places in the catalogue, from 1. */
  constructor({ startups, investors }: StarterCatalogue, batch: RowBatch, sources: SourceBook) {
    this.batch = batch;
    this.sources = sources;
    this.startupIds = idsByName(startups);
    this.investorIds = idsByName(investors);
    // A present name goes before another's former one.
    for (const [index, { names }] of startups.entries()) {
      for (const { name, kind } of names) {
        const key = lookupKey(name);
        const isOwn = kind !== 'parent' && kind !== 'product';
        if (isOwn && !this.startupIds.has(key)) this.startupIds.set(key, index + 1);
      }
    }
  }

  addHistory(startupId: number, history: readonly StarterEvent[]): void {
    for (const event of history) {
      this.batch.add('startup_events', {
        id: this.batch.nextId('startup_events'),
        startup_id: startupId,
        kind: event.event,
        ...datesOf('happened', event.date),
        counterparty: event.counterparty,
        acquirer_id: hasAcquirer(event)
          ? this.acquirerOf(startupId, event.counterparty ?? '')
          : null,
        amount_usd: event.amount_usd,
        detail: event.detail,
        source_ids: this.sources.idsOf(event.sources),
      });
    }
  }

  private acquirerOf(startupId: number, name: string): number {
    const key = lookupKey(name);
    const known = this.acquirerIds.get(key);
    if (known) return known;
    const id = this.batch.nextId('acquirers');
    this.acquirerIds.set(key, id);
    const startup = this.startupIds.get(key);
    this.batch.add('acquirers', {
      id,
      slug: this.freeSlug(slugify(name)),
      name,
      // A company that was merged into one of its own name is not its own acquirer.
      startup_id: startup === startupId ? null : (startup ?? null),
      investor_id: this.investorIds.get(key) ?? null,
    });
    return id;
  }

  private freeSlug(slug: string): string {
    let free = slug;
    for (let number = 2; this.slugs.has(free); number++) free = `${slug}-${number}`;
    this.slugs.add(free);
    return free;
  }
}

function idsByName(entries: ReadonlyArray<{ name: string }>): Map<string, number> {
  return new Map(entries.map(({ name }, index) => [lookupKey(name), index + 1]));
}

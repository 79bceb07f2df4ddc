// Sources, people and events of the starter catalogue as rows: one row a source, person or
// acquirer, whatever the number of startups that name them.

import { hostOf, isWeakAddress } from '../../app/base/address.ts';
import { parsePartialDate, toStartOfPeriod } from '../../app/base/dates.ts';
import type { SourceKind } from '../../app/base/enumerations.ts';
import { slugify } from '../../app/base/slug.ts';
import { lookupKey } from '../../app/language/tokens.ts';
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
  const own = website && hostOf(website);
  if (own && (host === own || host.endsWith(`.${own}`))) return 'company';
  if (DIRECTORIES.test(host)) return 'directory';
  return FILINGS.test(host) ? 'filing' : 'press';
}

/**
 * Names of publishers by address: the outlet's, known by its host or learnt from news whose
 * publisher is given; `owner/project on GitHub`; or the host.
 */
export function createPublishers(news: ReadonlyArray<{ url: string; publisher: string }>) {
  const byHost = new Map(Object.entries(outlets));
  for (const { url, publisher } of news) {
    const host = hostOf(url);
    // "TechCrunch (mirror)" tells where a text comes from, not whose page this is.
    if (!byHost.has(host) && !publisher.includes('(')) byHost.set(host, publisher);
  }
  return (url: string): string => {
    const host = hostOf(url);
    const [, owner, project] = new URL(url).pathname.split('/');
    if (host === 'github.com' && owner && project) return `${owner}/${project} on GitHub`;
    return byHost.get(host) ?? host;
  };
}

type Description = Omit<StarterSource, 'shows'> & { kind: SourceKind };
export type SourceBook = ReturnType<typeof createSourceBook>;

export function createSourceBook({ startups, news }: StarterCatalogue, batch: RowBatch) {
  const ids = new Map<string, number>();
  const described = new Map<string, Description>();
  const publisherOf = createPublishers(news);
  // Files may describe one address: what one of them knows, all know.
  for (const { website, sources } of startups) {
    for (const { shows: _, ...source } of sources) {
      const known = described.get(source.url);
      const kind = source.kind ?? kindOfSource(source.url, website);
      described.set(source.url, {
        ...source,
        ...known,
        kind: known && known.kind !== 'press' ? known.kind : kind,
        published: known?.published ?? source.published,
        read: known && known.read > source.read ? known.read : source.read,
        weak: known?.weak ?? source.weak,
      });
    }
  }

  function idOf(url: string): number {
    const known = ids.get(url);
    if (known) return known;
    const id = batch.nextId('sources');
    ids.set(url, id);
    const source = described.get(url);
    batch.add('sources', {
      id,
      url,
      kind: source?.kind ?? kindOfSource(url, null),
      publisher: source?.publisher ?? publisherOf(url),
      ...datesOf('published', source?.published),
      read_on: source?.read ?? INVESTORS_READ_ON,
      checked_on: source?.checked ?? null,
      is_marked_weak: source?.weak === true && !isWeakAddress(url),
    });
    return id;
  }
  return {
    idOf,
    /** Of the addresses, each once. */
    idsOf: (urls: readonly string[]) => [...new Set(urls)].map(idOf),
  };
}

/** The columns `{name}_on` and `{name}_precision` of a date in a file; both null without one. */
export function datesOf(name: string, text: string | null | undefined): Record<string, unknown> {
  const date = text ? parsePartialDate(text) : null;
  return {
    [`${name}_on`]: date && toStartOfPeriod(date),
    [`${name}_precision`]: date?.precision ?? null,
  };
}

/** A name is one person unless a file says otherwise ("person"). */
const personKey = ({ person, name }: StarterPerson): string => person ?? slugify(name);

/**
 * Writes founders and chief executives, and returns what writes the team of a startup. What calls
 * one of them she may stand in any file.
 */
export function createPeopleBook(
  startups: readonly StarterStartup[],
  batch: RowBatch,
  sources: SourceBook,
) {
  const ids = new Map<string, number>();
  const entries = startups.flatMap(({ people }) => people);
  for (const [slug, own] of Map.groupBy(entries, personKey)) {
    const id = batch.nextId('people');
    ids.set(slug, id);
    const she = sources.idsOf(own.flatMap(({ she_in }) => she_in));
    batch.add('people', { id, slug, name: own[0]?.name, she_source_ids: she });
  }
  return (startup_id: number, { people }: StarterStartup): void => {
    const added = new Set<number>();
    for (const [position, one] of people.entries()) {
      const person_id = ids.get(personKey(one)) ?? 0;
      if (added.has(person_id)) continue;
      added.add(person_id);
      batch.add('startup_people', {
        startup_id,
        person_id,
        title: one.role,
        is_founder: one.founder,
        ...datesOf('since', one.since),
        ...datesOf('until', one.until),
        source_ids: sources.idsOf(one.sources),
        position,
      });
    }
  };
}

/**
 * Returns what writes the history of a startup, and the companies that took it over or in. Startups
 * and investors have the ids of their places in the catalogue, from 1.
 */
export function createEventBook(
  { startups, investors }: StarterCatalogue,
  batch: RowBatch,
  sources: SourceBook,
) {
  const acquirerIds = new Map<string, number>();
  const slugs = new Set<string>();
  const startupIds = idsByName(startups);
  const investorIds = idsByName(investors);
  // A present name goes before another's former one.
  for (const [index, { names }] of startups.entries()) {
    for (const { name, kind } of names) {
      const key = lookupKey(name);
      const isOwn = kind !== 'parent' && kind !== 'product';
      if (isOwn && !startupIds.has(key)) startupIds.set(key, index + 1);
    }
  }

  function acquirerOf(startupId: number, { event, counterparty: name }: StarterEvent) {
    if (name === null || (event !== 'acquired' && event !== 'merged')) return null;
    const key = lookupKey(name);
    const known = acquirerIds.get(key);
    if (known) return known;
    const id = batch.nextId('acquirers');
    acquirerIds.set(key, id);
    let slug = slugify(name);
    for (let number = 2; slugs.has(slug); number++) slug = `${slugify(name)}-${number}`;
    slugs.add(slug);
    const startup = startupIds.get(key);
    // A company that was merged into one of its own name is not its own acquirer.
    const startup_id = startup === startupId ? null : (startup ?? null);
    batch.add('acquirers', {
      id,
      slug,
      name,
      startup_id,
      investor_id: investorIds.get(key) ?? null,
    });
    return id;
  }
  return (startup_id: number, { history }: StarterStartup): void => {
    for (const event of history) {
      batch.add('startup_events', {
        id: batch.nextId('startup_events'),
        startup_id,
        kind: event.event,
        ...datesOf('happened', event.date),
        counterparty: event.counterparty,
        acquirer_id: acquirerOf(startup_id, event),
        amount_usd: event.amount_usd,
        cause: event.cause ?? null,
        detail: event.detail,
        source_ids: sources.idsOf(event.sources),
      });
    }
  };
}

function idsByName(entries: ReadonlyArray<{ name: string }>): Map<string, number> {
  return new Map(entries.map(({ name }, index) => [lookupKey(name), index + 1]));
}

// Sources of the starter catalogue as rows: one an address, described by the startups' files.
import type { SourceKind } from '../../app/base/enumerations.ts';
import { hostOf } from '../../app/base/host-of.ts';
import { parsePartialDate, toStartOfPeriod } from '../../app/base/partial-date.ts';
import { isWeakAddress } from '../../app/base/weak-address.ts';
// Outlets that the starter catalogue cites often, by host without www.
import outlets from './publishers.json' with { type: 'json' };
import type { RowBatch } from './row-batch.ts';
import type { StarterCatalogue } from './starter-catalogue.ts';
import type { StarterSource } from './startup-file.ts';

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

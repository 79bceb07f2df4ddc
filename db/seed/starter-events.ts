// What became of startups, and the companies that acquired them, as rows.
import { slugify } from '../../app/base/slug.ts';
import { lookupKey } from '../../app/language/lookup-key.ts';
import type { RowBatch } from './row-batch.ts';
import { datesOf, type SourceBook } from './source-book.ts';
import type { StarterCatalogue } from './starter-catalogue.ts';
import type { StarterEvent } from './startup-file.ts';

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

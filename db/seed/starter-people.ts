// Founders and chief executives of the starter catalogue as rows: one row a person, whatever the
// number of startups. A name is one person unless a file says otherwise ("person").
import { slugify } from '../../app/base/slug.ts';
import type { RowBatch } from './row-batch.ts';
import { datesOf, type SourceBook } from './source-book.ts';
import type { StarterPerson, StarterStartup } from './startup-file.ts';

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

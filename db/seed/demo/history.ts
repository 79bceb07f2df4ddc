// What became of fictional startups and where else they are. The draw is by id, so that nothing
// else moves.
import type { Batch } from './batch.ts';
import { dateText, LAST_DAY } from './calendar.ts';
import { FICTIONAL_MARKER } from './names.ts';
import type { Profile } from './profile.ts';

const ACQUIRERS = ['Harmattan Group', 'Acacia Holdings', 'Delta Partners', 'Oasis Systems'].map(
  (name, index) => ({ id: index + 1, name: `${name} ${FICTIONAL_MARKER}` }),
);
const EVENT_OF: Record<string, string> = {
  closed: 'closed',
  acquired: 'acquired',
  public: 'listed',
};

export function writeAcquirers(batch: Batch): void {
  for (const { id, name } of ACQUIRERS) {
    batch.add('acquirers', { id, name, slug: name.toLowerCase().replaceAll(' ', '-') });
  }
}

export function writeHistory(batch: Batch, profile: Profile, sourceId: number): void {
  const { formerName, neighbour, row } = profile;
  const { id, status, year_founded } = row;
  const shown = { startup_id: id, source_ids: [sourceId] };
  const addEvent = (kind: string, year: number, more: object) =>
    batch.add('startup_events', {
      id: batch.nextId('startup_events'),
      ...shown,
      kind,
      happened_on: `${year}-01-01`,
      happened_precision: 'year',
      counterparty: null,
      acquirer_id: null,
      amount_usd: null,
      detail: null,
      ...more,
    });
  batch.add('startup_operations', { ...shown, country_code: neighbour.iso2 });
  if (formerName) {
    const until = { until_on: `${year_founded + 1}-01-01`, until_precision: 'year' };
    batch.add('startup_names', { ...shown, name: formerName, ...until });
    addEvent('renamed', year_founded + 1, { counterparty: formerName });
  }
  const kind = EVENT_OF[status];
  if (!kind) return;
  const acquirer = kind === 'acquired' ? ACQUIRERS[id % ACQUIRERS.length] : undefined;
  const year = Number(dateText(LAST_DAY).slice(0, 4)) - (id % 4);
  addEvent(kind, Math.max(year, year_founded + 1), {
    counterparty: acquirer?.name ?? null,
    acquirer_id: acquirer?.id ?? null,
    amount_usd: acquirer && id % 3 === 0 ? (1 + (id % 90)) * 1_000_000 : null,
    detail: kind === 'closed' ? 'It ran out of money (fictional).' : null,
  });
}

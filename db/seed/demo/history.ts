// What became of fictional startups, how they earn and where else they are. The draw is by id, so
// that nothing else moves.
import { BUSINESS_MODELS, PROFILE_FIELDS } from '../../../app/base/enumerations.ts';
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

/** Columns of `startups` beyond what chance draws. */
export function moreOf({ id, country }: Profile, sourceId: number, isWomenLed: boolean) {
  return {
    business_models: [BUSINESS_MODELS[id % BUSINESS_MODELS.length]],
    incorporated_in: id % 4 === 0 ? 'US' : country.iso2,
    incorporated_source_ids: [sourceId],
    is_women_led: isWomenLed || null,
  };
}

export class HistoryMaker {
  private lastId = 0;

  write(batch: Batch, profile: Profile, sourceId: number): void {
    const { id, formerName, status, neighbour, yearFounded } = profile;
    const source_ids = [sourceId];
    batch.add('startup_operations', {
      startup_id: id,
      country_code: neighbour.iso2,
      source_ids,
    });
    if (formerName) {
      const until = { until_on: `${yearFounded + 1}-01-01`, until_precision: 'year' };
      batch.add('startup_names', { startup_id: id, name: formerName, ...until, source_ids });
      this.add(batch, id, 'renamed', yearFounded + 1, { counterparty: formerName, source_ids });
    }
    const kind = EVENT_OF[status];
    if (!kind) return;
    const acquirer = kind === 'acquired' ? ACQUIRERS[id % ACQUIRERS.length] : undefined;
    const year = Number(dateText(LAST_DAY).slice(0, 4)) - (id % 4);
    this.add(batch, id, kind, Math.max(year, yearFounded + 1), {
      counterparty: acquirer?.name ?? null,
      acquirer_id: acquirer?.id ?? null,
      amount_usd: acquirer && id % 3 === 0 ? (1 + (id % 90)) * 1_000_000 : null,
      detail: kind === 'closed' ? 'It ran out of money (fictional).' : null,
      source_ids,
    });
  }

  private add(batch: Batch, startupId: number, kind: string, year: number, rest: object): void {
    const happened = { happened_on: `${year}-01-01`, happened_precision: 'year' };
    batch.add('startup_events', {
      ...{ counterparty: null, acquirer_id: null, amount_usd: null, detail: null },
      ...{ id: ++this.lastId, startup_id: startupId, kind, ...happened, ...rest },
    });
  }
}

/** What the two sources of a profile show. */
export const SHOWN_BY_REGISTER = ['country', 'state', 'city', 'year_founded', 'status'];
export const SHOWN_BY_LIST = PROFILE_FIELDS.filter((field) => !SHOWN_BY_REGISTER.includes(field));

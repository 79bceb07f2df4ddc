// Who founded and runs fictional startups, what became of them and where else they are.
import { slugify } from '../../../app/base/slug.ts';
import type { Batch } from './batch.ts';
import { dateText, LAST_DAY } from './calendar.ts';
import words from './names.json' with { type: 'json' };
import { FICTIONAL_MARKER, personName } from './names.ts';
import type { Profile } from './profile.ts';
import { type Random, WeightedList } from './random.ts';

const ACQUIRERS = words.acquirers.map((name, index) => {
  return { id: index + 1, name: `${name} ${FICTIONAL_MARKER}` };
});
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

/** The draw is by id, so that nothing else moves. */
export function writeHistory(batch: Batch, profile: Profile, sourceId: number): void {
  const { formerName, neighbour, foundedIn, row } = profile;
  const { id, status } = row;
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
    const until = { until_on: `${foundedIn + 1}-01-01`, until_precision: 'year' };
    batch.add('startup_names', { ...shown, name: formerName, ...until });
    addEvent('renamed', foundedIn + 1, { counterparty: formerName });
  }
  const kind = EVENT_OF[status];
  if (!kind) return;
  const acquirer = kind === 'acquired' ? ACQUIRERS[id % ACQUIRERS.length] : undefined;
  const year = Number(dateText(LAST_DAY).slice(0, 4)) - (id % 4);
  addEvent(kind, Math.max(year, foundedIn + 1), {
    counterparty: acquirer?.name ?? null,
    acquirer_id: acquirer?.id ?? null,
    amount_usd: acquirer && id % 3 === 0 ? (1 + (id % 90)) * 1_000_000 : null,
    detail: kind === 'closed' ? 'It ran out of money (fictional).' : null,
  });
}

const founderCounts = WeightedList.from(1, [35, 42, 18, 5]);

/** Adds one to four founders and one to four others; answers whether a founder is called she. */
export function writeTeam(batch: Batch, { row, foundedIn }: Profile, random: Random): boolean {
  const sourceId = batch.listWith('startups', row.id);
  let isWomenLed = false;
  for (const [position, { name, title, isFounder }] of makeTeam(random).entries()) {
    const id = batch.nextId('people');
    const isShe = id % 3 === 0;
    isWomenLed ||= isShe && isFounder;
    batch.add('people', {
      id,
      slug: `${slugify(name)}-${id}`,
      name,
      links: [`${row.website}/team`],
      she_source_ids: isShe ? [sourceId] : [],
    });
    batch.add('startup_people', {
      startup_id: row.id,
      person_id: id,
      title,
      is_founder: isFounder,
      since_on: `${foundedIn}-01-01`,
      since_precision: 'year',
      source_ids: [sourceId],
      position,
    });
  }
  return isWomenLed;
}

/** The first founder leads. */
function makeTeam(random: Random) {
  const founders = founderCounts.pick(random);
  const titles = [
    `${founders > 1 ? 'Co-founder' : 'Founder'} and chief executive`,
    ...random.sample(words.founder_titles, founders - 1),
    ...random.sample(words.team_titles, random.between(1, 4)),
  ];
  const names = new Set<string>();
  while (names.size < titles.length) names.add(personName(random));
  return [...names].map((name, index) => ({
    name,
    title: titles[index] ?? '',
    isFounder: index < founders,
  }));
}

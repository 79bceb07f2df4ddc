// Who founded and runs fictional startups, what became of them and where else they are.
import { slugify } from '../../../app/base/slug.ts';
import { type Batch, OUTLETS } from './batch.ts';
import { dateText, dayOf, dayOfDate, LAST_DAY, startOfPeriod, timeText } from './calendar.ts';
import words from './names.json' with { type: 'json' };
import { FICTIONAL_MARKER, personName } from './names.ts';
import type { Profile } from './profile.ts';
import { type Random, WeightedList } from './random.ts';
import type { DemoFunding } from './rounds.ts';
import { otherHeadline, roundHeadline } from './texts.ts';

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
      cause: null,
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
    cause: kind === 'closed' ? 'money' : null,
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

// News about fictional startups: their rounds, and everyday events that may name a second company.

const SHARE_OF_ROUNDS_IN_NEWS = 0.35;
const SHARE_WITH_SECOND_COMPANY = 0.15;
const SHARE_DATED_TO_MONTH = 0.04;
/** How far back a second company is looked for. */
const NEARBY = 40;
const DAYS_IN_PERIOD = { day: 1, month: 28, year: 365 };

/** Adds one entry or more for the startup to the batch. */
export function writeNews(
  batch: Batch,
  profile: Profile,
  history: readonly DemoFunding[],
  random: Random,
): void {
  const { row, subject, foundedIn } = profile;
  for (const funding of history) {
    if (!random.chance(SHARE_OF_ROUNDS_IN_NEWS)) continue;
    const lead = funding.leadsCount > 0 ? funding.investors[0]?.name : undefined;
    const later = random.between(0, DAYS_IN_PERIOD[funding.precision] - 1);
    const title = roundHeadline(subject, funding, lead, random);
    writeEntry(batch, profile, title, dayOfDate(funding.announcedOn) + later, random);
  }
  const others = 1 + Number(random.chance(0.3));
  for (let count = 0; count < others; count++) {
    const day = random.between(dayOf(foundedIn, 3), LAST_DAY);
    const mention = writeEntry(batch, profile, otherHeadline(subject, random), day, random);
    if (row.id > 1 && random.chance(SHARE_WITH_SECOND_COMPANY)) {
      const second = random.between(Math.max(1, row.id - NEARBY), row.id - 1);
      batch.add('news_startups', { ...mention, startup_id: second });
    }
  }
}

function writeEntry(batch: Batch, profile: Profile, title: string, day: number, random: Random) {
  const id = batch.nextId('news');
  const outlet = random.pick(OUTLETS);
  const date = dateText(Math.min(LAST_DAY, day));
  const precision = random.chance(SHARE_DATED_TO_MONTH) ? 'month' : 'day';
  const published_on = startOfPeriod(date, precision);
  batch.add('news', {
    id,
    title,
    publisher: outlet.name,
    url: `https://${outlet.host}/${date.slice(0, 7).replace('-', '/')}/${profile.stem.toLowerCase()}-${id}`,
    published_on,
    published_precision: precision,
    created_at: timeText(Math.max(profile.createdDay, dayOfDate(date))),
  });
  const mention = { news_id: id, published_on };
  batch.add('news_startups', { ...mention, startup_id: profile.row.id });
  return mention;
}

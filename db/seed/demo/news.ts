// News about fictional startups: their rounds, and everyday events that may name a second company.
import { type Batch, OUTLETS } from './batch.ts';
import { dateText, dayOf, dayOfDate, LAST_DAY, startOfPeriod, timeText } from './calendar.ts';
import type { Profile } from './profile.ts';
import type { Random } from './random.ts';
import type { DemoFunding } from './rounds.ts';
import { otherHeadline, roundHeadline } from './texts.ts';

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

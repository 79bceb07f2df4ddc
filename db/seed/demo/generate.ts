// Fictional startups with everything a record can hold, batch by batch; the same count and seed
// give the same rows.
import { EARLY_STAGE_ROUNDS, type FundingRound } from '../../../app/base/enumerations.ts';
import { slugify } from '../../../app/base/slug.ts';
import type { LoadedReference } from '../load-reference.ts';
import { PROFILE_FIELDS } from '../startup-file.ts';
import { Batch } from './batch.ts';
import { writeAcquirers, writeHistory, writeNews, writeTeam } from './history.ts';
import { countInvestors, investorPicker, makeInvestors } from './investors.ts';
import { followerGrowth, type NewestMetrics, newestMetrics } from './metrics.ts';
import { stemMaker } from './names.ts';
import { type Profile, profileMaker } from './profile.ts';
import { Random } from './random.ts';
import { type DemoFunding, leftOutOf, makeFundings, writeFundings } from './rounds.ts';
import technologiesByCategory from './technologies.json' with { type: 'json' };

export const MAX_STARTUPS = 1_000_000;
const STARTUPS_PER_BATCH = 2_000;

// Well-known parts that websites are built from; which fictional startup uses which is chance.
const TECHNOLOGIES = Object.entries(technologiesByCategory)
  .flatMap(([category, names]) => names.map((name) => ({ slug: slugify(name), name, category })))
  .map((technology, index) => ({ id: index + 1, ...technology }));

/** What the two sources of a profile show. */
const SHOWN_BY_REGISTER: readonly string[] = ['country', 'state', 'city', 'year_founded', 'status'];
const SHOWN_BY_LIST = PROFILE_FIELDS.filter((field) => !SHOWN_BY_REGISTER.includes(field));

export interface DemoOptions {
  /** Startups to make, 1 to MAX_STARTUPS. */
  count: number;
  /** Any whole number from 0; another one makes another world. */
  seed: number;
}

/** What is drawn for one subject does not move when another subject draws more. */
const SUBJECTS = { names: 1, formerNames: 2, investors: 3, startups: 4 };

/** Batches in an order in which they can be inserted: what startups refer to comes first. */
export function* generateDemo(
  { count, seed }: DemoOptions,
  reference: LoadedReference,
): Generator<Batch> {
  const nextStem = stemMaker(new Random(seed, SUBJECTS.names));
  const nextFormerStem = stemMaker(new Random(seed, SUBJECTS.formerNames));
  const chance = new Random(seed, SUBJECTS.investors);
  const investors = makeInvestors(countInvestors(count), nextStem, chance);
  const pickInvestors = investorPicker(investors);
  const makeProfile = profileMaker(reference, count);

  let batch = new Batch();
  batch.add('technologies', ...TECHNOLOGIES);
  writeAcquirers(batch);
  for (const investor of investors) {
    batch.add('investors', investor);
    const source_id = batch.listWith('investors', investor.id);
    batch.add('investor_sources', { investor_id: investor.id, source_id });
  }
  for (let id = 1; id <= count; id++) {
    const random = new Random(seed, SUBJECTS.startups, id);
    const profile = makeProfile(id, nextStem(), nextFormerStem(), random);
    const metrics = newestMetrics(profile, random);
    const history = makeFundings(batch, pickInvestors, profile, random);
    const registerId = batch.register(profile.country.iso2);
    batch.metrics.push(metrics);
    writeFundings(batch, profile, history, random);
    writeNews(batch, profile, history, random);
    const isWomenLed = writeTeam(batch, profile, random);
    batch.add('startups', startupRow(profile, history, metrics, registerId, isWomenLed));
    writeHistory(batch, profile, registerId);
    writeLinks(batch, profile, registerId, random);
    if (batch.count('startups') >= STARTUPS_PER_BATCH || id === count) {
      batch.metricsSource = batch.publicCounts();
      yield batch;
      batch = batch.follow();
    }
  }
}

/** What a startup's profile refers to: industries, sources and technologies. */
function writeLinks(
  batch: Batch,
  { row, industries }: Profile,
  registerId: number,
  random: Random,
): void {
  const { id: startup_id, verified_at } = row;
  for (const [position, { id: industry_id }] of industries.entries()) {
    batch.add('startup_industries', { startup_id, industry_id, position });
  }
  const listId = batch.listWith('startups', startup_id);
  batch.add(
    'startup_sources',
    { startup_id, source_id: registerId, shows: SHOWN_BY_REGISTER },
    { startup_id, source_id: listId, shows: SHOWN_BY_LIST },
  );
  for (const technology of random.sample(TECHNOLOGIES, random.between(3, 9))) {
    batch.add('startup_technologies', {
      startup_id,
      technology_id: technology.id,
      is_detected: true,
      source_id: batch.websiteReader(),
      found_on: verified_at.slice(0, 'yyyy-mm-dd'.length),
    });
  }
}

const EARLY: readonly FundingRound[] = EARLY_STAGE_ROUNDS;

/**
 * The row with figures from its rounds and metrics: updating every row after the load would take
 * longer than the load. A test holds them to what refresh_startup_figures makes of the same rounds.
 * `history` is oldest first; `sourceId` shows status and incorporation.
 */
function startupRow(
  { row, country }: Profile,
  history: readonly DemoFunding[],
  metrics: NewestMetrics,
  sourceId: number,
  isWomenLed: boolean,
) {
  const investorIds = new Set(history.flatMap(({ investors }) => investors.map(({ id }) => id)));
  const newest = history.at(-1);
  const counting = history.filter((funding) => leftOutOf(funding) === null);
  return {
    ...row,
    status_source_id: sourceId,
    incorporated_in: row.id % 4 === 0 ? 'US' : country.iso2,
    incorporated_source_ids: [sourceId],
    is_women_led: isWomenLed || null,
    total_fundings: sumUsd(counting),
    left_out: sumLeftOut(history),
    early_stage_fundings: sumUsd(counting.filter(({ round }) => EARLY.includes(round))),
    fundings_count: history.length,
    investors_count: investorIds.size,
    latest_round: newest?.round ?? null,
    last_funding_on: newest?.announcedOn ?? null,
    last_funding_precision: newest?.precision ?? null,
    last_funding_amount: newest?.amountUsd ?? null,
    twitter_followers: metrics.followers,
    twitter_tweets: metrics.tweets,
    twitter_follower_growth: followerGrowth(metrics),
  };
}

/** Rounds of a known amount that the total leaves out, by reason; null without any. */
function sumLeftOut(history: readonly DemoFunding[]) {
  const apart = Map.groupBy(
    history.filter(({ amountUsd }) => amountUsd !== null),
    leftOutOf,
  );
  const parts = [...apart].flatMap(([reason, rounds]) =>
    reason ? [[reason, { rounds: rounds.length, amount: sumUsd(rounds) }] as const] : [],
  );
  return parts.length > 0 ? Object.fromEntries(parts) : null;
}

/** US dollars; null when none of the rounds is disclosed. */
function sumUsd(rounds: readonly DemoFunding[]): number | null {
  const amounts = rounds.flatMap((round) => round.amountUsd ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}

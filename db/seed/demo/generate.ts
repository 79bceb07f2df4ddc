// Fictional startups with everything a record can hold, batch by batch; the same count and seed
// give the same rows.
import type { LoadedReference } from '../load-reference.ts';
import { Batch } from './batch.ts';
import { dateText } from './calendar.ts';
import { FundingMaker } from './fundings.ts';
import {
  HistoryMaker,
  moreOf,
  SHOWN_BY_LIST,
  SHOWN_BY_REGISTER,
  writeAcquirers,
} from './history.ts';
import { countInvestors, InvestorPool, investorRow, makeInvestors } from './investors.ts';
import { newestMetrics } from './metrics.sql.ts';
import { stemMaker } from './names.ts';
import { NewsMaker } from './news.ts';
import { SeatPicker } from './places.ts';
import { type Profile, ProfileMaker } from './profile.ts';
import { Random } from './random.ts';
import { outletOf, SourceBook } from './sources.ts';
import { startupRow } from './startup-row.ts';
import { TeamMaker } from './team.ts';
import { TECHNOLOGIES } from './technologies.ts';

export const MAX_STARTUPS = 1_000_000;
const STARTUPS_PER_BATCH = 2_000;
const TECHNOLOGIES_EACH = [3, 9] as const;

export interface DemoOptions {
  /** Startups to make, 1 to MAX_STARTUPS. */
  count: number;
  /** Any whole number from 0; another one makes another world. */
  seed: number;
}

/** What is drawn for one subject does not move when another subject draws more. */
const SUBJECTS = { names: 1, formerNames: 2, investors: 3, startups: 4 };

/**
 * Batches in the order in which they can be inserted: technologies and investors first, then
 * startups with all of theirs.
 */
export function* generateDemo(
  { count, seed }: DemoOptions,
  reference: LoadedReference,
): Generator<Batch> {
  const sources = new SourceBook();
  const nextStem = stemMaker(new Random(seed, SUBJECTS.names));
  const nextFormerStem = stemMaker(new Random(seed, SUBJECTS.formerNames));
  const technologies = TECHNOLOGIES.map((technology, index) => ({ id: index + 1, ...technology }));
  const investors = makeInvestors(
    countInvestors(count),
    nextStem,
    new Random(seed, SUBJECTS.investors),
  );

  let batch = new Batch();
  batch.add('technologies', ...technologies);
  writeAcquirers(batch);
  for (const investor of investors) {
    batch.add('investors', investorRow(investor));
    const sourceId = sources.investorList(outletOf(investor.id));
    batch.add('investor_sources', { investor_id: investor.id, source_id: sourceId });
  }
  const profiles = new ProfileMaker(
    new SeatPicker(reference.countries, count),
    reference.industries,
    count,
  );
  const fundings = new FundingMaker(new InvestorPool(investors), sources);
  const news = new NewsMaker();
  const team = new TeamMaker();
  const events = new HistoryMaker();

  for (let id = 1; id <= count; id++) {
    const random = new Random(seed, SUBJECTS.startups, id);
    const profile = profiles.make(id, nextStem(), nextFormerStem(), random);
    const metrics = newestMetrics(profile, random);
    const history = fundings.make(profile, random);
    const statusSource = sources.register(profile.country.iso2);
    batch.metrics.push(metrics);
    fundings.write(batch, profile, history, random);
    news.write(batch, profile, history, random);
    const isWomenLed = team.write(batch, profile, random, sources);
    batch.add('startups', {
      ...startupRow(profile, history, metrics, statusSource),
      ...moreOf(profile, statusSource, isWomenLed),
    });
    events.write(batch, profile, statusSource);
    addLinks(batch, profile, sources);

    for (const technology of random.sample(technologies, random.between(...TECHNOLOGIES_EACH))) {
      batch.add('startup_technologies', {
        startup_id: id,
        technology_id: technology.id,
        is_detected: true,
        source_id: sources.technologies(),
        found_on: dateText(profile.verifiedDay),
      });
    }

    if (batch.count('startups') >= STARTUPS_PER_BATCH || id === count) {
      batch.metricsSource = sources.counts();
      batch.add('sources', ...sources.takeUnwritten());
      yield batch;
      batch = new Batch();
    }
  }
}

/** What a startup's profile refers to: industries and sources. */
function addLinks(batch: Batch, { id, industries, country }: Profile, sources: SourceBook): void {
  for (const [position, industry] of industries.entries()) {
    batch.add('startup_industries', { startup_id: id, industry_id: industry.id, position });
  }
  batch.add(
    'startup_sources',
    { startup_id: id, source_id: sources.register(country.iso2), shows: SHOWN_BY_REGISTER },
    { startup_id: id, source_id: sources.startupList(outletOf(id)), shows: SHOWN_BY_LIST },
  );
}

// Fictional startups with everything a record can hold, batch by batch; the same count and seed
// give the same rows.
import { PROFILE_FIELDS } from '../../../app/base/enumerations.ts';
import { slugify } from '../../../app/base/slug.ts';
import type { LoadedReference } from '../load-reference.ts';
import { Batch } from './batch.ts';
import { makeFundings, writeFundings } from './fundings.ts';
import { writeAcquirers, writeHistory } from './history.ts';
import { countInvestors, InvestorPool, makeInvestors } from './investors.ts';
import { newestMetrics } from './metrics.sql.ts';
import { stemMaker } from './names.ts';
import { writeNews } from './news.ts';
import { type Profile, ProfileMaker } from './profile.ts';
import { Random } from './random.ts';
import { listWith, publicCounts, register, websiteReader } from './sources.ts';
import { startupRow } from './startup-row.ts';
import { writeTeam } from './team.ts';
import technologiesByCategory from './technologies.json' with { type: 'json' };

export const MAX_STARTUPS = 1_000_000;
const STARTUPS_PER_BATCH = 2_000;

// Well-known parts that websites are built from; which fictional startup uses which is chance.
const TECHNOLOGIES = Object.entries(technologiesByCategory)
  .flatMap(([category, names]) => names.map((name) => ({ slug: slugify(name), name, category })))
  .map((technology, index) => ({ id: index + 1, ...technology }));

/** What the two sources of a profile show. */
const SHOWN_BY_REGISTER = ['country', 'state', 'city', 'year_founded', 'status'];
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
  const pool = new InvestorPool(investors);
  const profiles = new ProfileMaker(reference, count);

  let batch = new Batch();
  batch.add('technologies', ...TECHNOLOGIES);
  writeAcquirers(batch);
  for (const investor of investors) {
    batch.add('investors', investor);
    const source_id = listWith(batch, 'investors', investor.id);
    batch.add('investor_sources', { investor_id: investor.id, source_id });
  }
  for (let id = 1; id <= count; id++) {
    const random = new Random(seed, SUBJECTS.startups, id);
    const profile = profiles.make(id, nextStem(), nextFormerStem(), random);
    const metrics = newestMetrics(profile.row, random);
    const history = makeFundings(batch, pool, profile, random);
    const registerId = register(batch, profile.country.iso2);
    batch.metrics.push(metrics);
    writeFundings(batch, profile, history, random);
    writeNews(batch, profile, history, random);
    const isWomenLed = writeTeam(batch, profile, random);
    batch.add('startups', startupRow(profile, history, metrics, registerId, isWomenLed));
    writeHistory(batch, profile, registerId);
    writeLinks(batch, profile, registerId, random);
    if (batch.count('startups') >= STARTUPS_PER_BATCH || id === count) {
      batch.metricsSource = publicCounts(batch);
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
  const listId = listWith(batch, 'startups', startup_id);
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
      source_id: websiteReader(batch),
      found_on: verified_at.slice(0, 'yyyy-mm-dd'.length),
    });
  }
}

// Who founded and runs a fictional startup.
import { slugify } from '../../../app/base/slug.ts';
import type { Batch } from './batch.ts';
import { personName } from './names.ts';
import type { Profile } from './profile.ts';
import { type Random, WeightedList } from './random.ts';
import { listWith } from './sources.ts';

const FIRST_FOUNDER = ['Founder and chief executive', 'Co-founder and chief executive'];
const FOUNDERS = [
  'Co-founder and chief technology officer',
  'Co-founder and chief operating officer',
  'Co-founder and head of product',
  'Co-founder and managing director',
];
const TEAM = [
  'Chief finance officer',
  'Chief marketing officer',
  'Chief of staff',
  'Country manager',
  'Head of compliance',
  'Head of customer care',
  'Head of design',
  'Head of engineering',
  'Head of field operations',
  'Head of growth',
  'Head of partnerships',
  'Head of people',
  'Head of product',
  'Head of research',
  'Head of sales',
  'Principal engineer',
  'Regional manager',
];
const founderCounts = WeightedList.from(1, [35, 42, 18, 5]);

/** Adds one to four founders and one to four others; answers whether a founder is called she. */
export function writeTeam(batch: Batch, { row }: Profile, random: Random): boolean {
  const sourceId = listWith(batch, 'startups', row.id);
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
      since_on: `${row.year_founded}-01-01`,
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
    FIRST_FOUNDER[founders > 1 ? 1 : 0] ?? '',
    ...random.sample(FOUNDERS, founders - 1),
    ...random.sample(TEAM, random.between(1, 4)),
  ];
  const names = new Set<string>();
  while (names.size < titles.length) names.add(personName(random));
  return [...names].map((name, index) => ({
    name,
    title: titles[index] ?? '',
    isFounder: index < founders,
  }));
}

// Who founded and runs a fictional startup.
import { personName } from './names.ts';
import { type Random, WeightedList } from './random.ts';

export interface DemoPerson {
  name: string;
  title: string;
  isFounder: boolean;
}

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
const founderCounts = new WeightedList([35, 42, 18, 5].map((weight, index) => [index + 1, weight]));

/** One to four founders, then one to four others; the first founder leads. */
export function makeTeam(random: Random): DemoPerson[] {
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

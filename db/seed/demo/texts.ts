// Taglines and overviews of fictional startups, from a small grammar over each sector's words.
import phrases from './phrases.json' with { type: 'json' };
import type { Random } from './random.ts';
import type { Sector } from './sectors.ts';

const LONGEST_TAGLINE = 140;
/** "a, b and c" */
const inWords = new Intl.ListFormat('en-GB');

/** A startup as sentences about it need it. */
export interface Subject {
  name: string;
  city: string;
  country: string;
  neighbour: string;
  yearFounded: number;
  /** Labels of its industries, main one first. */
  industries: string[];
  sector: Sector;
}

/** One line of 10 to 140 characters without a full stop. */
export function tagline(subject: Subject, random: Random): string {
  const { sector } = subject;
  const bare = random.pick(sector.products);
  const product = random.chance(0.4)
    ? `${random.pick(phrases.manners)} ${bare}`
    : capitalised(bare);
  const customers = random.pick(sector.customers);
  const action = random.pick(sector.actions);
  const line = random.pick([
    `${product} for ${customers}`,
    `${product} for ${customers} in ${subject.country}`,
    `${product} that ${random.pick(sector.benefits)}`,
    `Helping ${customers} ${action}`,
    `${product} with which ${customers} ${action}`,
    `A simpler way for ${customers} to ${action}`,
    `${capitalised(action)} from anywhere in ${subject.city}`,
  ]);
  return line.length <= LONGEST_TAGLINE ? line : `${product} for ${customers}`;
}

/** Four to eight plain sentences. */
export function overview(subject: Subject, random: Random): string {
  const { sector, name, city, country, neighbour } = subject;
  const [first = '', second = ''] = random.sample(sector.products, 2);
  const [customers = '', others = ''] = random.sample(sector.customers, 2);
  const [action = '', next = ''] = random.sample(sector.actions, 2);
  const secondYear = Math.min(2026, subject.yearFounded + random.between(1, 4));
  const sentences = [
    `${name} ${random.pick(phrases.makes)} ${withArticle(first)} for ${customers} in ${city}, ${country}.`,
    `${random.pick(phrases.channels)} lets ${customers} ${action}, and ${random.pick([
      `helps ${others} ${next}`,
      `${random.pick(sector.benefits)}`,
    ])}.`,
    random.chance(0.5)
      ? `${capitalised(withArticle(second))} followed in ${secondYear}; it ${random.pick(sector.benefits)}.`
      : `It also offers ${withArticle(second)}, made for ${others}.`,
    `It works in ${inWords.format(subject.industries.map(lowerLabel))}.`,
  ];
  if (random.chance(0.6)) sentences.push(`Income comes from ${random.pick(sector.incomes)}.`);
  if (random.chance(0.6)) {
    sentences.push(
      random.pick([
        `Founded in ${subject.yearFounded}, it serves customers in ${country} and ${neighbour}.`,
        `It began in ${subject.yearFounded} with a handful of ${customers} and plans to open in ${neighbour}.`,
        `The team has worked from ${city} since ${subject.yearFounded}.`,
      ]),
    );
  }
  if (random.chance(0.5))
    sentences.push(`The idea came from ${random.pick(phrases.origins)} in ${city}.`);
  if (random.chance(0.3)) sentences.push(random.pick(phrases.promises));
  return sentences.join(' ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withArticle(noun: string): string {
  return `${/^(?!used|uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

// Labels such as "HR" or "3D printing" keep their capitals.
function lowerLabel(label: string): string {
  return /^[A-Z][a-z]/.test(label) && !/^Web3/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}

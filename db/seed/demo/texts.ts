// Taglines, overviews and headlines of fictional startups, from a small grammar over the words of
// their sectors.
import phrases from './phrases.json' with { type: 'json' };
import { type Random, WeightedList } from './random.ts';
import list from './sectors.json' with { type: 'json' };

/**
 * What fictional startups do: industries (by slug, the broadest first) and words. products: one
 * thing, no article · customers: several · actions: what customers can do · benefits: what the
 * product does.
 */
export type Sector = (typeof list)[number];
export const ALL_SECTORS: readonly Sector[] = list;
/** Sectors in proportion to how many startups work in them. */
export const sectors = new WeightedList(ALL_SECTORS.map((sector) => [sector, sector.weight]));

const LONGEST_TAGLINE = 140;
/** "a, b and c" */
const inWords = new Intl.ListFormat('en-GB');

/** A startup as sentences about it need it. */
export interface Subject {
  name: string;
  city: string;
  country: string;
  neighbour: string;
  foundedIn: number;
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
  const secondYear = Math.min(2026, subject.foundedIn + random.between(1, 4));
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
        `Founded in ${subject.foundedIn}, it serves customers in ${country} and ${neighbour}.`,
        `It began in ${subject.foundedIn} with a handful of ${customers} and plans to open in ${neighbour}.`,
        `The team has worked from ${city} since ${subject.foundedIn}.`,
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

export function roundHeadline(
  { name, country }: Subject,
  { round, amountUsd }: { round: string; amountUsd: number | null },
  leadName: string | undefined,
  random: Random,
): string {
  const kind = round === 'Funding Round' ? 'round' : `${round} round`;
  if (amountUsd === null) {
    return leadName
      ? `${leadName} backs ${name} in an undisclosed ${kind}`
      : `${name} of ${country} closes an undisclosed ${kind}`;
  }
  const amount = spokenAmount(amountUsd);
  return random.pick([
    `${name} raises ${amount} in ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}${leadName ? ` led by ${leadName}` : ''}`,
    `${amount} for ${name}: what the ${country} company will do with it`,
    `${name} closes its ${kind} at ${amount}`,
  ]);
}

export function otherHeadline(subject: Subject, random: Random): string {
  const { name, city, country, neighbour, sector } = subject;
  const product = random.pick(sector.products);
  const customers = random.pick(sector.customers);
  return random.pick([
    `${name} opens an office in ${neighbour}`,
    `${name} tries a new ${product} with ${customers} in ${city}`,
    `${name} counts its ${random.between(2, 90)},000th customer in ${country}`,
    `How ${name} helps ${customers} ${random.pick(sector.actions)}`,
    `${name} and its neighbours in ${city}: one street, many ${customers}`,
    `${name} hires ${random.between(5, 120)} people in ${country}`,
    `A day with ${name}, from ${city} to ${neighbour}`,
  ]);
}

/** $1.2 million, $80,000 */
export function spokenAmount(usd: number): string {
  if (usd >= 1_000_000_000) return `$${shortened(usd / 1_000_000_000)} billion`;
  if (usd >= 1_000_000) return `$${shortened(usd / 1_000_000)} million`;
  return `$${usd.toLocaleString('en-US')}`;
}

function shortened(value: number): string {
  return String(Math.round(value * 10) / 10);
}

// Taglines and overviews of fictional startups, from a small grammar over each sector's words.
import type { Random } from './random.ts';
import type { Sector } from './sectors.ts';

const LONGEST_TAGLINE = 140;

export interface TextSubject {
  name: string;
  city: string;
  country: string;
  neighbour: string;
  yearFounded: number;
  /** Labels of its industries, main one first. */
  industries: string[];
  sector: Sector;
}

const CHANNELS = [
  'A mobile application',
  'A menu on any phone',
  'A chat assistant',
  'A web dashboard',
  'A network of local agents',
  'A free hotline',
  'A service that also works offline',
  'A handheld device',
];

const MANNERS = (
  'Affordable,Bilingual,Community-owned,Cooperative,Hands-free,Low-bandwidth,Low-cost,Modular,Multilingual,Offline,' +
  'On-demand,Open-source,Pay-as-you-go,Portable,Prepaid,Refurbished,Rugged,Seasonal,Self-service,Shared,Solar-powered,' +
  'Street-level,Subscription-based,Text-based,Tamper-proof,Village-scale,Voice-first,Wholesale,Women-led,Zero-waste'
).split(',');

const ORIGINS = [
  'a broken-down bus',
  'a queue at the post office',
  "a grandmother's handwritten ledger",
  'a flooded market',
  'a lost parcel',
  'a failed harvest',
  'a power cut during an exam',
  'a conversation in a barber shop',
  'a student thesis on informal trade',
  'a cracked phone screen',
  'an empty pharmacy shelf',
  'a wedding with too many guests',
  'a stolen motorcycle',
  'a late salary',
  'a long walk to the nearest clinic',
  'a weekend hackathon',
  'a spoiled crate of tomatoes',
  'a football match nobody could stream',
  'a misread prescription',
  'a landlord who wanted two years in advance',
  'a border post that closed early',
  'a choir rehearsal by candlelight',
  'a dry borehole',
  'a family recipe',
  'a radio call-in show',
];

const PROMISES = [
  'Support is given in the language of the caller.',
  'Half of the team works in the field.',
  'Prices are the same in town and in the village.',
  'Customers can leave at any time and take their records along.',
  'New features are tried with twenty families first.',
  'Everything is designed to run on a five-year-old handset.',
  'A yearly report is read aloud at the market.',
  'Repairs are made within two days.',
  'Local apprentices learn the trade on the job.',
  'The books are open to every member.',
];

const MAKES = ['builds', 'runs', 'offers', 'operates', 'provides', 'is behind'];

/** One line of 10 to 140 characters without a full stop. */
export function tagline(subject: TextSubject, random: Random): string {
  const { sector } = subject;
  const bare = random.pick(sector.products);
  const product = random.chance(0.4) ? `${random.pick(MANNERS)} ${bare}` : capitalised(bare);
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
export function overview(subject: TextSubject, random: Random): string {
  const { sector, name, city, country, neighbour } = subject;
  const [first = '', second = ''] = random.sample(sector.products, 2);
  const [customers = '', others = ''] = random.sample(sector.customers, 2);
  const [action = '', next = ''] = random.sample(sector.actions, 2);
  const secondYear = Math.min(2026, subject.yearFounded + random.between(1, 4));
  const sentences = [
    `${name} ${random.pick(MAKES)} ${withArticle(first)} for ${customers} in ${city}, ${country}.`,
    `${random.pick(CHANNELS)} lets ${customers} ${action}, and ${random.pick([
      `helps ${others} ${next}`,
      `${random.pick(sector.benefits)}`,
    ])}.`,
    random.chance(0.5)
      ? `${capitalised(withArticle(second))} followed in ${secondYear}; it ${random.pick(sector.benefits)}.`
      : `It also offers ${withArticle(second)}, made for ${others}.`,
    `It works in ${listed(subject.industries.map(lowerLabel))}.`,
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
  if (random.chance(0.5)) sentences.push(`The idea came from ${random.pick(ORIGINS)} in ${city}.`);
  if (random.chance(0.3)) sentences.push(random.pick(PROMISES));
  return sentences.join(' ');
}

export function capitalised(text: string): string {
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

function listed(words: string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

// The answer where a question names somebody and no phrase of the lexicon says what it asks of
// them: by the words beside the names, whatever their order.

import { sql as raw } from 'kysely';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import type { NamedIn } from '../../../find/question/named-in.server.ts';
import type { Asked } from '../../../language/question/asked.ts';
import { joins, sumsSides } from '../../../language/question/asked-sides.ts';
import type { Lexicon } from '../../../language/question/lexicon.ts';
import { asksForMany, keepNarrowing, listUnknown } from '../../../language/question/narrowing.ts';
import { readUndisclosed, readUnsaid } from '../../../language/question/off-record.ts';
import { readWords } from '../../../language/question/patterns.ts';
import { NOTHING_READ } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import {
  type Fact,
  type Kind,
  listKinds,
  listSigns,
  type Role,
  type Sign,
  type Step,
} from '../../../language/question/signs.ts';
import { addSecond } from './also.server.ts';
import { type Answered, type Asking, toFilter, withUnread } from './asking.server.ts';
import { answerBacked, listBackedToo } from './backed-too.server.ts';
import { nameCoInvestors } from './co-investors.server.ts';
import { answerFact } from './facts.server.ts';
import {
  filtersOfInvestors,
  listInvestorSlugs,
  nameInvestors,
  sayInvestorSeat,
} from './investors.server.ts';
import { compare, findNamed, listNamed } from './named-things.server.ts';
import { answerRole } from './roles.server.ts';
import { answerBeside } from './side-by-side.server.ts';
import { answerStep } from './steps.server.ts';
import { answerDeal } from './through.server.ts';

export async function answerSigned(asking: Asking): Promise<Answered | null> {
  // "Jumia's revenue next year"
  if (readUndisclosed(asking.q) || readUnsaid(asking.q)?.isOfFuture) return null;
  const lexicon = await loadLexicon(asking.sql, asking.now);
  const answered = await answerNamed(asking, lexicon);
  if (!answered || answered.answer.kind === 'unknown') return answered;
  const said = JSON.stringify(answered.answer.rows) + answered.answer.sentence;
  const unknown = listUnknown(asking.q, lexicon).filter((word) => !said.includes(word));
  return withUnread(answered, unknown);
}

async function answerNamed(asking: Asking, lexicon: Lexicon): Promise<Answered | null> {
  const person = await findNamed(asking, asking.q, 'person');
  const [ofPerson] = person ? listSigns(person.others, 'ofPerson') : [];
  if (person && ofPerson) return answerStep(asking, 'founderElse', person, '');
  const { things, others } = await listNamed(asking, 'startup');
  const rest = keepNarrowing(others, lexicon);
  const [thing] = things;
  if (!thing) return answerOfInvestor(asking);
  if (things.length > 1) return answerOfSeveral(asking, things, others);
  // "startups older than Jumia" asks for others.
  const areMany = asksForMany(others, lexicon);
  const found = listSigns(others, 'ofStartup').filter((one) => !areMany || one.startsWith('step'));
  const [sign, ...more] = found;
  const first = sign ? await answerSign(asking, sign, { thing, others: rest }) : null;
  if (!sign || !first) return null;
  const [also] = more.flatMap((one) => ALSO[one] ?? []).filter((one) => one !== ALSO[sign]);
  return (also && (await addSecond(asking, also, first))) ?? first;
}

/**
 * Two steps, two measures or two parties, of which a phrase alone would read one: "who led Chari's
 * last round, and where else has it put money", "Djamo face à Julaya : fonds levés et date de
 * création", "when did Stripe buy Paystack and for how much".
 */
export async function answerComposed(asking: Asking): Promise<Answered | null> {
  const dealt = await answerDealOfBoth(asking);
  if (dealt) return dealt;
  const signs = listSigns(asking.q, 'composed');
  // "more than Djamo and Julaya together" has two sides.
  if (signs.length === 0 || sumsSides(readWords(asking.q))) return null;
  const { things, others } = await listNamed(asking, 'startup');
  for (const sign of signs) {
    const answered = await answerParties(asking, sign, things, others);
    if (answered) return answered;
  }
  return null;
}

async function answerParties(
  asking: Asking,
  sign: Sign,
  things: readonly NamedThing[],
  others: string,
): Promise<Answered | null> {
  const [thing, ...more] = things;
  const isOne = thing !== undefined && more.length === 0;
  switch (sign) {
    case 'coInvestors': {
      // "beside Yodawy" leaves that startup out.
      const [investor] = (await listNamed(asking, 'investor')).things;
      if (!investor) return null;
      return thing
        ? listBackedToo(asking, thing, [investor.slug])
        : nameCoInvestors(asking, investor);
    }
    case 'sold': {
      const sold = await findSold(asking, things);
      const asksPrice = listSigns(asking.q, 'ofStartup').includes('fact.price');
      const price = sold && asksPrice ? await answerFact(asking, 'price', sold) : null;
      if (price && price.answer.kind === 'fact') return price;
      return sold && answerFact(asking, 'acquirer', sold);
    }
    case 'fact.seat': {
      if (thing) return null;
      const investors = (await listNamed(asking, 'investor')).things;
      return investors[0] && investors.length === 1 ? sayInvestorSeat(asking, investors[0]) : null;
    }
    case 'deal': {
      const isSold = (await findSold(asking, things)) !== null;
      return isOne && !isSold ? answerDeal(asking, thing, true) : null;
    }
    case 'step.founderElse': {
      const person = await findNamed(asking, asking.q, 'person');
      return person && thing ? answerStep(asking, 'founderElse', person, '') : null;
    }
    case 'versus': {
      if (things.length > 1) return compare(asking, 'startup', things, others);
      const investors = isOne ? null : await listNamed(asking, 'investor');
      return investors && investors.things.length > 1
        ? compare(asking, 'investor', investors.things, investors.others)
        : null;
    }
    case 'shared':
      return isOne || !thing ? null : nameInvestorsOf(asking, things);
    case 'fact.age':
      return isOne ? answerFact(asking, 'age', thing) : null;
    default:
      return isOne ? listOfLeads(asking, thing, others) : null;
  }
}

/** "what did Equinix hand over for MainOne, and when": both parties of a sale without a verb. */
async function answerDealOfBoth(asking: Asking): Promise<Answered | null> {
  const { sql, q } = asking;
  const kinds = new Set(readWords(q).flatMap(({ key }) => listKinds(key)));
  const asksSale = kinds.has('price') || kinds.has('when');
  if (!asksSale || OF_OTHER_THINGS.some((kind) => kinds.has(kind))) return null;
  const { things } = await listNamed(asking, 'startup');
  for (const thing of things) {
    const { rows } = await raw<{ counterparty: string }>`
      select e.counterparty from startup_events e join startups s on s.id = e.startup_id
      where s.slug = ${thing.slug} and e.kind = 'acquired' and e.counterparty is not null`.execute(
      sql,
    );
    const isNamed = rows.some(({ counterparty }) => q.includes(counterparty));
    const price = isNamed ? await answerFact(asking, 'price', thing) : null;
    if (price?.answer.kind === 'fact') return price;
    if (isNamed && !kinds.has('price')) return answerFact(asking, 'acquirer', thing);
  }
  return null;
}
const OF_OTHER_THINGS: readonly Kind[] = [
  'founder',
  'found',
  'investor',
  'round',
  'boss',
  'where',
  'other',
  'compare',
  'against',
  'choose',
];

/** Of those that are named the one that was bought or merged; null where several were. */
async function findSold(
  { sql }: Asking,
  things: readonly NamedThing[],
): Promise<NamedThing | null> {
  const slugs = things.map(({ slug }) => slug);
  const { rows } = await raw<{ slug: string }>`
    select distinct s.slug from startup_events e join startups s on s.id = e.startup_id
    where s.slug = any (${slugs}::text[]) and e.kind in ('acquired', 'merged')`.execute(sql);
  return things.find(({ slug }) => rows.length === 1 && rows[0]?.slug === slug) ?? null;
}

/** What else those back who led its rounds, or the one that the question says. */
async function listOfLeads(
  asking: Asking,
  startup: NamedThing,
  others: string,
): Promise<Answered | null> {
  const leads = toFilter('led', 'equals', 'yes');
  const filters = await filtersOfInvestors(asking, [startup], others);
  const isOfLast = listSigns(others, 'ofStartup').includes('fact.last');
  const slugs = await listInvestorSlugs(asking, [...filters, leads], isOfLast);
  return slugs.length > 0 ? listBackedToo(asking, startup, slugs) : null;
}

/** "Saviu Ventures : ses participations" */
async function answerOfInvestor(asking: Asking): Promise<Answered | null> {
  const { things, others } = await listNamed(asking, 'investor');
  const [sign] = listSigns(others, things.length > 1 ? 'ofInvestors' : 'ofInvestor');
  if (things.length === 0 || !sign) return null;
  if (sign === 'versus') return compare(asking, 'investor', things, others);
  const names = things.map(({ name }) => `"${name}"`).join(' and ');
  // "Kenyan startups backed by Novastar that have closed"
  const rest = keepNarrowing(others, await loadLexicon(asking.sql, asking.now), KEPT_CUES);
  return (rest && (await answerBacked(asking, `${names} ${rest}`))) || answerBacked(asking, names);
}
const KEPT_CUES = ['closed', 'acquired', 'active', 'public', 'merged'];

/** "who founded NALA and in what year": what else is asked of the one that is answered about. */
export async function addSigned(
  asking: Asking,
  asked: Asked,
  answered: Answered,
): Promise<Answered> {
  const isOne = asked.is === 'role' || asked.is === 'fact';
  if (!isOne || answered.answer.kind === 'unknown' || !joins(asking.q)) return answered;
  const own = ALSO[asked.is === 'role' ? `role.${asked.role}` : `fact.${asked.fact}`];
  const { things, others } = await listNamed(asking, 'startup');
  const signs = things.length === 1 ? listSigns(others, 'ofStartup') : [];
  const [also] = signs.flatMap((sign) => ALSO[sign] ?? []).filter((one) => one !== own);
  return (own && also && (await addSecond(asking, also, answered))) || answered;
}

/** What may be asked besides: "when was it founded and where is it". */
const ALSO: Partial<Record<string, Parameters<typeof addSecond>[1]>> = {
  'role.ceo': 'ceo',
  'role.founder': 'founder',
  'fact.age': 'age',
  'fact.seat': 'seat',
};

/** What a sign asks of one startup. */
async function answerSign(
  asking: Asking,
  sign: Sign,
  { thing, others }: Pick<NamedIn, 'thing' | 'others'>,
): Promise<Answered | null> {
  if (sign === 'investors') return nameInvestorsOf(asking, [thing], others);
  const [kind, asked] = sign.split('.');
  if (kind === 'role') return answerRole(asking, asked as Role, thing, others);
  if (kind === 'fact') return answerFact(asking, asked as Fact, thing, others);
  return answerStep(asking, asked as Step, { thing, others }, '');
}

async function answerOfSeveral(
  asking: Asking,
  things: readonly NamedThing[],
  others: string,
): Promise<Answered | null> {
  const [sign] = listSigns(others, 'ofSeveral');
  const names = things.map(({ name }) => name);
  switch (sign) {
    case 'shared':
      return nameInvestorsOf(asking, things);
    case 'ages':
      return answerBeside(asking, names);
    case 'versus':
      return compare(asking, 'startup', things, others);
    default:
      return null;
  }
}

async function nameInvestorsOf(asking: Asking, things: readonly NamedThing[], rest = '') {
  const filters = await filtersOfInvestors(asking, things, rest);
  return nameInvestors(asking, { ...NOTHING_READ, returns: 'investors', filters });
}

// Answers about somebody whom a question names by another: the first step finds who is meant, the
// second asks the question again with their names in its place.
import { abbreviateUsd } from '../../../base/money.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn, type NamedIn } from '../../../find/question/named-in.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import { asksPriceAlone } from '../../../language/question/parts.ts';
import { NOTHING_READ } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { type Kind, kindsIn, listSigns } from '../../../language/question/signs.ts';
import { readThrough, type Through } from '../../../language/question/through.ts';
import { answersText as text } from '../../../text/text.ts';
import {
  type Answered,
  type Answerer,
  type Asking,
  answerUnknown,
  toFilter,
} from './asking.server.ts';
import { nameBought } from './buyers.server.ts';
import { type AnswerRow, toAnswer } from './contract.ts';
import { answerFact } from './facts.server.ts';
import { filtersOfInvestors, nameInvestors } from './investors.server.ts';
import { joinSentences } from './joined.ts';
import { countStartups } from './numbers.server.ts';
import { listOne } from './roles.server.ts';
import { answerStep } from './steps.server.ts';

/** More are no answer that one reads. */
const MOST_ASKED = 4;
const KINDS = ['startup', 'person', 'investor'] as const;

export async function answerThrough(
  asking: Asking,
  answerAgain: Answerer,
): Promise<Answered | null> {
  const lexicon = await loadLexicon(asking.sql, asking.now);
  for (const kind of KINDS) {
    const how = { isAmongOthers: true };
    const named = await findNamedIn(asking.sql, asking.q, asking.now, [kind], how);
    const through = named && readThrough(asking.q, named.words, lexicon);
    if (!named || !through || !(await asksMore(asking, through))) continue;
    const first = await answerFirst(asking, through, named);
    if (first) return answerSecond(asking, withoutLeftOut(through, first), first, answerAgain);
  }
  return null;
}

/** Something is asked of them, and no step that has an answer of its own. */
async function asksMore(asking: Asking, through: Through): Promise<boolean> {
  const rest = `${through.before} ${through.behind}`;
  const [sign] = listSigns(rest, 'ofStartup');
  if (sign === undefined || sign.startsWith('step') || asksPriceAlone(rest)) return false;
  if (through.relation === 'buy' || through.relation === 'found') return true;
  // "investors of X that backed Y"
  const how = { isAmongOthers: true };
  const kinds = kindsIn(rest);
  if (STEPPING.some((kind) => kinds.has(kind))) return false;
  const isOfTwo = await findNamedIn(asking.sql, rest, asking.now, ['startup'], how);
  return !isOfTwo && (through.relation === 'lead' || !NAMING.includes(sign));
}
const NAMING = ['investors'];
const STEPPING: readonly Kind[] = ['other', 'also', 'put'];

/** "the company that X founded after Y": Y is said by the first step. */
function withoutLeftOut(through: Through, { understood }: Answered): Through {
  const cut = (part: string) =>
    understood.filters
      .filter(({ operator }) => operator === 'not_equals')
      .reduce((rest, { query_1 }) => rest.replace(query_1, ''), part);
  return { ...through, before: cut(through.before), behind: cut(through.behind) };
}

async function answerFirst(
  asking: Asking,
  { relation, isOfName, inner }: Through,
  { thing }: NamedIn,
): Promise<Answered | null> {
  const one = { ...asking, q: inner };
  switch (relation) {
    case 'buy':
      return answerDeal(one, thing, isOfName);
    case 'found':
      return thing.kind === 'person' ? nameFounded(asking, inner, thing) : null;
    default: {
      if (thing.kind !== 'startup') return null;
      const filters = await filtersOfInvestors(one, [thing], inner.replace(thing.name, ''));
      const led = relation === 'lead' ? [toFilter('led', 'equals', 'yes')] : [];
      const read = { ...NOTHING_READ, returns: 'investors' as const };
      return nameInvestors(one, { ...read, filters: [...filters, ...led] });
    }
  }
}

/** The startups of a person that pass what else is said: "founded by X in 2019". */
async function nameFounded(
  asking: Asking,
  inner: string,
  person: NamedThing,
): Promise<Answered | null> {
  const founded = await answerStep(asking, 'founderElse', { thing: person, others: '' }, '');
  const read = await understand(asking.sql, inner, asking.now);
  if (!founded || read.returns !== 'startups' || read.filters.length < 2) return founded;
  const rows: AnswerRow[] = [];
  for (const row of founded.answer.rows) {
    const own = toFilter('name', 'equals', row.label);
    if (await countStartups(asking, [...read.filters, own])) rows.push(row);
  }
  if (rows.length === 0) return founded;
  const names = text.and(rows.map(({ label }) => label));
  const sentence = text.founderElse(person.name, names);
  return { ...founded, answer: { ...founded.answer, rows, sentence } };
}

/** Who bought it, or what it bought: where both may be meant, by where the verb stands. */
export async function answerDeal(
  asking: Asking,
  thing: NamedThing,
  isOfName: boolean,
): Promise<Answered | null> {
  const bought = () => nameBought(asking, boughtBy(thing));
  const sold = async () => {
    const fact = thing.kind === 'startup' ? await answerFact(asking, 'acquirer', thing) : null;
    if (!fact) return null;
    return {
      ...fact,
      answer: toAnswer({ ...fact.answer, rows: [{ label: String(fact.answer.value) }] }),
    };
  };
  const [first, other] = isOfName ? [bought, sold] : [sold, bought];
  for (const find of [first, other]) {
    const found = await find();
    if (found && found.answer.kind !== 'unknown') return found;
  }
  return null;
}

const boughtBy = ({ name }: NamedThing) => ({
  ...listOne({ name }, name),
  filters: [toFilter('acquired_by', 'contains', name)],
});

async function answerSecond(
  asking: Asking,
  { before, behind }: Through,
  first: Answered,
  answerAgain: Answerer,
): Promise<Answered> {
  const names = first.answer.rows.map(({ label }) => label);
  const said: Answered[] = [];
  for (const name of names.slice(0, MOST_ASKED)) {
    const kinds = ['startup', 'investor'] as const;
    const known = await findNamedIn(asking.sql, `"${name}"`, asking.now, kinds);
    if (!known) continue;
    const q = `${before} ${name} ${behind}`.trim();
    const { answer, understood } = await answerAgain({ ...asking, q });
    if (answer) said.push({ answer, understood });
  }
  const [own] = said;
  const sentences = [first.answer.sentence, ...said.map(({ answer }) => answer.sentence)];
  if (!own) {
    const sentence = joinSentences([first.answer.sentence, text.nothingAbout]);
    return answerUnknown(first.understood, sentence);
  }
  const kind = said.every(({ answer }) => answer.kind === 'unknown') ? 'unknown' : own.answer.kind;
  const sums = said.map(({ answer }) => (answer.unit === 'usd' ? Number(answer.value ?? 0) : null));
  const areSums = said.length > 1 && sums.every((one) => one !== null);
  const total = areSums ? text.inAll(abbreviateUsd(sums.reduce((sum, one) => sum + one, 0))) : '';
  const sentence = `${joinSentences([...new Set(sentences)])}${total}`;
  return { ...own, answer: { ...own.answer, kind, sentence } };
}

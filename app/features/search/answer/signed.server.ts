// The answer where a question names somebody and no phrase of the lexicon says what it asks of
// them: by the words beside the names, whatever their order.
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn, type NamedIn } from '../../../find/question/named-in.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import type { Fact, Role, Step } from '../../../language/question/asked.ts';
import { asksForMany, keepNarrowing } from '../../../language/question/narrowing.ts';
import { readUndisclosed, readUnsaid } from '../../../language/question/off-record.ts';
import { NOTHING_READ } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { listSigns, type Sign } from '../../../language/question/signs.ts';
import { addSecond } from './also.server.ts';
import { type Answered, type Asking, readRest, toFilter } from './asking.server.ts';
import { answerFact } from './facts.server.ts';
import { nameInvestors } from './investors.server.ts';
import { answerRole } from './roles.server.ts';
import { answerBeside } from './side-by-side.server.ts';
import { answerBacked, answerStep } from './steps.server.ts';
import { answerVersus } from './versus.server.ts';

const MOST_NAMES = 5;

export async function answerSigned(asking: Asking): Promise<Answered | null> {
  // "Jumia's revenue next year"
  if (readUndisclosed(asking.q) || readUnsaid(asking.q)?.isOfFuture) return null;
  const lexicon = await loadLexicon(asking.sql, asking.now);
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
  const [sign, second] = found;
  const first = sign ? await answerOne(asking, sign, { thing, others: rest }) : null;
  if (!first || !second) return first;
  const also = ALSO[sign ?? ''] === ALSO[second] ? undefined : ALSO[second];
  return (also && (await addSecond(asking, also, first))) ?? first;
}

/** "Saviu Ventures : ses participations" */
async function answerOfInvestor(asking: Asking): Promise<Answered | null> {
  const { things, others } = await listNamed(asking, 'investor');
  const [sign] = listSigns(others, things.length > 1 ? 'ofInvestors' : 'ofInvestor');
  if (things.length === 0 || !sign) return null;
  if (sign === 'versus') return compare(asking, 'investor', things, others);
  return answerBacked(asking, things.map(({ name }) => `"${name}"`).join(' and '));
}

/** What may be asked besides: "when was it founded and where is it". */
const ALSO: Partial<Record<string, Parameters<typeof addSecond>[1]>> = {
  'role.ceo': 'ceo',
  'role.founder': 'founder',
  'fact.age': 'age',
  'fact.seat': 'seat',
};

const findNamed = ({ sql, now }: Asking, words: string, kind: NamedThing['kind']) =>
  findNamedIn(sql, words, now, [kind], { isAmongOthers: true });

async function listNamed(
  asking: Asking,
  kind: 'startup' | 'investor',
): Promise<{ things: NamedThing[]; others: string }> {
  const things: NamedThing[] = [];
  let others = asking.q;
  while (things.length < MOST_NAMES) {
    const named = await findNamed(asking, others, kind);
    if (!named) break;
    others = named.others;
    if (things.every(({ slug }) => slug !== named.thing.slug)) things.push(named.thing);
  }
  return { things, others };
}

async function answerOne(
  asking: Asking,
  sign: Sign,
  { thing, others }: NamedIn,
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

/** By what was raised; a time or a kind of round may stand beside the names. */
async function compare(
  asking: Asking,
  column: 'startup' | 'investor',
  things: readonly NamedThing[],
  others: string,
): Promise<Answered | null> {
  const lexicon = await loadLexicon(asking.sql, asking.now);
  const read = await readRest(asking, keepNarrowing(others, lexicon), 'rounds');
  const more = read?.filters.filter((one) => OF_ROUNDS.includes(one.column)) ?? [];
  const slugs = things.map(({ slug }) => slug).join(',');
  const own = toFilter(column, column === 'startup' ? 'in' : 'includes_any', slugs);
  const filters = [own, ...more];
  return answerVersus(asking, 'raised', { ...NOTHING_READ, returns: 'rounds', filters });
}
const OF_ROUNDS = ['kind', 'round', 'announced_on'];

/** `rest` may say of which round. */
async function nameInvestorsOf(asking: Asking, things: readonly NamedThing[], rest = '') {
  const read = await understand(asking.sql, `investors in ${rest}`, asking.now);
  const more = read.filters.filter(({ column }) => OF_INVESTORS.includes(column));
  const own = things.map(({ slug, name }) => toFilter('startup', 'equals', slug, name));
  return nameInvestors(asking, {
    ...NOTHING_READ,
    returns: 'investors',
    filters: [...own, ...(rest ? more : [])],
  });
}
const OF_INVESTORS = ['stage', 'kind', 'announced_on', 'led'];

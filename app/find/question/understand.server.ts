// Reads a question with the names of the catalogue.
import { isoDay } from '../../base/dates.ts';
import type { Sql } from '../../data/database.ts';
import { step } from '../../http/thread-time.server.ts';
import { readQuestion } from '../../language/question/read-question.ts';
import type { Understood, UnderstoodFilter } from '../../language/question/reading.ts';
import type { Names } from '../../language/question/row.ts';
import { readSearch } from '../filters/look-up.server.ts';
import { findMatching } from '../find-startups.server.ts';
import type { NameHit } from '../names/name-hit.ts';
import { once } from '../names/once.server.ts';
import { loadLexicon } from './lexicon.server.ts';
import { QuestionNames } from './question-names.server.ts';

export const understand = (sql: Sql, text: string, now: Date): Promise<Understood> =>
  once(['understood', text], () => read(sql, text, now));

async function read(sql: Sql, text: string, now: Date): Promise<Understood> {
  const lexicon = await loadLexicon(sql, now);
  const namesIn = (words: string) => new QuestionNames(sql, words, lexicon, now);
  const asked = namesIn(text);
  const written = await asked.listWritten();
  const known = new Map([...(await asked.listShortened(written)), ...written]);
  const readWith = (names: Names) =>
    step(() =>
      readQuestion(text, { lexicon, names: new Map([...names, ...known]), today: isoDay(now) }),
    );
  const understood = readWith(new Map());
  const { returns, meaning, filters } = understood;
  // "jack ma foundatino"
  const whole = await asked.listMeant({ isWhole: true });
  if (whole.length > 0) return readWith(asked.nameAll(whole));
  if (!meaning) return understood;
  const nearly = new Map([...(await asked.listBegun()), ...(await asked.listSpelledInArabic())]);
  const named = readWith(nearly);
  if (!named.meaning || named.filters.length > filters.length) return named;
  const left = namesIn(meaning);
  const mayStand = asked.mayStand(meaning);
  const mayBeSlip = mayStand && !asked.isKept(meaning);
  const meant = mayBeSlip ? await left.listMeant() : [];
  if (meant.length > 0) {
    const corrected = readWith(left.nameAll(meant));
    if (!corrected.meaning) return corrected;
  }
  const described = await readDescribed(sql, now, understood, async (words) => {
    const said = namesIn(namesIn(words).withoutSmall());
    const exact = known.get(said.key) ?? nearly.get(said.key);
    const things = exact ?? (asked.mayStand(words) ? await said.listMeant() : []);
    return things.flatMap(({ kind, name }) => (kind === 'startup' ? [name] : []));
  });
  if (described) return described;
  // "rounds of Flutterwve": what asks for no startup has the name of one.
  if (returns === 'startups' || !mayBeSlip) return named.meaning ? understood : named;
  const corrected = readWith(await left.listMisspelt());
  return corrected.meaning ? understood : corrected;
}

/** Filters that may describe the startup of a name. */
const DESCRIBING = ['name', 'country', 'state', 'city', 'industry', 'business_model'];
const isDescribing = ({ column, operator }: UnderstoodFilter) =>
  DESCRIBING.includes(column) && !operator.startsWith('not_');

/** "Paystack Nigeria", "Opibus electric motorbikes", "what is Paystack": the one of that name. */
async function readDescribed(
  sql: Sql,
  now: Date,
  understood: Understood,
  listNamed: (words: string) => Promise<string[]>,
): Promise<Understood | null> {
  for (const reading of [understood, understood.other_reading]) {
    const { returns, sort, filters = [], meaning = null } = reading ?? {};
    if (returns !== 'startups' || sort || !filters.every(isDescribing)) continue;
    const names = meaning ? await listNamed(meaning) : [];
    const isName = { column: 'name', operator: 'equals', query_2: '', words: meaning ?? '' };
    const all = [...filters, ...names.map((query_1) => ({ ...isName, query_1 }))];
    if (all.filter(({ column }) => column === 'name').length !== 1) continue;
    const { conditions } = await readSearch({ sql, now }, { f: all });
    const found = await findMatching(sql, { conditions, sort: [] }, { offset: 0, limit: 0 });
    if (found.total !== 1) continue;
    return { ...understood, ...reading, meaning: null, filters: all, other_reading: null };
  }
  return null;
}

/** The names that a question is, or begins with, shown before what is found by meaning. */
export async function listNameHits(
  sql: Sql,
  text: string,
  now: Date,
  read: Understood,
): Promise<NameHit[]> {
  return new QuestionNames(sql, text, await loadLexicon(sql, now), now).listHits(read);
}

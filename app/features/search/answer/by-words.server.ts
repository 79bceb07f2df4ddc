// The answer where no phrase of the lexicon says what a question asks of places, industries, kinds
// and times, by the kinds of words in it: a share, a comparison, a sum.
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { asksForRounds } from '../../../language/question/asked-figures.ts';
import { keepNarrowing, leaveNarrowing, mayNarrow } from '../../../language/question/narrowing.ts';
import { readWords } from '../../../language/question/patterns.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { listKinds, listSigns } from '../../../language/question/signs.ts';
import { type Answered, type Asking, readWhole, toFilter } from './asking.server.ts';
import { answerFigure, answerShareOfMoney } from './figures.server.ts';
import { answerVersus } from './versus.server.ts';
import { answerPeriods } from './years.server.ts';

export async function answerByWords(asking: Asking): Promise<Answered | null> {
  const [sign] = listSigns(asking.q, 'ofAll');
  if (!sign) return null;
  const lexicon = await loadLexicon(asking.sql, asking.now);
  if (mayNarrow(leaveNarrowing(asking.q, lexicon), lexicon)) return null;
  const read = await readWhole(asking, keepNarrowing(asking.q, lexicon), 'rounds');
  if (!read || read.filters.length === 0) return null;
  switch (sign) {
    case 'share':
      return answerShareOfMoney(asking, read, wholeOf(read));
    case 'sum':
      return answerFigure(asking, { measure: 'raised' }, read);
    default: {
      const isUsual = readWords(asking.q).some(({ key }) => listKinds(key).includes('usual'));
      const ofMany = asksForRounds(asking.q) ? 'rounds' : 'raised';
      const measure = isUsual ? 'median' : ofMany;
      return (await answerPeriods(asking, measure, read)) ?? answerVersus(asking, measure, read);
    }
  }
}

/** "has M-KOPA borrowed more than it took in as equity": kinds of money beside each other. */
export async function answerKinds(asking: Asking): Promise<Answered | null> {
  const { sql, q, now } = asking;
  if (listSigns(q, 'ofKinds').length === 0) return null;
  const lexicon = await loadLexicon(sql, now);
  const tokens = readWords(q);
  const kinds = new Set(
    tokens.flatMap((_, at) =>
      (lexicon.phrases.match(tokens, at)?.senses ?? []).flatMap((sense) =>
        sense.is === 'kind' ? [sense.value] : [],
      ),
    ),
  );
  if (kinds.size !== 2) return null;
  const find = (words: string) =>
    findNamedIn(sql, words, now, ['startup'], { isAmongOthers: true });
  const named = await find(q);
  if (named && (await find(named.others))) return null;
  const rest = keepNarrowing(named?.others ?? q, lexicon);
  const read = await readWhole(asking, rest, 'rounds');
  if (!read) return null;
  const { thing } = named ?? {};
  const own = thing ? [toFilter('startup', 'equals', thing.slug, thing.name)] : [];
  // Grants are a kind of round as well.
  const others = read.filters.filter(
    ({ column, query_1 }) => column !== 'kind' && !kinds.has(query_1.toLowerCase()),
  );
  const all = toFilter('kind', 'in', [...kinds].join(','));
  const measure = asksForRounds(q) ? 'rounds' : 'raised';
  return answerVersus(asking, measure, { ...read, filters: [...own, ...others, all] });
}

/** What narrows most goes: a city rather than its country, a kind rather than an industry. */
const OF_PART = [
  'startup',
  'investor',
  'city',
  'round',
  'kind',
  'industry',
  'country',
  'announced_on',
];

function wholeOf(part: Understood): Understood {
  const column = OF_PART.find((one) => part.filters.some((filter) => filter.column === one));
  return { ...part, filters: part.filters.filter((one) => one.column !== column) };
}

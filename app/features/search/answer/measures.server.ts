// Comparisons by all that the question measures its sides by: "Kenya vs Ghana: startups and money".
import { listMeasures, type SideMeasure } from '../../../language/question/measures.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import type { Answered, Asking } from './asking.server.ts';
import { joinSentences } from './joined.ts';
import { answerBeside } from './side-by-side.server.ts';
import { answerVersus, answerVersusOf } from './versus.server.ts';
import { answerYears } from './years.server.ts';

const ANY = ['in', 'includes_any'];
const YEAR = /^\d{4}$/;

/** The comparison itself where it says all that is asked. */
export async function answerMeasures(asking: Asking, answered: Answered): Promise<Answered> {
  const { answer } = answered;
  const sides = answer.kind === 'comparison' ? sidesOf(answered) : null;
  const isOfInvestors = typeof sides === 'object' && sides?.column.endsWith('investor');
  // What was raised in their rounds is not theirs.
  const asked = (sides ? listMeasures(asking.q) : []).filter(
    (one) => !(isOfInvestors && answer.unit === 'count' && one === 'raised'),
  );
  // Money is compared where nothing else is said.
  const isOwn = answer.unit !== 'usd' || asked.includes('raised');
  const found: Answered[] = [];
  for (const measure of asked) {
    const isSaid =
      MEASURED[measure] === answer.unit && (measure !== 'rounds' || !asked.includes('count'));
    const one = isSaid && isOwn ? null : await measureSides(asking, answered, sides, measure);
    if (one && one.answer.sentence !== answer.sentence) found.push(one);
  }
  const [first = answered, ...others] = [...(isOwn ? [answered] : []), ...found];
  const sentence = joinSentences([first, ...others].map((one) => one.answer.sentence));
  return { ...first, answer: { ...first.answer, sentence } };
}

const MEASURED: Record<SideMeasure, string> = {
  count: 'count',
  rounds: 'count',
  raised: 'usd',
  investors: 'investors',
  founded: 'year',
};

/** The filter that lists them; `years` and `names` without one. Null of what has no sides. */
function sidesOf({ answer, understood }: Answered): UnderstoodFilter | 'years' | 'names' | null {
  const { filters, compared } = understood;
  const { unit } = answer;
  const labels = answer.rows.map(({ label }) => label);
  const isOther = unit === 'percent' || filters.some(({ column }) => column === 'name');
  if (labels.length < 2 || isOther) return null;
  if (labels.every((label) => YEAR.test(label))) return 'years';
  if (compared.length === labels.length && answer.unit !== 'count') return 'names';
  const sides = filters.find(({ operator }) => ANY.includes(operator));
  return sides?.query_1.split(',').length === labels.length ? sides : null;
}

async function measureSides(
  asking: Asking,
  { answer, understood }: Answered,
  sides: ReturnType<typeof sidesOf>,
  measure: SideMeasure,
): Promise<Answered | null> {
  const labels = answer.rows.map(({ label }) => label);
  const ofMoney = measure === 'raised' || measure === 'rounds';
  const isCount = measure === 'count';
  const filters = understood.filters.filter(
    ({ column }) => column !== 'announced_on' || !(isCount || sides === 'years'),
  );
  const returns = isCount ? ('startups' as const) : ('rounds' as const);
  const read = { ...understood, filters, returns, sort: null, compared: [] };
  if (sides === 'years') {
    return ofMoney ? answerYears(asking, { years: labels, measure }, read) : null;
  }
  const isOfNames = sides === 'names' || sides?.column === 'startup';
  if (!ofMoney && !isCount) {
    const names = labels.map((label) => `"${label}"`);
    return isOfNames ? answerBeside(asking, names, measure) : null;
  }
  if (sides !== 'names') return answerVersus(asking, measure, read);
  const slugs = understood.compared;
  return isCount ? null : answerVersusOf(asking, measure, 'startup', slugs, read);
}

// Places and industries of which the record has none: "countries without a round in 2024".
import { sql as raw } from 'kysely';
import { formatCount } from '../../../base/count.ts';
import { industryPath, locationPath } from '../../../base/paths.ts';
import type { Absent } from '../../../language/question/asked.ts';
import { NOTHING_READ, type Understood } from '../../../language/question/reading.ts';
import { sayName } from '../../../text/say-name.ts';
import { answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, listLabels, toFilter } from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { nameSome } from './first.ts';
import { figuresHref, groupBy } from './numbers.server.ts';
import { saySubject } from './subject.ts';

interface Group {
  slug: string;
  name: string;
}

const GROUPS = {
  city: raw<Group>`select slug, name from places where kind = 'city' order by name`,
  country: raw<Group>`select slug, name from places where kind = 'country' order by name`,
  industry: raw<Group>`select slug, name from industries order by name`,
};
/** Of values in one filter. */
const MOST_LISTED = 200;

export async function answerAbsent(
  asking: Asking,
  split: Absent,
  { filters, returns }: Understood,
): Promise<Answered | null> {
  const own = filters.find(({ column }) => column === split);
  const among = own && new Set(own.query_1.split(','));
  const isExcluded = own?.operator.startsWith('not_') ?? false;
  const { rows } = await GROUPS[split].execute(asking.sql);
  const all = rows.filter(({ slug }) => !among || among.has(slug) !== isExcluded);
  const isOfRounds = returns === 'rounds';
  // Rounds that some total counts.
  const measure = isOfRounds ? 'raised' : 'startups';
  if (figuresHref(filters, measure, split) === null) return null;
  const some = new Set((await groupBy(asking, filters, measure, split)).map(({ slug }) => slug));
  const none = all.filter(({ slug }) => !some.has(slug));
  const uncounted = isOfRounds
    ? (await groupBy(asking, filters, 'rounds', split)).filter(({ slug }) => !some.has(slug))
    : [];
  const left = uncounted.reduce((sum, { records }) => sum + records, 0);
  const others = filters.filter((one) => one !== own);
  const subject = saySubject(others, await listLabels(asking.sql, others));
  const how = `${subject.rounds}${subject.when}${subject.others}`;
  const names = none.map(({ name }) => sayName(name));
  const said = nameSome(names);
  const isMany = none.length > MOST_LISTED;
  const listed = toFilter(
    split,
    split === 'industry' ? 'includes_any' : isMany ? 'not_in' : 'in',
    (isMany ? [...some] : none.map(({ slug }) => slug)).join(','),
    said,
  );
  return {
    understood: { ...NOTHING_READ, filters: none.length > 0 ? [listed] : [] },
    answer: toAnswer({
      kind: 'figure',
      sentence: text.noneIn(none.length, all.length, isOfRounds, subject.who, how, said),
      figure: formatCount(none.length),
      value: none.length,
      unit: 'count',
      left_out: left > 0 ? [text.leftOut.uncounted(left, null)] : [],
      beside:
        none.length > MOST_ROWS
          ? [{ label: text.labels.whole, says: names.slice(0, MOST_LISTED).join(', '), href: null }]
          : [],
      rows: none.slice(0, MOST_ROWS).map(({ slug }, at) => ({
        label: names[at] ?? slug,
        href: split === 'industry' ? industryPath(slug) : locationPath(slug),
      })),
    }),
  };
}

// Answers that name the first of several: countries, sectors, years, investors, startups; and
// two or more beside each other.

import { sql as raw } from 'kysely';
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { isRoundColumn } from '../../../find/question/columns.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import {
  type FigureAsked,
  type Measure,
  type Split,
  USUAL,
} from '../../../language/question/asked-figures.ts';
import { readWords } from '../../../language/question/patterns.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import type { Labels } from '../describe-filters.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, answerUnknown, listLabels } from './asking.server.ts';
import { countRounds, drawYears } from './beside.server.ts';
import { type AnswerRow, MOST_ROWS, toAnswer } from './contract.ts';
import { sayTied, takeFirst } from './first.ts';
import { figuresHref, type Group, groupBy, sumRounds } from './numbers.server.ts';
import { type Subject, saySubject } from './subject.ts';

type Filters = readonly UnderstoodFilter[];

const LEAST_FOR_MEDIAN = 3;
const isOfMoney = (measure: Measure) => measure === 'raised' || USUAL.includes(measure);
const say = (value: number, measure: Measure) =>
  isOfMoney(measure) ? abbreviateUsd(value) : formatCount(value);
/** "3 rounds" */
const sayCounted = (value: number, measure: Measure) =>
  isOfMoney(measure)
    ? abbreviateUsd(value)
    : measure === 'rounds'
      ? text.round(value)
      : measure === 'investors'
        ? text.investors(value)
        : text.startups(value);

interface Ranking extends Pick<FigureAsked, 'isLeast' | 'isTrend'> {
  measure: Measure;
  split: Split;
}

/** "which country raised the most in 2022"; by year also "funding by year in Kenya". */
export async function answerRanking(
  asking: Asking,
  { measure, split, isLeast, isTrend = false }: Ranking,
  understood: Understood,
): Promise<Answered | null> {
  const backed =
    split === 'startup' && measure === 'raised' ? await ofBacked(asking, understood) : null;
  const said = backed ? asStartups(understood.filters) : understood.filters;
  const labels = await listLabels(asking.sql, said);
  const { filters, isLeftOut } = leaveOut(split, backed ?? understood.filters, labels);
  const groups = (await groupBy(asking, filters, measure, split)).filter((one) => !isLeftOut(one));
  const isUsual = USUAL.includes(measure);
  const known = groups.flatMap((group) => {
    const { value, counted } = group;
    const isTooFew = isUsual && counted < LEAST_FOR_MEDIAN;
    return value === null || isTooFew ? [] : [{ ...group, value }];
  });
  const sign = isLeast ? 1 : -1;
  known.sort(
    (one, other) => sign * (one.value - other.value) || one.name.localeCompare(other.name),
  );
  const subject = saySubject(said, labels);
  const how = `${subject.rounds}${subject.when}${subject.others}`;
  const [first] = known;
  const listed = { ...understood, filters: backed ? understood.filters : filters };
  const list = listOf(listed, measure, split, known);
  if (!first) {
    return answerUnknown(
      list,
      isOfMoney(measure)
        ? text.nothingToRank(split, subject.who, how)
        : text.noAmount(subject.who, how, 0),
    );
  }
  const figure = say(first.value, measure);
  const own = subject.isAll ? how : `${text.ofWho(subject.who)}${how}`;
  const tied = sayTied(
    takeFirst(known).map(({ name }) => ({ label: name })),
    sayCounted(first.value, measure),
    own,
  );
  const sums = measure === 'startups' ? null : await sumRounds(asking, filters);
  const isTime = split === 'year' || split === 'quarter';
  return {
    understood: list,
    answer: toAnswer({
      kind: 'ranking',
      sentence: [
        tied ?? sayFirst(subject, { first: first.name, figure, measure, split, isLeast, how }),
        ...(isTrend ? listYears(groups, measure) : []),
      ].join(marksText.semicolon),
      figure: first.name,
      value: isTime ? first.name : first.value,
      unit: isOfMoney(measure) ? 'usd' : 'count',
      rows: known.slice(0, MOST_ROWS).map((group) => toRow(group, measure)),
      ...(sums && (await countRounds(asking, filters, sums))),
      beside:
        split === 'investor' && measure === 'raised'
          ? [{ label: text.labels.mind, says: text.wholeRounds, href: null }]
          : [],
      chart:
        split === 'year' && measure === 'raised'
          ? drawYears(asking, subject, groups, Number(first.name))
          : null,
      figures_href: figuresHref(filters, measure, split),
      records_href: sums?.href ?? readingPath(asking.q, understood),
    }),
  };
}

/** "which startup backed by Partech raised the most": of all its rounds, not only of theirs. */
async function ofBacked(asking: Asking, understood: Understood): Promise<Filters | null> {
  const { filters } = understood;
  const isOfRounds = filters.some(({ column }) => OF_ROUNDS.includes(column));
  const isBacked = filters.some(({ column }) => column.endsWith('investor'));
  if (isOfRounds || !isBacked || !(await saysBacked(asking))) return null;
  const wanted = await readWanted(
    asking,
    { ...understood, returns: 'startups', filters: asStartups(filters), sort: null },
    null,
  );
  if (wanted.returns !== 'startups') return null;
  const { ids, total } = await findMatching(asking.sql, wanted, { offset: 0, limit: MOST_BACKED });
  if (total === 0 || total > MOST_BACKED) return null;
  const { rows } = await raw<{ slug: string }>`
    select slug from startups where id = any (${ids}::bigint[])`.execute(asking.sql);
  const slugs = rows.map(({ slug }) => slug).join(',');
  return [{ column: 'startup', operator: 'in', query_1: slugs, query_2: '', words: '' }];
}
const OF_ROUNDS = ['round', 'kind', 'announced_on', 'amount'];
const MOST_BACKED = 100;

/** Not "raised from", which asks for their rounds. */
async function saysBacked({ sql, q, now }: Asking): Promise<boolean> {
  const { phrases } = await loadLexicon(sql, now);
  const tokens = readWords(q);
  return tokens.some(({ key }, at) => {
    const senses = key.length > LONGEST_LINK ? (phrases.match(tokens, at)?.senses ?? []) : [];
    return senses.some((sense) => sense.is === 'cue' && sense.value === 'backedBy');
  });
}
const LONGEST_LINK = 4;

/** The last years in their order, each with its figure. */
const listYears = (groups: readonly Group[], measure: Measure): string[] =>
  groups
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(-MOST_YEARS)
    .map(({ name, value }) =>
      text.other(name, value === null ? text.noneKnown : say(value, measure)),
    );
const MOST_YEARS = 8;

/** "apart from Google, which investor …": neither it nor whose names begin so are ranked. */
function leaveOut(split: Split, given: Filters, labels: Labels) {
  const isOther = ({ column, operator }: UnderstoodFilter) =>
    split === 'investor' && column === 'investor' && operator === 'not_includes';
  const names = given.filter(isOther).map(({ query_1 }) => labels[query_1] ?? query_1);
  const isLeftOut = ({ name }: Pick<Group, 'name'>) =>
    names.some((one) => `${name} `.startsWith(`${one} `));
  return { filters: given.filter((one) => !isOther(one)), isLeftOut };
}

interface First {
  first: string;
  figure: string;
  measure: Measure;
  split: Split;
  isLeast: boolean;
  how: string;
}

function sayFirst(
  { who, isAll }: Subject,
  { first, figure, measure, split, isLeast, how }: First,
): string {
  const own = isAll ? how : `${text.ofWho(who)}${how}`;
  if (USUAL.includes(measure)) {
    return text.highest(first, figure, own, isLeast, measure !== 'median');
  }
  if (split === 'year' && measure === 'raised' && !isLeast)
    return text.trend(who, figure, first, how);
  if (measure === 'investors') return text.first.investors(first, figure, own, isLeast);
  if (measure === 'startups' || measure === 'count') {
    return text.first.startups(
      first,
      figure,
      ` ${who.replace(/^Startups/, 'startups')}${how}`,
      isLeast,
    );
  }
  const verb = measure === 'rounds' ? (split === 'investor' ? 'joined' : 'rounds') : 'raised';
  return text.first[verb](first, figure, own, isLeast);
}

const toRow = ({ name, value, records, counted, href }: Group, measure: Measure): AnswerRow => ({
  label: name,
  value,
  records,
  without: measure === 'startups' ? null : records - counted,
  href,
});

/** The startups themselves in that order; of other rankings the records that they count. */
function listOf(
  understood: Understood,
  measure: Measure,
  split: Split,
  known: readonly Group[],
): Understood {
  if (split !== 'startup')
    return measure === 'startups' ? understood : { ...understood, sort: '-amount' };
  const slugs = known.map(({ slug }) => slug);
  return {
    ...understood,
    returns: 'startups',
    filters: asStartups(understood.filters),
    sort: null,
    compared: slugs,
  };
}

/** Columns of rounds that startups have too. */
const OF_BOTH = ['country', 'city', 'industry', 'startup'];

/** Conditions on rounds as those that one round of a startup meets. */
export const asStartups = (filters: Filters): UnderstoodFilter[] =>
  filters.map((one) =>
    isRoundColumn(one.column) && !OF_BOTH.includes(one.column)
      ? { ...one, column: `any_round.${one.column}` }
      : one,
  );

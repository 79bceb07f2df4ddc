// Answers about what became of startups: when and where most closed or were bought, and what was
// paid for them.

import { sql as raw } from 'kysely';
import { formatCount } from '../../../base/count.ts';
import { formatPartialDate, toPartialDate } from '../../../base/dates.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { exitsPath, startupPath } from '../../../base/paths.ts';
import type { ExitKind, ExitsFilter } from '../../../catalogue/exit-contract.ts';
import { findFigure } from '../../../figures/figure.server.ts';
import { figureHref } from '../../../figures/figure-address.ts';
import { MAX_ROWS, SPLITS_OF } from '../../../figures/figure-contract.ts';
import { passesExit, sumExits } from '../../../find/find-exits.server.ts';
import { findMatching, listByPrice } from '../../../find/find-startups.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import { type FigureAsked, saysWorst } from '../../../language/question/asked-figures.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  listLabels,
  toFilter,
} from './asking.server.ts';
import { type AnswerRow, MOST_ROWS, toAnswer } from './contract.ts';
import { sayTied, takeFirst } from './first.ts';
import { saySubject } from './subject.ts';

type Filters = readonly UnderstoodFilter[];

const KINDS: Readonly<Record<string, ExitKind>> = {
  closed_on: 'closed',
  acquired_on: 'acquired',
  listed_on: 'listed',
  merged_on: 'merged',
  closed: 'closed',
  acquired: 'acquired',
  public: 'listed',
  merged: 'merged',
};

/** The filters as those of the list of exits; null where they ask for none, or for more. */
export function exitsOf(filters: Filters): (ExitsFilter & { kind: ExitKind }) | null {
  const asked: ExitsFilter = {};
  for (const { column, operator, query_1, query_2 } of filters) {
    const isOfKind = column === 'status' || column === 'event';
    const kind = KINDS[isOfKind ? query_1 : column];
    const isOne = operator === 'equals' || (operator === 'includes' && !query_1.includes(','));
    if (kind && (asked.kind ?? kind) === kind) {
      asked.kind = kind;
      const years = isOfKind ? (isOne ? {} : null) : toYears(operator, query_1, query_2);
      if (!years) return null;
      Object.assign(asked, years);
    } else if ((column === 'country' || column === 'industry') && isOne && !asked[column]) {
      asked[column] = query_1;
    } else return null;
  }
  const { kind } = asked;
  return kind ? { ...asked, kind } : null;
}

/** Whole years alone; null of other dates. */
function toYears(
  operator: string,
  first: string,
  last: string,
): Pick<ExitsFilter, 'since' | 'until'> | null {
  const year = Number(first);
  if (operator === 'between' && first.endsWith('-01-01') && last.endsWith('-12-31')) {
    return { since: Number(first.slice(0, 4)), until: Number(last.slice(0, 4)) };
  }
  if (!/^\d{4}$/.test(first)) return null;
  const spans: Readonly<Record<string, Pick<ExitsFilter, 'since' | 'until'>>> = {
    equals: { since: year, until: year },
    gte: { since: year },
    gt: { since: year + 1 },
    lte: { until: year },
    lt: { until: year - 1 },
  };
  return spans[operator] ?? null;
}

/** Of "acquired in 2023" the time, as of rounds. */
export const asOfRounds = (filters: Filters): UnderstoodFilter[] =>
  filters.flatMap((one) => {
    if (one.column === 'status' || one.column === 'event') return [];
    return [{ ...one, column: one.column in KINDS ? 'announced_on' : one.column }];
  });

async function sayWho({ sql }: Asking, filters: Filters) {
  const { who, when, isAll } = saySubject(asOfRounds(filters), await listLabels(sql, filters));
  return { who, when, isAll };
}

/** " among fintech startups in Kenya in 2022" */
export async function sayWhose(asking: Asking, filters: Filters): Promise<string> {
  const { who, when, isAll } = await sayWho(asking, filters);
  return isAll ? when : `${text.ofWho(who)}${when}`;
}

/** "which year had the most closures" */
export async function answerExits(
  asking: Asking,
  asked: Pick<FigureAsked, 'split' | 'isLeast' | 'isTrend'>,
  understood: Understood,
): Promise<Answered | null> {
  const filter = exitsOf(understood.filters);
  return filter && asked.split !== null ? rankExits(asking, asked, filter, understood) : null;
}

/** Of rounds the time, as of acquisitions. */
export const asExits = (filters: Filters): UnderstoodFilter[] =>
  filters.map((one) =>
    one.column.endsWith('announced_on') ? { ...one, column: 'acquired_on' } : one,
  );

/** "how much were startups sold for in 2023": of no other events than that. */
export async function answerPaid(asking: Asking, sold: Understood): Promise<Answered | null> {
  const bought = asExits(sold.filters);
  const isSaid = bought.some(({ column }) => column in KINDS || column === 'status');
  const filters = isSaid ? bought : [...bought, toFilter('status', 'equals', 'acquired')];
  const filter = exitsOf(filters);
  return filter && sayPaid(asking, filter, { ...sold, filters });
}

async function rankExits(
  asking: Asking,
  { split, isLeast, isTrend }: Pick<FigureAsked, 'split' | 'isLeast' | 'isTrend'>,
  { kind, country, industry, since: from, until: to }: ExitsFilter & { kind: ExitKind },
  understood: Understood,
): Promise<Answered | null> {
  const splits = SPLITS_OF.exits;
  const by = splits.find((one) => one === split);
  if (!by) return null;
  const filters = [
    { column: 'kind', operator: 'equals' as const, query_1: kind },
    ...(country ? [{ column: 'country', operator: 'equals' as const, query_1: country }] : []),
    ...(industry ? [{ column: 'industry', operator: 'includes' as const, query_1: industry }] : []),
  ];
  const figure = { measure: 'exits' as const, split: by, filters, from, to };
  const found = await findFigure(asking.sql, { ...figure, limit: MAX_ROWS }, asking.now);
  const known = found.rows.filter(({ key }) => key !== 'unknown');
  // "the worst year for closures" had most of them.
  const isFewest = isLeast && !(kind === 'closed' && saysWorst(asking.q));
  const sign = isFewest ? 1 : -1;
  known.sort((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
  const [first] = known;
  const { who, when } = await sayWho(asking, understood.filters);
  const how = await sayWhose(asking, understood.filters);
  if (!first) return answerUnknown(understood, text.exitsOf(text.exits[kind](0), who, when));
  const most = takeFirst(known);
  const said = text.exits[kind](first.value ?? 0);
  const tied = sayTied(most, said, how);
  return {
    understood,
    answer: toAnswer({
      kind: 'ranking',
      sentence: [
        tied ?? text.mostExits(first.label, said, how, isFewest),
        ...(isTrend ? listInTime(known) : []),
      ].join(marksText.semicolon),
      figure: first.label,
      value: by === 'year' ? first.label : first.value,
      unit: 'count',
      rows: known.slice(0, MOST_ROWS).map(({ label, value, records, href }) => ({
        label,
        value,
        records,
        without: null,
        href,
      })),
      records: { all: found.records, with_amount: found.records, without: 0 },
      figures_href: figureHref({ ...figure, compare: [] }),
      as_of: found.as_of,
      records_href: found.href,
    }),
  };
}

/** "2019 9", the earliest first. */
const listInTime = (years: ReadonlyArray<{ label: string; value: number | null }>): string[] =>
  years
    .toSorted((one, other) => one.label.localeCompare(other.label))
    .map(({ label, value }) => text.other(label, formatCount(value ?? 0)));

interface Paid {
  name: string;
  slug: string;
  counterparty: string | null;
  amount_usd: number;
  happened_on: string | null;
  happened_precision: string | null;
}

/** For what the price is known, the highest first. */
async function listPaid({ sql }: Asking, which: ReturnType<typeof passesExit>): Promise<Paid[]> {
  const { rows } = await raw<Paid>`
    select s.name, s.slug, e.counterparty, e.amount_usd, e.happened_on, e.happened_precision
    from startup_events e join startups s on s.id = e.startup_id
    where e.amount_usd is not null and ${which}
    order by e.amount_usd desc, e.happened_on desc nulls last, e.id limit ${MOST_ROWS}`.execute(
    sql,
  );
  return rows;
}

const toRows = (paid: readonly Paid[]): AnswerRow[] =>
  paid.map(({ name, slug, amount_usd }) => ({
    label: name,
    value: amount_usd,
    records: 1,
    without: 0,
    href: startupPath(slug),
  }));

async function sayPaid(
  asking: Asking,
  filter: ExitsFilter & { kind: ExitKind },
  understood: Understood,
): Promise<Answered | null> {
  if (filter.kind === 'closed' || filter.kind === 'listed') return null;
  const sums = await sumExits(asking.sql, filter);
  const { disclosed_amount: amount, disclosed_count: known, undisclosed_count: without } = sums;
  const all = text.exits[filter.kind](known + without);
  const { who, when } = await sayWho(asking, understood.filters);
  if (amount === null) return answerUnknown(understood, text.noPrice(all, who, when));
  const figure = abbreviateUsd(amount);
  return {
    understood,
    answer: toAnswer({
      kind: 'figure',
      sentence: text.paid(figure, known, all, who, when),
      figure,
      value: amount,
      unit: 'usd',
      rows: toRows(await listPaid(asking, passesExit(filter))),
      records: { all: known + without, with_amount: known, without },
      records_href: exitsPath(filter),
    }),
  };
}

/** "largest acquisition in 2023" */
export async function nameDearest(
  asking: Asking,
  own: Understood,
  read: Understood,
): Promise<Answered | null> {
  const wanted = await readWanted(asking, { ...own, sort: null }, await listByPrice(asking.sql));
  if (wanted.returns !== 'startups') return null;
  const { ids, total } = await findMatching(asking.sql, wanted, { offset: 0, limit: MOST_ROWS });
  const paid = await listPaid(
    asking,
    raw`e.kind = 'acquired' and e.startup_id = any (${ids}::bigint[])`,
  );
  const { who, when } = await sayWho(asking, own.filters);
  const [first] = paid;
  if (!first) return answerUnknown(read, text.noPrice(text.exits.acquired(total), who, when));
  const figure = abbreviateUsd(first.amount_usd);
  const date = toPartialDate(first.happened_on, first.happened_precision);
  const day = date ? `${marksText.comma}${formatPartialDate(date)}` : '';
  return {
    understood: read,
    answer: toAnswer({
      kind: 'figure',
      sentence: text.dearest(figure, first.name, first.counterparty ?? '', day),
      figure,
      value: first.amount_usd,
      unit: 'usd',
      rows: toRows(paid),
      records: { all: total, with_amount: total, without: 0 },
      records_href: startupPath(first.slug),
    }),
  };
}

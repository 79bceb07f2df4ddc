// Answers about what startups are worth, by what sources report of a round.
import { sql as raw } from 'kysely';
import { formatCount } from '../../../base/count.ts';
import { formatPartialDate, toPartialDate } from '../../../base/dates.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { fundingPath } from '../../../base/paths.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { BY_VALUE } from '../../../language/question/to-filters.ts';
import { answersText as text } from '../../../text/text.ts';
import { sayValue } from '../describe-filters.ts';
import { readingPath } from '../question-address.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  listLabels,
  toFilter,
} from './asking.server.ts';
import { type Answer, MOST_ROWS, toAnswer } from './contract.ts';
import { listSources } from './roles.server.ts';
import { saySubject } from './subject.ts';

const isValuation = ({ column }: UnderstoodFilter) => column.endsWith('valuation_usd');

export const isOfValue = ({ filters, sort }: Pick<Understood, 'filters' | 'sort'>): boolean =>
  sort === BY_VALUE || filters.some(isValuation);

/** Of how many startups a valuation is known, where filters ask for one. */
export async function besideValuation(
  asking: Asking,
  filters: readonly UnderstoodFilter[],
): Promise<Answer['beside']> {
  return filters.some(isValuation) ? [await sayKnown(asking)] : [];
}

async function sayKnown({ sql }: Asking): Promise<Answer['beside'][number]> {
  const { rows } = await raw<{ known: number; all: number }>`
    select (select count(distinct startup_id)::int from fundings where valuation_usd is not null) as known,
      (select startups_count from group_totals where place_id = 0 and industry_id = 0) as all`.execute(
    sql,
  );
  const { known, all } = rows[0] ?? { known: 0, all: 0 };
  return { label: text.labels.mind, says: text.valuationsKnown(known, all), href: null };
}

interface Valued {
  name: string;
  slug: string;
  valuation_usd: number;
  announced_on: string | null;
  announced_precision: string | null;
  source_ids: number[];
}

/** "startups valued over 1 billion", "most valuable startups in Nigeria" */
export async function answerValued(
  asking: Asking,
  own: Understood,
  read: Understood,
): Promise<Answered | null> {
  const isFiltered = own.filters.some(isValuation);
  const known = toFilter('any_round.valuation_usd', 'is_not_blank', '', text.valuation);
  const filters = isFiltered ? own.filters : [...own.filters, known];
  const wanted = await readWanted(asking, { ...own, filters, sort: null }, null);
  if (wanted.returns !== 'startups') return null;
  const { ids, total } = await findMatching(asking.sql, wanted, { offset: 0, limit: MOST_VALUED });
  const { rows } = await raw<Valued>`
    select s.name, r.slug, r.valuation_usd, r.announced_on, r.announced_precision,
      array(select source_id from funding_reports where funding_id = r.id order by is_preferred desc, id) as source_ids
    from startups s cross join lateral (
      select * from fundings where startup_id = s.id and valuation_usd is not null
      order by valuation_usd desc, announced_on desc nulls last, id limit 1) r
    where s.id = any (${ids}::bigint[])
    order by r.valuation_usd desc, s.id limit ${MOST_ROWS}`.execute(asking.sql);
  const [first] = rows;
  const labels = await listLabels(asking.sql, filters);
  const [value] = filters.filter(isValuation);
  const bound = value && value.operator !== 'is_not_blank' ? sayValue(value, labels) : null;
  const others = filters.filter((one) => !isValuation(one));
  const { who, rounds, when, others: more } = saySubject(others, labels);
  const how = `${text.valuedAt(bound)}${rounds}${when}${more}`;
  const figure = first ? abbreviateUsd(first.valuation_usd) : null;
  const isFirst = read.sort === BY_VALUE && first && figure;
  const ranks = read.filters.filter(({ column }) => column === 'rank');
  const understood: Understood = { ...read, filters: [...ranks, ...filters], sort: BY_VALUE };
  const beside = [await sayKnown(asking)];
  if (!first) {
    const sentence = text.noneValued(who, how);
    return answerUnknown(understood, sentence, { beside });
  }
  const count = formatCount(total);
  return {
    understood,
    answer: toAnswer({
      kind: isFirst ? 'ranking' : 'figure',
      sentence: isFirst
        ? text.mostValued(first.name, figure, sayDay(first))
        : text.found(count, who, how),
      figure: isFirst ? first.name : count,
      value: isFirst ? first.valuation_usd : total,
      unit: isFirst ? 'usd' : 'count',
      rows: rows.map(({ name, slug, valuation_usd, ...row }) => ({
        label: name,
        // Of a count the rows say each valuation with its day.
        value: isFirst ? valuation_usd : `${abbreviateUsd(valuation_usd)}${sayDay(row)}`,
        href: fundingPath(slug),
      })),
      records: { all: total, with_amount: 0, without: 0 },
      beside,
      records_href: readingPath(asking.q, understood),
      sources: await listSources(
        asking,
        rows.flatMap(({ source_ids }) => source_ids.slice(0, 1)),
      ),
    }),
  };
}

type Day = Pick<Valued, 'announced_on' | 'announced_precision'>;

function sayDay({ announced_on, announced_precision }: Day): string {
  const date = toPartialDate(announced_on, announced_precision);
  return date ? `, ${formatPartialDate(date)}` : '';
}

/** Far more than sources value. */
const MOST_VALUED = 1_000;

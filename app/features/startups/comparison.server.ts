import { type RawBuilder, sql as raw } from 'kysely';
import { type MoneyKind, roundsOfKind } from '../../base/enumerations.ts';
import { sayAnswer } from '../../catalogue/cells.ts';
import { linkTo } from '../../catalogue/fragments.server.ts';
import { answerFacts, RECORD_SOURCES } from '../../catalogue/select.server.ts';
import type { Sql } from '../../data/database.ts';
import { dateTextOf } from '../../data/partial-date-of.ts';
import { isFollowedColumn } from '../../follows/follows.server.ts';
import { sayOwner } from '../../language/values/owner.ts';
import { marksText } from '../../text/text.ts';
import {
  ANNOUNCED,
  COMPARED_FACTS,
  type ComparedStartup,
  FURTHER_FACTS,
} from './comparison-contract.ts';

const INVESTORS = 3;

/** In the order of `slugs`; unknown ones are left out. `userId` is null for a visitor. */
export async function listCompared(
  sql: Sql,
  slugs: readonly string[],
  userId: number | null,
): Promise<ComparedStartup[]> {
  const { rows } = await raw<Omit<ComparedStartup, 'further'>>`
    select s.name, s.slug, s.logo, s.tagline, s.left_out, country.slug as country_slug, ${answerFacts(SELECTED)}, s.public_ticker, city.name as hq_city,
      ${isFollowedColumn(userId)} as is_liked_by_user, s.investors_count,
      ${raw.join(ANNOUNCED.map((column) => raw`${raw.ref(`newest.${column}`)} as ${raw.ref(`last_funding_${column}`)}`))},
      array(select ${linkTo('v')}
        from fundings f join funding_investors fi on fi.funding_id = f.id join investors v on v.id = fi.investor_id
        where f.startup_id = s.id group by v.id
        order by bool_or(fi.is_lead) desc, max(f.announced_on) desc nulls last, v.id limit ${INVESTORS}) as investors,
      ${raisedAs('equity')} as equity_raised, ${raisedAs('debt')} as debt_raised, ${raisedAs('grant')} as grants_raised,
      ${raisedOverTime} as raised_over_time
    from ${RECORD_SOURCES.startup.from}
      left join lateral (select * from fundings f where f.startup_id = s.id
        order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc limit 1) newest on true
    where s.slug = any (${slugs}::text[])
    order by array_position(${slugs}::text[], s.slug)`.execute(sql);
  return rows.map((row) => ({ ...row, further: furtherOf(row) }));
}

/** The investors are the first of many. */
const SELECTED = COMPARED_FACTS.filter((name) => name !== 'investors');

const furtherOf = (row: Readonly<Record<string, unknown>>) =>
  FURTHER_FACTS.map(([name, field]) => {
    const said = sayAnswer(field, row[name], marksText.comma)?.toString() || null;
    return { label: field.label, text: said && field.kind === 'owner' ? sayOwner(said) : said };
  });

const raisedOverTime = raw`(
  select coalesce(json_agg(json_build_object('date', ${dateTextOf('f.announced')}, 'total', f.total)
    order by f.announced_on, f.total), '[]')
  from (select f.announced_on, f.announced_precision, sum(f.counted_usd) over (order by f.announced_on, f.id) as total
    from fundings f where f.startup_id = s.id and f.announced_on is not null and f.counted_usd > 0) f)`;

/** Counted dollars of its rounds of this kind; null when there are none. */
function raisedAs(kind: MoneyKind): RawBuilder<number | null> {
  return raw<number | null>`(select sum(f.counted_usd) from fundings f
        where f.startup_id = s.id and f.round = any(${roundsOfKind(kind)}::text[]))`;
}

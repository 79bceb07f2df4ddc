// By what figures are split: SQL of the groups that a matching record `m` belongs to, and the
// filter that leaves a group's records.
import { sql as raw } from 'kysely';
import { MONEY_KINDS, roundsOfKind } from '../base/enumerations.ts';
import { fromRounds, whereRounds } from '../find/condition-sql.server.ts';
import type { RoundCondition } from '../find/conditions.ts';
import type { Triple } from '../find/lists/list-address.ts';
import type { SqlPart } from '../find/sql-parts.ts';
import type { Split, Subject } from './figure-contract.ts';

const place = (id: SqlPart) => raw`
  select p.slug as key, p.name as label from (select) one left join places p on p.id = ${id}`;

const REGION = raw`
  select lower(replace(p.region, ' ', '-')) as key, p.region as label
  from places p where p.id = m.country_id`;

const INDUSTRY = raw`
  select i.slug as key, i.name as label
  from (select) one left join (startup_industries si join industries i on i.id = si.industry_id)
    on si.startup_id = m.startup_id`;

const kinds = raw.join(
  MONEY_KINDS.map(
    (kind) => raw`when m.round = any (${roundsOfKind(kind)}::text[]) then ${kind}::text`,
  ),
  raw` `,
);

const value = (text: SqlPart) => raw`select ${text} as key, ${text} as label`;
const YEAR = value(raw`extract(year from m.day)::text`);

/** A date known to its year is of no quarter, unless the year has just begun. */
const QUARTER = raw`
  select to_char(m.day, 'YYYY-"Q"Q') as key, to_char(m.day, 'YYYY "Q"Q') as label
  where m.day is not null and (m.precision <> 'year' or
    least(m.day + interval '1 year', current_date + 1) <= m.day + interval '3 months')`;

const OF_ROUNDS: Record<Exclude<Split, 'none'>, SqlPart> = {
  year: YEAR,
  quarter: QUARTER,
  country: place(raw`m.country_id`),
  region: REGION,
  city: place(raw`m.city_id`),
  industry: INDUSTRY,
  kind: value(raw`case ${kinds} end`),
  round: value(raw`m.round`),
  investor: raw`
    select distinct i.slug as key, i.name as label
    from (select) one left join (funding_investors fi join investors i on i.id = fi.investor_id)
      on fi.funding_id = m.id`,
  startup: raw`select o.slug as key, o.name as label from startups o where o.id = m.startup_id`,
  status: value(raw`m.status`),
};

const OF_STARTUPS: Partial<Record<Split, SqlPart>> = {
  ...OF_ROUNDS,
  year: value(raw`m.year::text`),
};

/** Their list has no filter for what is unknown. */
const OF_EXITS: Partial<Record<Split, SqlPart>> = {
  ...OF_ROUNDS,
  year: raw`${YEAR} where m.day is not null`,
  industry: raw`select * from (${INDUSTRY}) g where key is not null`,
  kind: value(raw`m.kind`),
};

/** Groups of a startup by the rounds it raised that meet the conditions. */
function byRaised(
  split: 'kind' | 'round' | 'investor',
  rounds: readonly RoundCondition[],
): SqlPart {
  const where = rounds.length > 0 ? raw`${whereRounds(rounds)} and` : raw`where`;
  return raw`
    select distinct g.key, g.label from (
      select m.id as startup_id, r.id, r.round from ${fromRounds(rounds)} ${where} r.startup_id = m.startup_id
    ) m cross join lateral (${OF_ROUNDS[split]}) g where g.key is not null`;
}

/** Selects key and label; several where a record is in several groups. */
export function groupsOf(
  subject: Subject,
  split: Exclude<Split, 'none'>,
  rounds: readonly RoundCondition[],
): SqlPart {
  if (subject === 'rounds') return OF_ROUNDS[split];
  if (subject === 'exits') return OF_EXITS[split] ?? OF_ROUNDS[split];
  const isRaised = split === 'kind' || split === 'round' || split === 'investor';
  return isRaised ? byRaised(split, rounds) : (OF_STARTUPS[split] ?? OF_ROUNDS[split]);
}

const MANY: readonly Split[] = ['industry', 'investor'];

/** The filter that leaves the records of a group. `countries` are those of the key's region. */
export function filterOf(
  subject: Subject,
  split: Exclude<Split, 'none'>,
  key: string | null,
  countries: string,
): Triple {
  const column = columnOf(subject, split);
  if (key === null) return { column, operator: 'is_blank' };
  if (split === 'region') return { column, operator: 'in', query_1: countries };
  if (split === 'quarter') {
    const first = Number(key.slice(-1)) * 3 - 2;
    const month = (number: number) => `${key.slice(0, 4)}-${String(number).padStart(2, '0')}`;
    return { column, operator: 'between', query_1: month(first), query_2: month(first + 2) };
  }
  return { column, operator: MANY.includes(split) ? 'includes' : 'equals', query_1: key };
}

function columnOf(subject: Subject, split: Exclude<Split, 'none'>): string {
  if (split === 'region') return 'country';
  if (split !== 'year' && split !== 'quarter') return split;
  return YEAR_COLUMNS[subject];
}

/** The filter that a range of years is of. */
export const YEAR_COLUMNS: Record<Subject, string> = {
  rounds: 'announced_on',
  startups: 'year_founded',
  exits: 'year',
};

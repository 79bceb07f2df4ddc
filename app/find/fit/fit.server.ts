import { type RawBuilder, sql as raw } from 'kysely';
import {
  type ResultColumns,
  resultColumns,
  toResult,
} from '../../catalogue/select-investors.server.ts';
import type { Sql } from '../../data/database.ts';
import {
  ACTIVE_YEARS,
  ASKED_PARTS,
  type AskedPart,
  type FitMeta,
  type FitPart,
  type FitState,
  type FittingInvestor,
  listLeftOut,
  NEARLY_ACTIVE_YEARS,
  type Need,
  TOGETHER_WEIGHT,
  WEIGHTS,
} from './fit.ts';
import { type Compared, dealsOf, flagsOf, industryOf, isIn } from './fit-deals.server.ts';
import { addReasons } from './fit-reasons.server.ts';

// However large the record is, so much of it is compared.
const STARTUPS_READ = 1_000;
const ROUNDS_READ = 1_000;
const MOST_COMPARED = 500;

/** Whom it looks among. */
interface Among {
  /** On investors i. */
  condition: RawBuilder<boolean>;
  /** Whether it asks for a type, so that none is left out. */
  hasType: boolean;
}

export const AMONG_ALL: Among = { condition: raw<boolean>`true`, hasType: false };

interface Fitting extends FitMeta {
  total: number;
  rows: FittingInvestor[];
}

export const listAsked = (need: Need): AskedPart[] => ASKED_PARTS.filter((part) => need[part]);

/**
 * Best fit first: all requested parts, then all but one, then any of them. Only those are looked
 * among who pass the condition. Empty where nothing is asked.
 */
export async function findFitting(
  sql: Sql,
  need: Need,
  among: Among,
  now: Date,
  { page, perPage }: { page: number; perPage: number },
): Promise<Fitting> {
  const asked = listAsked(need);
  if (asked.length === 0) return { total: 0, done_all: 0, total_is: 'exact', rows: [] };
  const states = statesOf(now);
  const done = (part: FitPart) => raw`(case when ${states[part]} = 'done' then 1 else 0 end)`;
  const count = raw.join(asked.map(done), raw` + `);
  const { rows } = await raw<FitColumns>`
    with candidates as materialized (${candidatesOf(need)}
    ), compared as materialized (${comparedOf(need)}
    ), fitting as materialized (
      select i.id, ${count} as done, ${scoreOf(states, asked)} as score,
        ${raw.join(Object.entries(states).map(([part, sql]) => raw`${sql} as ${raw.ref(part)}`))}
      from compared c join investors i on i.id = c.investor_id
      where ${among.condition} and ${isOfType(need, among)}
    ), wanted as (
      select * from fitting where done >= coalesce(
        (select max(least(done, ${Math.max(1, asked.length - 1)}::int)) from fitting), 0) and score > 0
    )
    select (select count(*)::int from wanted) as total,
      (select count(*)::int from wanted where done = ${asked.length}::int) as done_all,
      (select count(*) >= ${MOST_COMPARED}::int from candidates) as "isCut",
      found.*
    from (select 1) one left join lateral (
      select w.*, ${resultColumns}
      from wanted w join investors i on i.id = w.id left join places country on country.iso2 = i.country_code
      order by w.done desc, w.score desc, i.last_deal_on desc nulls last, i.deals_count desc, i.name, i.id
      limit ${perPage} offset ${(page - 1) * perPage}) found on true`.execute(sql);
  const found = rows.filter(({ id }) => id !== null).map((row) => toFitting(row, asked));
  const [{ total = 0, done_all = 0, isCut = false } = {}] = rows;
  return {
    total,
    done_all,
    total_is: isCut ? 'at_least' : 'exact',
    rows: await addReasons(sql, need, found),
  };
}

interface FitColumns extends ResultColumns, Record<FitPart, FitState> {
  id: number | null;
  total: number;
  done_all: number;
  isCut: boolean;
  done: number;
  score: number;
}

function toFitting(row: FitColumns, asked: readonly AskedPart[]): Compared {
  const { id, total: _, done_all: _all, isCut: _cut, done: _done, score: _score, ...columns } = row;
  const { stage, sector, place, led, active, ...investor } = columns;
  const states = { stage, sector, place };
  const parts = Object.fromEntries(
    ASKED_PARTS.map((part) => [part, asked.includes(part) ? states[part] : null]),
  ) as Pick<Compared['parts'], AskedPart>;
  return { ...toResult(investor), id: id ?? 0, parts: { ...parts, led, active } };
}

/** Those of the best funded startups of the place or industry, and of the last such rounds. */
function candidatesOf(need: Need): RawBuilder<unknown> {
  const ofStartups = (part: AskedPart, startups: RawBuilder<unknown>) => raw`
    select d.investor_id, ${part} as part from (${startups}
      order by s.total_fundings desc nulls last, s.name limit ${STARTUPS_READ}) s
      join deals d on d.startup_id = s.id`;
  const sources: RawBuilder<unknown>[] = [];
  if (need.place) {
    sources.push(
      ofStartups(
        'place',
        raw`select s.id, s.total_fundings, s.name from startups s where ${isIn(need)}`,
      ),
    );
  }
  if (need.sector) {
    sources.push(
      ofStartups(
        'sector',
        raw`select s.id, s.total_fundings, s.name from startup_industries si join startups s on s.id = si.startup_id
          where si.industry_id = ${industryOf(need)}`,
      ),
    );
  }
  if (need.stage) {
    sources.push(raw`
      select fi.investor_id, 'stage' as part from (
        select id from fundings where round = ${need.stage}
        order by announced_on desc nulls last, id desc limit ${ROUNDS_READ}) f
        join funding_investors fi on fi.funding_id = f.id`);
  }
  return raw`
    select investor_id from (${raw.join(
      sources.map((source) => raw`(${source})`),
      raw` union all `,
    )}) found
    group by investor_id order by count(distinct part) desc, count(*) desc, investor_id limit ${MOST_COMPARED}`;
}

const comparedOf = (need: Need): RawBuilder<unknown> => raw`
  select flagged.investor_id, bool_or(is_stage) as is_stage, bool_or(near_stage) as near_stage,
    bool_or(is_sector) as is_sector, bool_or(near_sector) as near_sector, bool_or(is_place) as is_place,
    bool_or(near_place) as near_place, bool_or(is_stage and is_sector) as together
  from candidates c cross join lateral (
    select d.investor_id, ${flagsOf(need)} from ${dealsOf(raw`c.investor_id`)}) flagged
  group by flagged.investor_id`;

/** Of investors i with what was compared c. */
function statesOf(now: Date): Record<FitPart, RawBuilder<FitState>> {
  const year = now.getUTCFullYear();
  const since = (years: number) => raw`i.last_deal_on >= ${`${year - years}-01-01`}::date`;
  const state = (done: RawBuilder<unknown>, near: RawBuilder<unknown>) =>
    raw<FitState>`case when ${done} then 'done' when ${near} then 'near' else 'none' end`;
  return {
    stage: state(raw`c.is_stage`, raw`c.near_stage`),
    sector: state(raw`c.is_sector`, raw`c.near_sector`),
    place: state(raw`c.is_place`, raw`c.near_place`),
    led: state(raw`i.lead_count > 0`, raw`false`),
    active: state(since(ACTIVE_YEARS), since(NEARLY_ACTIVE_YEARS)),
  };
}

function scoreOf(states: Record<FitPart, RawBuilder<FitState>>, asked: readonly AskedPart[]) {
  const counted: FitPart[] = [...asked, 'led', 'active'];
  const parts = counted.map(
    (part) =>
      raw`case ${states[part]} when 'done' then ${WEIGHTS[part]}::float when 'near' then ${WEIGHTS[part] / 2}::float else 0 end`,
  );
  const together = raw`case when c.together then ${TOGETHER_WEIGHT}::float else 0 end`;
  return raw`${raw.join([...parts, together], raw` + `)}`;
}

function isOfType({ stage }: Need, { hasType }: Among): RawBuilder<unknown> {
  const leftOut = hasType ? [] : listLeftOut(stage ?? null);
  return raw`coalesce(i.type, '') <> all (${leftOut}::text[])`;
}

// What is recorded of a startup or an investor, as lines that its people can say yes to.
import { sql as raw } from 'kysely';
import type { FundingRound } from '../../../base/enumerations.ts';
import { formatPartialDate, type PartialDate } from '../../../base/partial-date.ts';
import { sayRoundAmount } from '../../../base/round-amount.ts';
import type { Sql } from '../../../data/database.ts';
import { partialDateOf } from '../../../data/partial-date-of.ts';
import { confirmationsText as text } from '../../../text/text.ts';

export type SubjectKind = 'startup' | 'investor';

export interface Subject {
  kind: SubjectKind;
  id: number;
  slug: string;
  name: string;
}

/** Facts of the profile by field, rounds by "round:" and slug. */
export interface Fact {
  key: string;
  label: string;
  value: string;
}

const MOST_ROUNDS = 40;

export async function findSubject(sql: Sql, kind: SubjectKind, slug: string) {
  const { rows } = await raw<Omit<Subject, 'kind'>>`
    select id, slug, name from ${kind === 'startup' ? raw`startups` : raw`investors`} where slug = ${slug}`.execute(
    sql,
  );
  return rows[0] ? { kind, ...rows[0] } : null;
}

/** Only what is known. */
export async function listFacts(sql: Sql, { kind, id }: Subject): Promise<Fact[]> {
  const facts = await (kind === 'startup' ? findStartupFacts(sql, id) : findInvestorFacts(sql, id));
  const known = Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ key, label: text.facts[key] ?? key, value }] : [],
  );
  return [...known, ...(await listRounds(sql, kind, id))];
}

type Facts = Record<string, string | null>;

async function findStartupFacts(sql: Sql, id: number): Promise<Facts> {
  const { rows } = await raw<{ facts: Facts }>`
    select json_build_object('name', s.name, 'website', s.website, 'tagline', s.tagline, 'country', c.name,
      'city', city.name, 'year_founded', s.year_founded::text, 'status', s.status,
      'employee_range', s.employee_range,
      'industries', (select string_agg(i.name, ', ' order by si.position)
        from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id),
      'founders', (select string_agg(p.name, ', ' order by sp.position, p.name)
        from startup_people sp join people p on p.id = sp.person_id
        where sp.startup_id = s.id and sp.is_founder)) as facts
    from startups s join places c on c.id = s.country_id left join places city on city.id = s.city_id
    where s.id = ${id}`.execute(sql);
  return rows[0]?.facts ?? {};
}

async function findInvestorFacts(sql: Sql, id: number): Promise<Facts> {
  const { rows } = await raw<{ facts: Facts }>`
    select json_build_object('name', name, 'website', website, 'type', type, 'country', country_code,
      'stages', nullif(array_to_string(stages, ', '), '')) as facts
    from investors where id = ${id}`.execute(sql);
  return rows[0]?.facts ?? {};
}

/** The newest first. */
async function listRounds(sql: Sql, kind: SubjectKind, id: number): Promise<Fact[]> {
  const { rows } = await raw<{
    slug: string;
    startup: string;
    round: FundingRound;
    amount: number | null;
    reported_amount: number | null;
    reported_currency: string | null;
    date: PartialDate | null;
    investors: string | null;
  }>`
    select f.slug, s.name as startup, f.round, f.amount_usd as amount,
      f.reported_amount, f.reported_currency, ${partialDateOf('f.announced')} as date,
      (select string_agg(i.name, ', ' order by fi.position)
        from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = f.id) as investors
    from fundings f join startups s on s.id = f.startup_id
    where ${
      kind === 'startup'
        ? raw`f.startup_id = ${id}`
        : raw`exists (select from funding_investors fi where fi.funding_id = f.id and fi.investor_id = ${id})`
    }
    order by f.announced_on desc nulls last, f.id desc limit ${MOST_ROUNDS}`.execute(sql);
  return rows.map(({ slug, startup, date, investors, ...row }) => {
    const parts = [
      kind === 'investor' && startup,
      row.round,
      date && formatPartialDate(date),
      sayRoundAmount(row) ?? text.undisclosed,
      kind === 'startup' && investors,
    ];
    return {
      key: `round:${slug}`,
      label: text.round,
      value: parts.filter(Boolean).join(', '),
    };
  });
}

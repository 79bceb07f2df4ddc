// What is recorded of a startup or an investor, as lines that its people can say yes to.
import { sql as raw } from 'kysely';
import { formatPartialDate, type PartialDate } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import { type RoundAmount, sayRoundAmount } from '../../../base/money.ts';
import { getRecordFacts } from '../../../catalogue/facts.server.ts';
import { fieldsFor } from '../../../catalogue/field.ts';
import { investorsOf, moneyOf } from '../../../catalogue/fragments.server.ts';
import { RECORDS, sayFact } from '../../../catalogue/records.ts';
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
  const facts = (await getRecordFacts(sql, kind, id))?.facts ?? {};
  const known = fieldsFor(RECORDS[kind], 'confirm').flatMap(([key, { label }]) => {
    const value = facts[key];
    return value ? [{ key, label, value: sayFact(key, value) }] : [];
  });
  return [...known, ...(await listRounds(sql, kind, id))];
}

interface RoundColumns extends RoundAmount {
  slug: string;
  startup: string;
  round: FundingRound;
  date: PartialDate | null;
  investors: string[];
}

/** The newest first. */
async function listRounds(sql: Sql, kind: SubjectKind, id: number): Promise<Fact[]> {
  const { rows } = await raw<RoundColumns>`
    select f.slug, s.name as startup, f.round, ${moneyOf('f')}, ${partialDateOf('f.announced')} as date,
      ${investorsOf(raw`f.id`)} as investors
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
      kind === 'startup' && investors.join(', '),
    ];
    return { key: `round:${slug}`, label: text.round, value: parts.filter(Boolean).join(', ') };
  });
}

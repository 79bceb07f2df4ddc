import { sql as raw } from 'kysely';
import { sayFact } from '../../../catalogue/records.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { Sql } from '../../../data/database.ts';
import { givenOf, LISTED, type ListingContent, ROW_LISTS, ROWS, type RowList } from './contract.ts';

export type Row = Record<string, string>;

/** Fields as typed; the logo is the address of the picture. */
export type DraftContent = Record<string, string> & {
  industries?: string[];
  rounds?: Row[];
  founders?: Row[];
};

// Far above the limit of any field.
const MAX_TYPED = 12_000;

/** The draft of a new listing, or of a change of one that was sent; null when there is none. */
export async function findDraft(sql: Sql, userId: number, submissionId: number | null) {
  const { rows } = await raw<{ content: DraftContent; updatedAt: Date }>`
    select content, updated_at as "updatedAt" from listing_drafts
    where user_id = ${userId}
      and submission_id is not distinct from ${submissionId}::bigint`.execute(sql);
  return rows[0] ?? null;
}

export async function keepDraft(
  sql: Sql,
  userId: number,
  submissionId: number | null,
  typed: DraftContent,
  now: Date,
): Promise<DraftContent> {
  const { rows } = await raw<{ content: DraftContent }>`
    insert into listing_drafts as d (user_id, submission_id, content, updated_at)
    values (${userId}, ${submissionId}, ${JSON.stringify(typed)}::jsonb, ${now})
    on conflict (user_id, submission_id) do update
      set content = d.content || excluded.content, updated_at = excluded.updated_at
    returning content`.execute(sql);
  return rows[0]?.content ?? {};
}

export async function dropDraft(sql: Sql, userId: number, submissionId: number | null) {
  await raw`
    delete from listing_drafts
    where user_id = ${userId}
      and submission_id is not distinct from ${submissionId}::bigint`.execute(sql);
}

/** Blank rows of lists are left out, so that the others stay numbered. */
export function readTyped(form: Record<string, unknown>): DraftContent {
  const typed: Record<string, unknown> = {};
  for (const [name, field] of [...LISTED, ['role', {}] as const]) {
    const [, value] = givenOf(form, name, field);
    if (typeof value === 'string') typed[name] = keepable(value);
  }
  if (Array.isArray(form.industries)) {
    typed.industries = form.industries
      .map((value) => keepable(String(value)))
      .filter(Boolean)
      .slice(0, STARTUP.industries.max);
  }
  for (const list of ROW_LISTS) if (form[list]) typed[list] = readRows(form[list], ROWS[list]);
  return typed as DraftContent;
}

function readRows(given: unknown, { parts, most }: (typeof ROWS)[RowList]): Row[] {
  if (typeof given !== 'object' || given === null) return [];
  const rows = Object.values(given).map((row: Record<string, unknown> | null) =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const value = row?.[part];
        return typeof value === 'string' ? [[part, keepable(value)]] : [];
      }),
    ),
  );
  return rows
    .filter((row) => Object.values(row).some((value) => value.trim() !== ''))
    .slice(0, most);
}

/** Postgres cannot store U+0000 or lone surrogates. */
function keepable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, MAX_TYPED);
}

export function toTyped({ rounds, founders, ...facts }: ListingContent): DraftContent {
  const texts = Object.entries(facts).map(([name, value]) => [
    name,
    Array.isArray(value) ? (name === 'industries' ? value : value.join(', ')) : String(value ?? ''),
  ]);
  return {
    ...Object.fromEntries(texts),
    rounds: rounds.map(({ amount, investors, date, ...round }) => ({
      ...round,
      date: date ?? '',
      amount: amount === null ? '' : sayFact('amount', amount),
      investors: investors.join(', '),
    })),
    founders: founders.map(({ name, title, link }) => ({
      name,
      title: title ?? '',
      link: link ?? '',
    })),
  };
}

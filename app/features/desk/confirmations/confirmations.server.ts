// Asks people of startups and investors whether what is recorded is right (decision 051).

import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { DAY_MS, formatPartialDate } from '../../../base/dates.ts';
import { sayRoundAmount } from '../../../base/money.ts';
import { fieldsFor } from '../../../catalogue/field.ts';
import { RECORDS, sayFact } from '../../../catalogue/records.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { listRoundRows } from '../../../catalogue/round-rows.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { readMailLink, signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { inLanguageOf, queueMail, withdrawMails } from '../../../outbox/queue-mail.server.ts';
import { confirmationsText as text } from '../../../text/text.ts';
import { getSubject, type Subject } from '../subjects.server.ts';

export const ANSWERS = ['confirmed', 'corrected', 'declined', 'never'] as const;
export type Answer = (typeof ANSWERS)[number];

const LINK_DAYS = 60;

interface Asking {
  /** A startup or an investor. */
  subject: Subject;
  email: string;
  now: Date;
  isDryRun: boolean;
}

/** Queues the question. Nobody is asked twice in three months, or again after saying never. */
export async function askSubject(
  sql: Sql,
  site: MailSite,
  { subject, email, now, isDryRun }: Asking,
): Promise<'asked' | 'asked lately' | 'never again'> {
  return sql.transaction().execute(async (transaction) => {
    await raw`select pg_advisory_xact_lock(hashtext(lower(${email})))`.execute(transaction);
    const { rows } = await raw<{ isNever: boolean; isLate: boolean }>`
      select coalesce(bool_or(answer = 'never'), false) as "isNever",
        coalesce(max(asked_at) > ${now}::timestamptz - interval '3 months', false) as "isLate"
      from confirmations where email_hash = forgotten_hash(${email})`.execute(transaction);
    if (rows[0]?.isNever) return 'never again';
    if (rows[0]?.isLate) return 'asked lately';
    if (isDryRun) return 'asked';
    const ofStartup = subject.kind === 'startup';
    const { rows: made } = await raw<{ id: number }>`
      insert into confirmations (${raw.ref(ofStartup ? 'startup_id' : 'investor_id')}, email_hash, asked_at)
      values (${subject.id}, forgotten_hash(${email}), ${now}) returning id`.execute(transaction);
    const id = made[0]?.id ?? 0;
    const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
    const facts = await inLanguageOf(transaction, email, () => listFacts(transaction, subject));
    await queueMail(transaction, site, {
      to: email,
      template: 'confirm_facts',
      data: {
        name: subject.name,
        facts,
        token: await signMailLink(transaction, { purpose: 'confirm-facts', id, expiresAt }),
      },
      ends: { purpose: 'end-questions', id },
      dedupeKey: `confirm_facts:${id}`,
      isBulk: true,
    });
    return 'asked';
  });
}

/** Facts of the profile by field, rounds by "round:" and slug. */
interface Fact {
  key: string;
  label: string;
  value: string;
}

/** The recorded facts, as lines that its people can confirm. */
async function listFacts(sql: Sql, subject: Subject): Promise<Fact[]> {
  const known = fieldsFor(RECORDS[subject.kind], 'confirm').flatMap(([key, { label }]) => {
    const value = subject.facts[key];
    return value ? [{ key, label, value: sayFact(key, value) }] : [];
  });
  return [...known, ...(await listRounds(sql, subject))];
}

const MOST_ROUNDS = 40;

/** The newest first. */
async function listRounds(sql: Sql, { kind, id }: Subject): Promise<Fact[]> {
  const isStartup = kind === 'startup';
  const isOf = isStartup
    ? raw`f.startup_id = ${id}`
    : raw`exists (select from funding_investors fi where fi.funding_id = f.id and fi.investor_id = ${id})`;
  const { rows } = await raw<{ id: number }>`
    select f.id from fundings f where ${isOf}
    order by f.announced_on desc nulls last, f.id desc limit ${MOST_ROUNDS}`.execute(sql);
  const ids = rows.map((row) => row.id);
  const rounds = await listRoundRows(sql, ids);
  return rounds.map(({ slug, startup, round, announced_on, investors, ...amount }) => {
    const parts = [
      !isStartup && startup.name,
      round,
      announced_on && formatPartialDate(announced_on),
      sayRoundAmount(amount) ?? text.undisclosed,
      isStartup && investors.map(({ name }) => name).join(', '),
    ];
    return {
      key: `round:${slug}`,
      label: ROUND.round.label,
      value: parts.filter(Boolean).join(', '),
    };
  });
}

export interface Question {
  id: number;
  subject: Subject;
  facts: Fact[];
  /** A hash of the facts, so that only the facts that were seen are confirmed. */
  digest: string;
  answer: Answer | null;
}

/** Null for an invalid or expired link, and when the subject is gone. */
export async function readQuestion(sql: Sql, token: string, now: Date): Promise<Question | null> {
  const link = await readMailLink(sql, token, 'confirm-facts', now);
  if (!link) return null;
  const { rows } = await raw<Pick<Subject, 'kind'> & { id: number | null; answer: Answer | null }>`
    select case when startup_id is not null then 'startup' else 'investor' end as kind,
      coalesce(startup_id, investor_id) as id, answer
    from confirmations where id = ${link.id}`.execute(sql);
  const [asked] = rows;
  const subject = asked ? await getSubject(sql, asked.kind, asked.id) : null;
  if (!asked || !subject) return null;
  const facts = await listFacts(sql, subject);
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  return { id: link.id, subject, facts, digest: digest.slice(0, 22), answer: asked.answer };
}

/** The last answer counts; never stays. */
export async function answerQuestion(
  sql: Sql,
  { id, facts }: Pick<Question, 'id' | 'facts'>,
  answer: Answer,
  now: Date,
): Promise<void> {
  const confirmed = answer === 'confirmed' ? JSON.stringify(facts) : null;
  await raw`
    update confirmations set answer = ${answer}, answered_at = ${now}, facts = ${confirmed}::jsonb
    where id = ${id} and answer is distinct from 'never'`.execute(sql);
}

/** Nothing more goes to the address that was asked, whatever it is asked about. */
export async function neverAsk(sql: Sql, id: number, now: Date): Promise<void> {
  await answerQuestion(sql, { id, facts: [] }, 'never', now);
  const { rows } = await raw<{ address: string }>`
    select distinct m.to_address as address from mails m join confirmations c on c.id = ${id}
    where m.template = 'confirm_facts' and m.state = 'queued'
      and forgotten_hash(m.to_address) = c.email_hash`.execute(sql);
  for (const { address } of rows) await withdrawMails(sql, address, ['confirm_facts']);
}

export interface Confirmed {
  on: Date;
  /** Labels of facts that are still as they were confirmed, and how many rounds are. */
  labels: string[];
  rounds: number;
}

/** Null when nobody confirmed it, or all of it has changed since. */
export async function findConfirmed(
  sql: Sql,
  { kind, slug }: { kind: 'startup' | 'investor'; slug: string },
): Promise<Confirmed | null> {
  const isStartup = kind === 'startup';
  const { rows } = await raw<{ id: number; on: Date; facts: Fact[] }>`
    select one.id, c.answered_at as on, c.facts
    from ${isStartup ? raw`startups` : raw`investors`} one
      join confirmations c on ${isStartup ? raw`c.startup_id` : raw`c.investor_id`} = one.id
    where one.slug = ${slug} and c.answer = 'confirmed'
    order by c.answered_at desc limit 1`.execute(sql);
  const [last] = rows;
  const subject = last ? await getSubject(sql, kind, last.id) : null;
  if (!last || !subject) return null;
  const known = new Map((await listFacts(sql, subject)).map(({ key, value }) => [key, value]));
  const same = last.facts.filter(({ key, value }) => known.get(key) === value);
  if (same.length === 0) return null;
  const profile = same.filter(({ key }) => !key.startsWith('round:'));
  return {
    on: last.on,
    labels: profile.map(({ label }) => label),
    rounds: same.length - profile.length,
  };
}

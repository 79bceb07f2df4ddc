// Asks people of startups and investors whether what is recorded is right (decision 051).
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { readMailLink, signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { queueMail, withdrawMails } from '../../../outbox/queue-mail.server.ts';
import { type Fact, listFacts, type Subject } from './facts.server.ts';

export type Answer = 'confirmed' | 'corrected' | 'declined' | 'never';
export type Asked = 'asked' | 'asked lately' | 'never again';

const LINK_DAYS = 60;

/** Queues the question. Nobody is asked twice in three months, or again after saying never. */
export async function askSubject(
  sql: Sql,
  site: MailSite,
  {
    subject,
    email,
    now,
    isDryRun,
  }: { subject: Subject; email: string; now: Date; isDryRun: boolean },
): Promise<Asked> {
  return sql.transaction().execute(async (transaction) => {
    await raw`select pg_advisory_xact_lock(hashtext(lower(${email})))`.execute(transaction);
    const { rows } = await raw<{ isNever: boolean; isLate: boolean }>`
      select coalesce(bool_or(answer = 'never'), false) as "isNever",
        coalesce(max(asked_at) > ${now}::timestamptz - interval '3 months', false) as "isLate"
      from confirmations where email_hash = forgotten_hash(${email})`.execute(transaction);
    if (rows[0]?.isNever) return 'never again';
    if (rows[0]?.isLate) return 'asked lately';
    if (isDryRun) return 'asked';
    const id = await insertQuestion(transaction, subject, email, now);
    await queueMail(transaction, site, {
      to: email,
      template: 'confirm_facts',
      data: {
        name: subject.name,
        facts: await listFacts(transaction, subject),
        token: await signMailLink(transaction, {
          purpose: 'confirm-facts',
          id,
          expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
        }),
      },
      ends: { purpose: 'end-questions', id },
      dedupeKey: `confirm_facts:${id}`,
      isBulk: true,
    });
    return 'asked';
  });
}

async function insertQuestion(sql: Sql, { kind, id }: Subject, email: string, now: Date) {
  const { rows } = await raw<{ id: number }>`
    insert into confirmations (startup_id, investor_id, email_hash, asked_at)
    values (${kind === 'startup' ? id : null}, ${kind === 'investor' ? id : null}, forgotten_hash(${email}), ${now})
    returning id`.execute(sql);
  return rows[0]?.id ?? 0;
}

export interface Question {
  id: number;
  subject: Subject;
  facts: Fact[];
  /** Of the facts, so that what is confirmed is what was seen. */
  digest: string;
  answer: Answer | null;
}

/** Null for an invalid or expired link, and when the subject is gone. */
export async function readQuestion(sql: Sql, token: string, now: Date): Promise<Question | null> {
  const link = await readMailLink(sql, token, 'confirm-facts', now);
  if (!link) return null;
  const { rows } = await raw<Subject & { answer: Answer | null }>`
    select case when c.startup_id is not null then 'startup' else 'investor' end as kind,
      coalesce(s.id, v.id) as id, coalesce(s.slug, v.slug) as slug, coalesce(s.name, v.name) as name, c.answer
    from confirmations c left join startups s on s.id = c.startup_id left join investors v on v.id = c.investor_id
    where c.id = ${link.id} and coalesce(s.id, v.id) is not null`.execute(sql);
  if (!rows[0]) return null;
  const { answer, ...subject } = rows[0];
  const facts = await listFacts(sql, subject);
  return { id: link.id, subject, facts, digest: digestOf(facts), answer };
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
    where m.template = 'confirm_facts' and m.state = 'queued' and forgotten_hash(m.to_address) = c.email_hash`.execute(
    sql,
  );
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
  subject: Pick<Subject, 'kind' | 'slug'>,
): Promise<Confirmed | null> {
  const isStartup = subject.kind === 'startup';
  const { rows } = await raw<{ id: number; name: string; on: Date; facts: Fact[] }>`
    select one.id, one.name, c.answered_at as on, c.facts
    from ${isStartup ? raw`startups` : raw`investors`} one
      join confirmations c on ${isStartup ? raw`c.startup_id` : raw`c.investor_id`} = one.id
    where one.slug = ${subject.slug} and c.answer = 'confirmed'
    order by c.answered_at desc limit 1`.execute(sql);
  const [last] = rows;
  if (!last) return null;
  const now = await listFacts(sql, { ...subject, id: last.id, name: last.name });
  const known = new Map(now.map(({ key, value }) => [key, value]));
  const same = last.facts.filter(({ key, value }) => known.get(key) === value);
  if (same.length === 0) return null;
  const profile = same.filter(({ key }) => !key.startsWith('round:'));
  return {
    on: last.on,
    labels: profile.map(({ label }) => label),
    rounds: same.length - profile.length,
  };
}

function digestOf(facts: readonly Fact[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

// Queues mails to subscribers: a released issue once for each confirmed reader, and one mail a week
// at most to each address that asked for places, industries or investors, if something is new.

import { sql as raw } from 'kysely';
import { HOUR_MS, isoDay } from '../../../base/dates.ts';
import { currentLocale, DEFAULT_LOCALE, readLocale } from '../../../base/locale.ts';
import { foundPath } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { inLocale } from '../../../http/locale.server.ts';
import type { Issue } from '../../../outbox/issue-draft.server.ts';
import { inCurrentLanguage } from '../../../outbox/issue-draft.server.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { action, type MailBlock } from '../../../outbox/mail-content.ts';
import { endingPath } from '../../../outbox/mail-link-token.server.ts';
import { inLanguageOf, queueMail } from '../../../outbox/queue-mail.server.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { contentOf } from './issues.server.ts';
import { isOfTopic, nameTopic, type Topic, topicColumn, topicJoins } from './subscribers.server.ts';
import { listNewLines, mondayOf, section } from './write-issue.server.ts';

const BATCH = 100;
const SEND_HOUR = 6;
const MOST_ITEMS = 5;

/** In batches that a killed process leaves either whole or undone. */
export async function queueIssues(sql: Sql, site: MailSite, signal?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore && !signal?.aborted) {
    hasMore = await sql.transaction().execute((transaction) => queueBatch(transaction, site));
  }
}

/** False when nothing is left to queue. */
async function queueBatch(sql: Sql, site: MailSite): Promise<boolean> {
  const { rows } = await raw<Issue & { queued_to: number }>`
    select id, day, title, note, blocks, languages, released_at, queued_to from newsletter_issues
    where released_at is not null and queued_at is null order by id limit 1
    for update skip locked`.execute(sql);
  const [issue] = rows;
  if (!issue) return false;
  const readers = await listReaders(sql, issue);
  for (const { id, email, locale } of readers) {
    await inSubscribersLanguage(sql, { email, locale }, () => {
      const own = inCurrentLanguage(issue);
      return queueMail(sql, site, {
        to: email,
        template: 'newsletter_issue',
        data: { ...own, blocks: contentOf(own) },
        ends: { purpose: 'end-newsletter', id },
        dedupeKey: `newsletter:${issue.id}:${id}`,
        isBulk: true,
      });
    });
  }
  await raw`
    update newsletter_issues set queued_to = ${readers.at(-1)?.id ?? issue.queued_to},
      queued_at = case when ${readers.length === 0} then now() end
    where id = ${issue.id}`.execute(sql);
  return true;
}

/** An account's own language, otherwise that of the page where the address was given. */
function inSubscribersLanguage(
  sql: Sql,
  { email, locale }: { email: string; locale: string },
  make: () => Promise<void>,
): Promise<void> {
  return inLocale(readLocale(locale) ?? DEFAULT_LOCALE, () => inLanguageOf(sql, email, make));
}

/** Locked, so that a subscriber who ends it during this finds their mail queued and removes it. */
async function listReaders(sql: Sql, { released_at, queued_to }: Issue & { queued_to: number }) {
  const { rows } = await raw<{ id: number; email: string; locale: string }>`
    select id, email, locale from subscribers s
    where confirmed_at <= ${released_at} and ended_at is null and not ${isOfTopic} and id > ${queued_to}
    order by id limit ${BATCH} for share`.execute(sql);
  return rows;
}

/** Run each hour: sends from Monday 06:00 UTC, and later what an outage left. */
export async function sendTopics(sql: Sql, site: MailSite, now: Date): Promise<void> {
  const monday = mondayOf(now);
  if (now.getTime() < monday.getTime() + SEND_HOUR * HOUR_MS) return;
  const sections = new Map<string, Promise<MailBlock[]>>();
  for (;;) {
    const address = await findDueAddress(sql, monday, now);
    if (address === null) return;
    await sql.transaction().execute(async (transaction) => {
      await mailAddress(transaction, site, { address, monday, now, sections });
    });
  }
}

/** Of `subscribers s`. A mark of a clock that was ahead would hold mails back until then. */
const isDue = (monday: Date, now: Date) => raw<boolean>`
  (s.sent_until < ${monday} or s.sent_until > ${now})`;

async function findDueAddress(sql: Sql, monday: Date, now: Date): Promise<string | null> {
  const { rows } = await raw<{ address: string }>`
    select lower(email) as address from subscribers s
    where confirmed_at is not null and ended_at is null and ${isDue(monday, now)} and ${isOfTopic}
    order by id limit 1`.execute(sql);
  return rows[0]?.address ?? null;
}

interface TopicMail {
  address: string;
  monday: Date;
  now: Date;
  /** Blocks by language, topic and time, shared by all who asked for the same. */
  sections: Map<string, Promise<MailBlock[]>>;
}

interface DueTopic {
  id: number;
  email: string;
  locale: string;
  since: Date;
  topic: Topic;
}

async function mailAddress(sql: Sql, site: MailSite, mail: TopicMail) {
  const { address, monday, now } = mail;
  const { rows } = await raw<DueTopic>`
    select s.id, s.email, s.locale, s.sent_until as since, ${topicColumn} from subscribers s ${topicJoins}
    where lower(s.email) = ${address} and s.confirmed_at is not null and ${isDue(monday, now)}
      and ${isOfTopic}
    order by s.id for update of s`.execute(sql);
  const last = rows.at(-1);
  if (last) await inSubscribersLanguage(sql, last, () => mailTopics(sql, site, rows, mail));
}

async function mailTopics(
  sql: Sql,
  site: MailSite,
  rows: readonly DueTopic[],
  { monday, sections }: TopicMail,
) {
  const [first] = rows;
  if (!first) return;
  const names: string[] = [];
  const blocks: MailBlock[] = [];
  for (const { id, since, topic } of rows) {
    const key = `${currentLocale()}/${topic.type}/${topic.id}/${since.getTime()}`;
    const found = sections.get(key) ?? describeTopic(sql, topic, since, monday);
    sections.set(key, found);
    const about = await found;
    if (about.length === 0) continue;
    names.push(nameTopic(topic));
    const stop = await endingPath(sql, { purpose: 'end-newsletter', id });
    blocks.push(...about, action(text.topicStop(nameTopic(topic)), stop));
  }
  await raw`
    update subscribers set sent_until = ${monday}
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(sql);
  if (blocks.length === 0) return;
  await queueMail(sql, site, {
    to: first.email,
    template: 'topic_news',
    data: { names, blocks },
    ends: { purpose: 'end-topics', id: first.id },
    dedupeKey: `topics:${isoDay(monday)}:${first.id}`,
    isBulk: true,
  });
}

/** Empty when nothing is new. */
async function describeTopic(sql: Sql, topic: Topic, since: Date, until: Date) {
  const toTopicPage = action(text.seeTopic(nameTopic(topic)), foundPath(topic.type, topic.slug));
  const titles = { round: text.rounds, exit: text.exitsTitle, startup: text.startups };
  const blocks: MailBlock[] = [];
  for (const kind of ['round', 'exit', 'startup'] as const) {
    const found = await listNewLines(sql, kind, { since, until }, topic, MOST_ITEMS);
    blocks.push(...section(text.topicSection(nameTopic(topic), titles[kind]), found, toTopicPage));
  }
  return blocks;
}

// One mail a week at most to each address that asked for places, industries or investors, and only
// if something about them is new.
import { sql as raw } from 'kysely';
import { HOUR_MS, isoDay } from '../../../base/dates.ts';
import { foundPath } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import type { MailSite } from '../../../outbox/mail-address.server.ts';
import { action, type MailBlock, unsubscribePath } from '../../../outbox/mail-content.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { listNewExits, listNewRounds, listNewStartups } from './new-records.server.ts';
import { signEnding } from './send-issues.server.ts';
import { type Topic, topicColumn, topicJoins } from './topics.server.ts';
import { mondayOf, section } from './write-issue.server.ts';

const SEND_HOUR = 6;
const MOST_ITEMS = 5;

/** Run each hour: sends from Monday 06:00 UTC, and later what an outage left. */
export async function sendTopics(sql: Sql, site: MailSite, now: Date): Promise<void> {
  const monday = mondayOf(now);
  if (now.getTime() < monday.getTime() + SEND_HOUR * HOUR_MS) return;
  const sections = new Map<string, Promise<MailBlock[]>>();
  for (;;) {
    const address = await findDueAddress(sql, monday);
    if (address === null) return;
    await sql.transaction().execute(async (transaction) => {
      await mailAddress(transaction, site, { address, monday, sections });
    });
  }
}

async function findDueAddress(sql: Sql, monday: Date): Promise<string | null> {
  const { rows } = await raw<{ address: string }>`
    select lower(email) as address from subscribers
    where confirmed_at is not null and ended_at is null and sent_until < ${monday}
      and num_nonnulls(place_id, industry_id, investor_id) = 1
    order by id limit 1`.execute(sql);
  return rows[0]?.address ?? null;
}

interface Due {
  id: number;
  email: string;
  since: Date;
  topic: Topic;
}

interface TopicMail {
  address: string;
  monday: Date;
  /** Blocks by topic and time, shared by all who asked for the same. */
  sections: Map<string, Promise<MailBlock[]>>;
}

async function mailAddress(
  sql: Sql,
  site: MailSite,
  { address, monday, sections }: TopicMail,
): Promise<void> {
  const { rows } = await raw<Due>`
    select s.id, s.email, s.sent_until as since, ${topicColumn} from subscribers s ${topicJoins}
    where lower(s.email) = ${address} and s.confirmed_at is not null and s.sent_until < ${monday}
      and num_nonnulls(s.place_id, s.industry_id, s.investor_id) = 1
    order by s.id for update of s`.execute(sql);
  const [first] = rows;
  if (!first) return;
  const names: string[] = [];
  const blocks: MailBlock[] = [];
  for (const { id, since, topic } of rows) {
    const key = `${topic.type}/${topic.id}/${since.getTime()}`;
    const found = sections.get(key) ?? describeTopic(sql, topic, since, monday);
    sections.set(key, found);
    const about = await found;
    if (about.length === 0) continue;
    names.push(topic.name);
    const stop = unsubscribePath(await signEnding(sql, id));
    blocks.push(...about, action(text.topicStop(topic.name), stop));
  }
  await raw`
    update subscribers set sent_until = ${monday} where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
    sql,
  );
  if (blocks.length === 0) return;
  await queueMail(sql, site, {
    to: first.email,
    template: 'topic_news',
    data: {
      names,
      blocks,
      unsubscribeToken: await signMailLink(sql, { purpose: 'end-topics', id: first.id }),
    },
    dedupeKey: `topics:${isoDay(monday)}:${first.id}`,
    isBulk: true,
  });
}

/** Empty when nothing is new. */
async function describeTopic(
  sql: Sql,
  topic: Topic,
  since: Date,
  until: Date,
): Promise<MailBlock[]> {
  const period = { since, until };
  const toTopicPage = action(text.seeTopic(topic.name), foundPath(topic.type, topic.slug));
  const lists = [
    [text.rounds, await listNewRounds(sql, period, topic, MOST_ITEMS)],
    [text.exitsTitle, await listNewExits(sql, period, topic, MOST_ITEMS)],
    [text.startups, await listNewStartups(sql, period, topic, MOST_ITEMS)],
  ] as const;
  return lists.flatMap(([title, found]) =>
    section(text.topicSection(topic.name, title), found, toTopicPage),
  );
}

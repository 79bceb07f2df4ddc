// Makes the draft of an issue from the record, on Mondays
// (docs/decisions/051-newsletter-and-confirmations.md).

import { sql as raw } from 'kysely';
import { DAY_MS, formatDay, HOUR_MS, isoDay } from '../../../base/dates.ts';
import { correctionsPath, subjectPath } from '../../../base/desk-paths.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../base/locale.ts';
import { formatMoneyTable } from '../../../base/money.ts';
import { exitsPath, roundsPath, startupsPath } from '../../../base/paths.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import type { Sql } from '../../../data/database.ts';
import { inLocale } from '../../../http/locale.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { IssueLanguages } from '../../../outbox/issue-draft.server.ts';
import {
  action,
  chart,
  heading,
  list,
  type MailBlock,
  type MailItem,
  paragraph,
} from '../../../outbox/mail-content.ts';
import { correctionsText, newsletterText as text } from '../../../text/text.ts';
import { listCorrections } from '../../desk/corrections/log.server.ts';
import { listLines } from '../lines.server.ts';
import { listNew, type Period, type Subject } from '../new-records.server.ts';
import { drawChartOfWeek } from './chart-of-week.server.ts';

const [DRAFT_HOUR, RELEASE_HOUR] = [5, 7];
const [MOST_ROUNDS, MOST_EXITS, MOST_STARTUPS, MOST_CORRECTIONS] = [12, 8, 10, 8];
/** More than any week has. */
const CORRECTIONS_READ = 500;
// Older events are not news, even if they were recorded only now.
const RECENT_DAYS = 90;

/** Monday 00:00 UTC of the week. */
export function mondayOf(now: Date): Date {
  const day = new Date(`${isoDay(now)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day;
}

/** Run each hour: the draft from 05:00 on Mondays, its release from 07:00 where that is set. */
export async function writeIssue(
  sql: Sql,
  { NEWSLETTER_RELEASE }: Pick<Settings, 'NEWSLETTER_RELEASE'>,
  now: Date,
): Promise<void> {
  const monday = mondayOf(now);
  if (now.getTime() < monday.getTime() + DRAFT_HOUR * HOUR_MS) return;
  const { rows } = await raw`
    select from newsletter_issues where day = ${isoDay(monday)}`.execute(sql);
  if (rows.length === 0) {
    await sql.transaction().execute((transaction) => writeDraft(transaction, monday, now));
  }
  if (NEWSLETTER_RELEASE !== 'automatic') return;
  if (now.getTime() < monday.getTime() + RELEASE_HOUR * HOUR_MS) return;
  await raw`
    update newsletter_issues set released_at = ${now}
    where day = ${isoDay(monday)} and released_at is null and skipped_at is null`.execute(sql);
}

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Call it in a transaction: replaces older drafts, whose content then is in this one. */
export async function writeDraft(sql: Sql, monday: Date, now: Date): Promise<void> {
  await raw`
    delete from newsletter_issues where released_at is null and skipped_at is null`.execute(sql);
  // An issue of a clock that was ahead is none to begin after.
  const { rows } = await raw<{ until: Date }>`
    select until from newsletter_issues where until <= ${monday}
    order by day desc limit 1`.execute(sql);
  const since = rows[0]?.until ?? new Date(monday.getTime() - 7 * DAY_MS);
  if (since >= monday) return;
  const issue = await inLocale(DEFAULT_LOCALE, () => makeIssue(sql, monday, since));
  if (!issue) return;
  const languages: IssueLanguages = {};
  for (const locale of OTHERS) {
    const own = await inLocale(locale, () => makeIssue(sql, monday, since));
    if (own) languages[locale] = own;
  }
  await raw`
    insert into newsletter_issues (day, since, until, title, blocks, languages, written_at)
    values (${isoDay(monday)}, ${since}, ${monday}, ${issue.title},
      ${JSON.stringify(issue.blocks)}::jsonb, ${JSON.stringify(languages)}::jsonb, ${now})`.execute(
    sql,
  );
}

/** Null when nothing is new. */
async function makeIssue(sql: Sql, monday: Date, since: Date) {
  const happenedSince = new Date(monday.getTime() - RECENT_DAYS * DAY_MS);
  const period = { since, until: monday, happenedSince };
  const rounds = await listNewLines(sql, 'round', period, null, MOST_ROUNDS);
  const exits = await listNewLines(sql, 'exit', period, null, MOST_EXITS);
  const startups = await listNewLines(sql, 'startup', period, null, MOST_STARTUPS);
  const counts = {
    rounds: rounds.total,
    raised: rounds.raised === null ? null : formatMoneyTable(rounds.raised),
    exits: exits.total,
    startups: startups.total,
  };
  if (rounds.total + exits.total + startups.total === 0) return null;
  const drawn = await drawChartOfWeek(sql, monday);
  const corrections = await listNewCorrections(sql, since, monday);
  return {
    title: text.issueTitle(counts),
    blocks: [
      paragraph(text.recorded(formatDay(since), formatDay(new Date(monday.getTime() - 1)), counts)),
      ...section(text.rounds, rounds, action(text.allRounds, roundsPath())),
      ...section(text.exitsTitle, exits, action(text.allExits, exitsPath())),
      ...section(text.startups, startups, action(text.allStartups, startupsPath())),
      ...(drawn ? [heading(text.chartTitle), chart(drawn.finding, drawn.chart)] : []),
      ...section(text.corrections, corrections, action(text.allCorrections, correctionsPath())),
      paragraph(text.end),
    ],
  };
}

interface Found {
  items: MailItem[];
  total: number;
}

/** Nothing where nothing is new; a link to all where the list has only some. */
export function section(title: string, { items, total }: Found, toAll: MailBlock): MailBlock[] {
  if (items.length === 0) return [];
  const more = total - items.length;
  const rest = more > 0 ? [paragraph(text.more(more)), toAll] : [];
  return [heading(title), list(items), ...rest];
}

/** The first `most` new records, of all subjects if none is given. */
export async function listNewLines(
  sql: Sql,
  kind: 'round' | 'exit' | 'startup',
  period: Period,
  subject: Subject | null,
  most: number,
) {
  const { ids, total, raised } = await listNew(sql, kind, period, subject, most);
  const lines = await listLines[kind](sql, ids, 'newsletter');
  return { items: lines.map(shorten), total, raised };
}

/** Corrections and undone corrections, newest first. */
async function listNewCorrections(sql: Sql, since: Date, until: Date): Promise<Found> {
  const all = await listCorrections(sql, CORRECTIONS_READ);
  const decided = all.filter(({ decided_at }) => {
    const at = new Date(decided_at);
    return at >= since && at < until;
  });
  const items = decided.slice(0, MOST_CORRECTIONS).map(({ kind, slug, subject, field, ...row }) =>
    shorten({
      title: correctionsText.entryTitle(subject, factLabel(field)),
      path: subjectPath(kind, slug) ?? correctionsPath(),
      note: correctionsText.entryWords(sayFact(field, row.before), sayFact(field, row.after)),
    }),
  );
  return { items, total: decided.length };
}

const LONGEST = 160;

function shorten({ title, note = '', path }: MailItem): MailItem {
  const cut = (line: string) =>
    line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
  return { title: cut(title), note: cut(note), path };
}

// The line of each thing that a message lists: in a notification, an alert (also its feed, notice
// and webhook) or an issue of the newsletter. The words are in app/text/en/messages.ts and
// newsletter.ts, the mail around the lines is in app/outbox/templates/messages.ts.

import { type RawBuilder, sql as raw } from 'kysely';
import { formatPartialDate, type PartialDate } from '../../base/dates.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { fundingPath, investorPath, startupPath } from '../../base/paths.ts';
import { EXIT_KINDS } from '../../catalogue/exit-contract.ts';
import { listRoundRows } from '../../catalogue/round-rows.server.ts';
import type { Sql } from '../../data/database.ts';
import { partialDateOf } from '../../data/partial-date-of.ts';
import { listFound, listInvestorRows } from '../../find/found-rows.server.ts';
import { sayName } from '../../text/say-name.ts';
import {
  alertsText,
  exitsText,
  fundingsText,
  investorsText,
  newsletterText,
  notificationsText,
} from '../../text/text.ts';
import { listExitsOf } from '../exits/queries.server.ts';

/** A MailItem and its source. */
export interface Line {
  id: number;
  title: string;
  note: string;
  path: string;
  /** As the API has it. */
  record: object;
}

type Place = 'notification' | 'alert' | 'newsletter';

interface Said {
  title: string;
  path: string;
  /** Unknown values are left out. */
  notes: ReadonlyArray<string | number | null>;
}

/** Lines of the rows in `table` that still exist, in the order of the ids. */
function lines<Row extends object>(
  table: RawBuilder<unknown>,
  read: (sql: Sql, ids: readonly number[]) => Promise<Row[]>,
  say: (row: Row, place: Place) => Said,
) {
  return async (sql: Sql, ids: readonly number[], place: Place): Promise<Line[]> => {
    const { rows: present } = await raw<{ id: number }>`
      select wanted.id from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
        join ${table} t on t.id = wanted.id order by wanted.place`.execute(sql);
    const records = await read(
      sql,
      present.map(({ id }) => id),
    );
    return records.map((record, at) => {
      const { title, path, notes } = say(record, place);
      return {
        id: present[at]?.id ?? 0,
        title,
        path,
        note: notes.filter(Boolean).join(' · '),
        record,
      };
    });
  };
}

export const listLines = {
  round: lines(raw`fundings`, listRoundRows, (round, place) => {
    const { startup, announced_on, investors } = round;
    const day = announced_on && formatPartialDate(announced_on);
    const announced = day ? notificationsText.announced(day) : notificationsText.announcedUnknown;
    const notes = {
      notification: [announced],
      alert: [announced, sayName(startup.country), investors.map(({ label }) => label).join(', ')],
      newsletter: [
        sayName(startup.country),
        day && newsletterText.announced(day),
        newsletterText.investors(
          firstNames(investors.filter(({ is_lead }) => is_lead)),
          firstNames(investors.filter(({ is_lead }) => !is_lead)),
        ),
      ],
    };
    const title = fundingsText.raised(startup.name, round);
    return { title, path: fundingPath(round.slug), notes: notes[place] };
  }),

  startup: lines(
    raw`(select startup_id as id from found_startups)`,
    listFound,
    ({ name, slug, tagline, country }, place) => {
      const notes = {
        notification: [tagline],
        alert: [tagline, sayName(country)],
        newsletter: [sayName(country), tagline],
      };
      return { title: name, path: startupPath(slug), notes: notes[place] };
    },
  ),

  investor: lines(
    raw`investors`,
    listInvestorRows,
    ({ name, slug, type, country, deals_count }) => ({
      title: name,
      path: investorPath(slug),
      notes: [type && sayName(type), country && sayName(country), investorsText.deals(deals_count)],
    }),
  ),

  exit: lines(
    raw`(select id from startup_events where kind = any(${[...EXIT_KINDS]}::text[]))`,
    readExits,
    ({ startup, kind, counterparty, date, country, amount }, place) => {
      const day = date && formatPartialDate(date);
      const path = startupPath(startup.slug);
      if (place === 'newsletter') {
        const title = newsletterText.exits[kind](startup.name, counterparty);
        const price = amount && newsletterText.price(formatMoneyTable(amount));
        return { title, path, notes: [sayName(country), day, price] };
      }
      const title = alertsText.exitTitle(startup.name, exitsText.kinds[kind], counterparty);
      return { title, path, notes: [day, sayName(country)] };
    },
  ),

  news: lines(raw`news`, readNews, ({ title, publisher, date, startup, slug }) => ({
    title,
    path: startupPath(slug, 'news-activities'),
    notes: [notificationsText.published(publisher, formatPartialDate(date), startup)],
  })),

  status: lines(raw`status_changes`, readStatusChanges, ({ startup, slug, before, after }) => ({
    title: notificationsText.statusIs(startup, after && sayName(after)),
    path: startupPath(slug),
    notes: [before && notificationsText.statusWas(sayName(before))],
  })),
};

const MOST_INVESTORS = 3;
const firstNames = (investors: ReadonlyArray<{ name: string }>) =>
  investors.slice(0, MOST_INVESTORS).map(({ name }) => name);

async function readExits(sql: Sql, ids: readonly number[]) {
  const exits = new Map((await listExitsOf(sql, ids)).map(({ id, ...exit }) => [id, exit]));
  return ids.flatMap((id) => exits.get(id) ?? []);
}

async function readNews(sql: Sql, ids: readonly number[]) {
  const { rows } = await raw<{
    title: string;
    publisher: string;
    date: PartialDate;
    startup: string;
    slug: string;
  }>`
    select n.title, n.publisher, ${partialDateOf('n.published')} as date, about.name as startup,
      about.slug
    from news n join lateral (
      select s.name, s.slug from news_startups ns join startups s on s.id = ns.startup_id
      where ns.news_id = n.id order by s.name limit 1) about on true
    where n.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], n.id)`.execute(sql);
  return rows;
}

async function readStatusChanges(sql: Sql, ids: readonly number[]) {
  const { rows } = await raw<{
    startup: string;
    slug: string;
    before: string | null;
    after: string | null;
  }>`
    select s.name as startup, s.slug, e.old_value as before, e.new_value as after
    from status_changes e join startups s on s.id = e.startup_id
    where e.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], e.id)`.execute(sql);
  return rows;
}

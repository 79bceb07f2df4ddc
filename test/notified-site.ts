import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readSettings } from '../app/http/settings.ts';
import { openTestSite, type TestSite } from './site.ts';

interface Person {
  notifications?: Record<string, unknown>;
  timezone?: string;
  isVerified?: boolean;
}

type Followed = 'startup_id' | 'investor_id' | 'industry_id' | 'place_id';

export function useNotifiedSite() {
  const settings = readSettings({ SITE_URL: 'https://griot.example' });
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const table of [
      'users',
      'mails',
      'news',
      'fundings',
      'status_changes',
      'subscribers',
      'site_news',
    ]) {
      await raw`delete from ${raw.table(table)}`.execute(site.sql);
    }
  });

  let people = 0;
  async function makePerson({ notifications = {}, timezone = 'UTC', isVerified = true }: Person) {
    const email = `person${++people}@example.org`;
    const { rows } = await raw<{ id: number }>`
    insert into users (email, name, notifications, timezone, email_verified_at)
    values (${email}, ${`Person ${people}`}, ${JSON.stringify(notifications)}::jsonb, ${timezone},
      ${isVerified ? new Date() : null}) returning id`.execute(site.sql);
    return { id: rows[0]?.id ?? 0, email };
  }
  const follow = (userId: number, what: Followed, id: number) =>
    raw`insert into follows (user_id, ${raw.ref(what)}, created_at)
      values (${userId}, ${id}, now() - interval '5 days')`.execute(site.sql);

  async function makeNews(startupId: number, title = 'A headline') {
    const { rows } = await raw<{ id: number }>`
    insert into news (title, publisher, url, published_on)
    values (${title}, 'The Daily', ${`https://daily.example/${Math.random()}`}, '2026-11-01')
    returning id`.execute(site.sql);
    await raw`insert into news_startups (news_id, startup_id) values (${rows[0]?.id}, ${startupId})`.execute(
      site.sql,
    );
  }

  const mails = () => site.sql.selectFrom('mails').selectAll().orderBy('id').execute();
  const at = (hour: number, day = 0) => {
    const date = new Date();
    date.setUTCDate(date.getUTCDate() + day);
    date.setUTCHours(hour, 0, 0, 0);
    return date;
  };
  /** A day when no week begins, and the Monday after. */
  const nextWeekday = (weekday: number) => {
    const date = at(8);
    while (date.getUTCDay() !== weekday) date.setUTCDate(date.getUTCDate() + 1);
    return date;
  };

  return {
    settings,
    makePerson,
    follow,
    makeNews,
    mails,
    at,
    nextWeekday,
    get site() {
      return site;
    },
  };
}

import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { appoint } from '../../../../test/moderator.ts';
import { childrenOf, parseXml, textOf } from '../../../../test/parse-xml.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { inLocale } from '../../../http/locale.server.ts';
import { readSettings } from '../../../http/settings.ts';
import { drawChartOfWeek } from './chart-of-week.server.ts';
import { mondayOf, writeIssue } from './write-issue.server.ts';

const settings = readSettings({ SITE_URL: 'https://griot.example' });
const automatic = { NEWSLETTER_RELEASE: 'automatic' } as const;
const MONDAY = new Date('2026-11-23T00:00:00Z');
const at = (hour: number, day = 0) => new Date(MONDAY.getTime() + (day * 24 + hour) * 3_600_000);
const RECORDED = '2026-11-18T10:00:00Z';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
  site.setNow(at(8));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['newsletter_issues', 'mails', 'subscribers', 'startups', 'investors']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

const issues = () => site.sql.selectFrom('newsletter_issues').selectAll().orderBy('day').execute();

/** A startup of last week with a round, and one that was acquired. */
async function recordWeek() {
  const investor = await makeInvestor(site.sql, { name: 'Baobab Capital' });
  const kora = await makeStartup(site.sql, {
    name: 'Kora & Söhne',
    tagline: 'Pays <everybody>',
    created_at: new Date(RECORDED),
  });
  await makeFunding(site.sql, {
    startup_id: kora.id,
    amount_usd: 4_000_000,
    announced_on: '2026-11-17',
    announced_precision: 'day',
    created_at: new Date(RECORDED),
    investors: [{ ...investor, lead: true }],
  });
  const old = await makeStartup(site.sql, { name: 'Tabla', created_at: new Date('2025-01-01') });
  await site.sql
    .insertInto('startup_events')
    .values({
      startup_id: old.id,
      kind: 'acquired',
      counterparty: 'Mbira',
      amount_usd: 9_000_000,
      happened_on: '2026-11-02',
      happened_precision: 'day',
      created_at: new Date(RECORDED),
    })
    .execute();
  return { kora, old };
}

async function moderator() {
  const member = await site.member();
  await appoint(site.sql, member);
  return member;
}

describe('a draft of the record', () => {
  test('is made on Monday at 05:00 UTC, once, and of the week before only', async () => {
    await recordWeek();
    const late = await makeStartup(site.sql, { name: 'Late', created_at: at(1) });
    await makeFunding(site.sql, { startup_id: late.id, created_at: new Date(RECORDED) });
    await writeIssue(site.sql, settings, at(4));
    expect(await issues()).toEqual([]);
    await writeIssue(site.sql, settings, at(5));
    const [first] = await issues();
    await writeIssue(site.sql, settings, at(6, 3));
    expect(await issues()).toEqual([first]);
    expect(first).toMatchObject({
      day: '2026-11-23',
      title: '1 round with $4.0M disclosed, 1 exit or closure and 1 new startup',
      released_at: null,
    });
    expect(JSON.stringify(first?.blocks)).not.toContain('Late');
    expect(mondayOf(new Date('2026-11-29T23:59:59Z'))).toEqual(MONDAY);
  });

  test('is made by nobody when nothing is new; what was not sent is in the next', async () => {
    await writeIssue(site.sql, settings, at(5));
    expect(await issues()).toEqual([]);
    await recordWeek();
    await writeIssue(site.sql, settings, at(5));
    expect((await site.request('/newsletter/2026-11-23')).status).toBe(404);
    await makeStartup(site.sql, { name: 'Ngoma', created_at: at(9, 2) });
    await raw`update newsletter_issues set released_at = null`.execute(site.sql);
    await writeIssue(site.sql, automatic, at(7, 7));
    const [only, ...others] = await issues();
    expect(others).toEqual([]);
    expect(only?.day).toBe('2026-11-30');
    await makeStartup(site.sql, { name: 'Balafon', created_at: at(9, 8) });
    await writeIssue(site.sql, automatic, at(7, 14));
    const [, next] = await issues();
    expect(next).toMatchObject({ day: '2026-12-07', title: '1 new startup', since: at(0, 7) });
    expect(next?.released_at).toEqual(at(7, 14));
  });
});

test('a clock that was a year ahead does not end the newsletter for a year', async () => {
  await recordWeek();
  await writeIssue(site.sql, automatic, at(7));
  await makeStartup(site.sql, { name: 'Balafon', created_at: at(9, 1) });
  await writeIssue(site.sql, automatic, at(7, 364));
  await writeIssue(site.sql, automatic, at(7, 7));
  expect((await issues()).map(({ day }) => day)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2027-11-22',
  ]);
});

test('an issue lists what was corrected since the last', async () => {
  const { kora } = await recordWeek();
  for (const decided of [RECORDED, '2026-11-09T10:00:00Z']) {
    await raw`
      insert into corrections (kind, entity_id, subject, field, before, after, source_url,
        received_at, decided_at)
      values ('startup', ${kora.id}, ${`Kora ${decided}`}, 'year_founded', '2019', '2020',
        'https://news.example/kora', ${decided}::timestamptz, ${decided}::timestamptz)`.execute(
      site.sql,
    );
  }
  await writeIssue(site.sql, settings, at(5));
  const listed = JSON.stringify((await issues())[0]?.blocks);
  expect(listed).toContain(`"title":"Kora ${RECORDED}: Founded"`);
  expect(listed).toContain(`"path":"/startup/${kora.slug}"`);
  expect(listed).toContain('Said before: 2019. Says now: 2020.');
  expect(listed).not.toContain('Kora 2026-11-09');
});

describe('the chart of the week', () => {
  test('each of the four says its finding; of too few rounds there is none', async () => {
    expect(await drawChartOfWeek(site.sql, MONDAY)).toBeNull();
    const countries = [
      await makeCountry(site.sql),
      await makeCountry(site.sql, 'ghana', 'Ghana', 'GH'),
      await makeCountry(site.sql, 'egypt', 'Egypt', 'EG'),
    ];
    const investors = [];
    for (const name of ['Oud', 'Riq', 'Ney'])
      investors.push(await makeInvestor(site.sql, { name }));
    for (let nth = 0; nth < 12; nth++) {
      const startup = await makeStartup(site.sql, {
        country_id: countries[nth % 3],
        industries: [['pay', 'farm', 'care'][nth % 3] ?? ''],
      });
      await makeFunding(site.sql, {
        startup_id: startup.id,
        amount_usd: (nth + 1) * 1_000_000,
        announced_on: `2026-${String((nth % 10) + 1).padStart(2, '0')}-05`,
        investors: investors.slice(0, (nth % 3) + 1),
      });
    }
    const found = new Map<string, string>();
    for (let week = 0; week < 4; week++) {
      const drawn = await drawChartOfWeek(site.sql, at(0, 7 * week - 21));
      found.set(drawn?.chart.title ?? '', drawn?.finding ?? '');
    }
    expect([...found.values()].sort()).toEqual([
      'Oud joined 12 rounds in the last twelve full months, more than any other investor.',
      'Startups disclosed $10.0M in October 2026; 2 months of the last 10 saw more.',
      'Startups in Egypt disclosed $30.0M in the last twelve full months, 38% of all.',
      'care took in $30.0M in the last twelve full months, 38% of what was disclosed.',
    ]);
    const inFrench: string[] = [];
    for (let week = 0; week < 4; week++) {
      const draw = () => drawChartOfWeek(site.sql, at(0, 7 * week - 21));
      inFrench.push(JSON.stringify(await inLocale('fr', draw)));
    }
    expect(inFrench.join('\n')).toMatch(/en octobre 2026(?:.|\n)*basées en Égypte/);
    expect(inFrench.join('\n')).not.toMatch(/Egypt|October/);
  });
});

describe('a moderator', () => {
  const draftId = async () => (await issues())[0]?.id ?? 0;

  test('previews, writes a message, tries it, and releases it; the log says so', async () => {
    await recordWeek();
    await writeIssue(site.sql, settings, at(5));
    const member = await moderator();
    expect((await site.request('/moderation/newsletter')).status).toBe(303);
    const press = (fields: Record<string, string>) => member.form('/moderation/newsletter', fields);
    const draft = String(await draftId());
    expect((await press({ draft, do: 'save', note: 'x'.repeat(1_001) })).status).toBe(422);
    expect((await press({ draft, do: 'save', note: 'Hello.\r\n\r\nAgain.' })).status).toBe(303);
    expect((await press({ draft, do: 'remake' })).status).toBe(303);
    const anew = String(await draftId());
    const html = await member.page('/moderation/newsletter');
    expect(html).toContain('Kora &amp; Söhne raised $4.0M in a Seed round');
    expect(html).toContain('Hello.');
    expect((await press({ draft: anew, do: 'test' })).headers.get('location')).toContain(
      'tested=1',
    );
    const mails = await site.sql.selectFrom('mails').selectAll().execute();
    expect(mails.find(({ template }) => template === 'newsletter_issue')).toMatchObject({
      to_address: member.email,
      is_bulk: false,
    });
    expect((await press({ draft: anew, do: 'else' })).status).toBe(400);
    expect((await press({ draft: anew, do: 'release' })).status).toBe(303);
    const late = await press({ draft: anew, do: 'skip' });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('not waiting')]);
    expect(await member.page('/moderation/log')).toContain('released the newsletter of');
    expect(await member.page('/moderation/newsletter')).toContain('Being sent');
    expect(await member.page('/newsletter')).toContain('/newsletter/2026-11-23');
  });

  test('sends the message as it stands in the form, though nobody pressed save', async () => {
    await recordWeek();
    await writeIssue(site.sql, settings, at(5));
    const member = await moderator();
    const press = async (fields: Record<string, string>) => {
      const draft = String(await draftId());
      return member.form('/moderation/newsletter', { draft, ...fields });
    };
    await press({ do: 'test', note: 'Tried.' });
    const mails = await site.sql.selectFrom('mails').selectAll().execute();
    expect(mails.find(({ template }) => template === 'newsletter_issue')?.text).toContain('Tried.');
    expect((await press({ do: 'remake', note: 'Made anew.' })).status).toBe(303);
    expect((await issues())[0]?.note).toBe('Made anew.');
    expect((await press({ do: 'release', note: 'x'.repeat(1_001) })).status).toBe(422);
    await press({ do: 'release', note: 'Sorry for last week.' });
    expect(await site.page('/newsletter/2026-11-23')).toContain('Sorry for last week.');
  });

  test('leaves a week out, which the next issue does not repeat', async () => {
    await recordWeek();
    await writeIssue(site.sql, automatic, at(5));
    const member = await moderator();
    await member.form('/moderation/newsletter', { draft: String(await draftId()), do: 'skip' });
    await writeIssue(site.sql, automatic, at(8));
    expect((await issues())[0]).toMatchObject({ released_at: null });
    await writeIssue(site.sql, automatic, at(8, 7));
    expect(await issues()).toHaveLength(1);
    expect(await member.page('/moderation/newsletter')).toContain('Left out');
  });

  test('only a moderator', async () => {
    const member = await site.member();
    expect((await member.request('/moderation/newsletter')).status).toBe(404);
    expect((await member.form('/moderation/newsletter', { do: 'release' })).status).toBe(404);
  });
});

describe('the archive', () => {
  test('has pages and a feed of released issues only', async () => {
    const empty = await site.page('/newsletter');
    expect(empty).toContain('No issue yet');
    await recordWeek();
    await writeIssue(site.sql, automatic, at(7));
    const page = await site.page('/newsletter/2026-11-23');
    expect(page).toContain('Tabla was acquired by Mbira');
    expect(page).toContain('href="/feeds/newsletter.atom"');
    for (const path of ['2026-11-16', '2026-02-31', 'x', '2026-11-23T00']) {
      expect((await site.request(`/newsletter/${path}`)).status).toBe(404);
    }
    const feed = parseXml(await (await site.request('/feeds/newsletter.atom')).text());
    const [entry] = childrenOf(feed, 'entry');
    expect(entry && textOf(entry, 'id')).toBe('tag:griot.example,2026:issue/2026-11-23');
  });
});

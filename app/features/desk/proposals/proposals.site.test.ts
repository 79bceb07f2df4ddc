// From a feed to the record: what articles announce, one proposal for each event, and its decision.
import { sql as raw } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { appoint } from '../../../../test/moderator.ts';
import { NOW, useNewsFeeds } from '../../../../test/news-feeds.ts';
import { proposalsText as text } from '../../../text/text.ts';

const kit = useNewsFeeds();
const { feed, read } = kit;

let moderator: Member;
beforeAll(async () => {
  moderator = await kit.site.member({ name: 'Nia Moderator' });
  await appoint(kit.site.sql, moderator);
});
beforeEach(async () => {
  kit.site.setNow(NOW);
  for (const table of ['proposals', 'startup_events', 'fundings'])
    await raw`delete from ${raw.table(table)}`.execute(kit.site.sql);
  await raw`delete from startups where slug not in ('flutterwave', 'kuda', 'invented')`.execute(
    kit.site.sql,
  );
});

interface Item {
  title: string;
  link: string;
  summary?: string;
  day?: string;
}

const items = (...all: Item[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${all
    .map(
      ({ title, link, summary = '', day = '31 Oct 2026' }) =>
        `<item><title><![CDATA[${title}]]></title><link>${link}</link><description><![CDATA[${summary}]]></description><pubDate>Sat, ${day} 08:00:00 GMT</pubDate></item>`,
    )
    .join('')}</channel></rss>`;

async function listProposals() {
  const { rows } = await raw<{
    uuid: string;
    name: string;
    state: string;
    happening: string;
    version: number;
    content: Record<string, unknown>;
    startup: string | null;
    urls: string[];
  }>`
    select p.uuid, p.name, p.state, p.happening, p.version, p.content, s.slug as startup,
      array(select url from proposal_articles a where a.proposal_id = p.id order by url) as urls
    from proposals p left join startups s on s.id = p.startup_id order by p.id`.execute(
    kit.site.sql,
  );
  return rows;
}

const RAISE: Item = {
  title: 'Kuda raises $20M Series A led by Lagoon Ventures',
  link: 'https://one.test/kuda',
  summary: 'Nigerian fintech Kuda has raised $20 million. Baobab Capital also participated.',
};

const decideAll =
  (action: string, reason = '') =>
  async () => {
    const [first] = await listProposals();
    return moderator.form('/moderation', {
      action,
      reason,
      'chosen[]': `proposal ${first?.uuid} ${first?.version}`,
    });
  };
const accept = decideAll('approve');

const rounds = async (slug: string) => (await kit.site.api(`/startup/${slug}/fundings`)).data;

describe('articles', () => {
  test('of one event from several outlets are one proposal; other news is none', async () => {
    await read([
      feed('one', items(RAISE, { title: 'Kuda launches a card', link: 'https://one.test/card' })),
      feed(
        'two',
        items({
          title: 'La fintech nigériane Kuda lève 20,5 millions de dollars',
          link: 'https://two.test/kuda',
        }),
      ),
      feed(
        'three',
        items({ title: 'Lagoon Ventures closes $100M fund', link: 'https://three.test/f' }),
      ),
    ]);
    expect(await listProposals()).toMatchObject([
      {
        name: 'Kuda',
        startup: 'kuda',
        state: 'pending',
        happening: 'round',
        urls: ['https://one.test/kuda', 'https://two.test/kuda'],
      },
    ]);
    expect(await rounds('kuda')).toEqual([]);
  });

  test('that were read are not proposed again, whatever was decided', async () => {
    await read([feed('one', items(RAISE))]);
    await decideAll('reject', 'It is an old round.')();
    await read([feed('again', items(RAISE))]);
    await read([feed('two', items({ ...RAISE, link: 'https://two.test/kuda' }))]);
    expect(await listProposals()).toMatchObject([{ state: 'declined' }]);
    expect(await rounds('kuda')).toEqual([]);
  });

  test('fictional startups are never what an article is about', async () => {
    await read([
      feed('one', items({ title: 'Inventopia raises $5M', link: 'https://one.test/i' })),
    ]);
    expect(await listProposals()).toMatchObject([{ name: 'Inventopia', startup: null }]);
  });
});

describe('the queue', () => {
  test('shows each part with its words, and one key accepts it', async () => {
    await read([feed('one', items(RAISE))]);
    const html = await moderator.page('/moderation');
    for (const words of [
      'Kuda raised money: Series A, $20.0M',
      'led by Lagoon Ventures',
      'one.test',
    ])
      expect(html).toContain(words);
    expect((await accept()).status).toBe(303);
    expect(await rounds('kuda')).toMatchObject([
      {
        round: 'Series A',
        amount: 20_000_000,
        date: '2026-10-31',
        source_url: 'https://one.test/kuda',
        investors: [
          { name: 'Lagoon Ventures', is_lead: true },
          { name: 'Baobab Capital', is_lead: false },
        ],
      },
    ]);
    expect(await moderator.page('/moderation/log')).toContain('Kuda');
    expect(await listProposals()).toMatchObject([{ state: 'accepted' }]);
  });

  test('a further article since it was seen asks to look again', async () => {
    await read([feed('one', items(RAISE))]);
    const [seen] = await listProposals();
    await read([feed('two', items({ ...RAISE, link: 'https://two.test/kuda' }))]);
    const answer = await moderator.form('/moderation', {
      action: 'approve',
      'chosen[]': `proposal ${seen?.uuid} ${seen?.version}`,
    });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(text.hasChanged);
    expect(await rounds('kuda')).toEqual([]);
  });

  test('a round that the record has gets the article as a further source', async () => {
    await read([feed('one', items(RAISE))]);
    await accept();
    await raw`delete from proposals`.execute(kit.site.sql);
    await read([feed('two', items({ ...RAISE, link: 'https://two.test/kuda' }))]);
    expect(await moderator.page('/moderation')).toContain(text.sameRound);
    await accept();
    const { rows } = await raw<{ url: string }>`
      select x.url from funding_reports r join sources x on x.id = r.source_id order by x.url`.execute(
      kit.site.sql,
    );
    expect(rows.map(({ url }) => url)).toEqual(['https://one.test/kuda', 'https://two.test/kuda']);
    expect(await rounds('kuda')).toHaveLength(1);
    // Read once more, under an address spelled otherwise, it is known with its source.
    await raw`delete from proposals`.execute(kit.site.sql);
    await read([feed('third', items({ ...RAISE, link: 'https://www.two.test/kuda/' }))]);
    expect(await listProposals()).toMatchObject([{ state: 'known' }]);
  });

  test('an exit becomes an event, with status and the other side', async () => {
    const title = 'Moneta Group acquires Nigerian fintech Kuda in $30M deal';
    await read([feed('one', items({ title, link: 'https://one.test/exit' }))]);
    expect((await accept()).status).toBe(303);
    const startup = (await kit.site.api('/startup/kuda')).data;
    expect(startup.status).toBe('acquired');
    const { rows } = await raw`
      select kind, counterparty, amount_usd::int as paid, happened_on::text as day from startup_events`.execute(
      kit.site.sql,
    );
    expect(rows).toEqual([
      { kind: 'acquired', counterparty: 'Moneta Group', paid: 30_000_000, day: '2026-10-31' },
    ]);
  });
});

describe('the form of a proposal', () => {
  const NEW: Item = {
    title: 'Palmgrid raises $5M seed round',
    link: 'https://one.test/palmgrid',
  };
  const open = async () => {
    const [one] = await listProposals();
    const path = `/moderation/news/${one?.uuid}`;
    return { path, html: await moderator.page(path), version: String(one?.version) };
  };

  test('a new startup needs its country; edits are what is listed', async () => {
    await read([feed('one', items(NEW))]);
    const refused = await accept();
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(text.needsCountry);
    const { path, version, html } = await open();
    expect(html).toContain('Palmgrid');
    const fields = {
      ...{ action: 'approve', version, happening: 'round', name: 'Palmgrid Energy', startup: '' },
      ...{ country: 'Kenya', kind: 'Seed', amount: 'KES 650m', announced_on: '2026-10' },
      ...{ investors: 'Acme Ventures (lead)\nBaobab Fund', counterparty: '' },
    };
    expect((await moderator.form(path, fields)).status).toBe(303);
    const { data } = await kit.site.api('/startup/palmgrid-energy');
    expect(data).toMatchObject({ name: 'Palmgrid Energy', country: 'Kenya' });
    expect(await rounds('palmgrid-energy')).toMatchObject([
      { round: 'Seed', date: '2026-10', precision: 'month', investors: [{ is_lead: true }, {}] },
    ]);
  });

  test('names are listed without characters that the database does not take', async () => {
    await read([feed('one', items(NEW))]);
    const { path, version } = await open();
    const fields = {
      ...{
        action: 'approve',
        version,
        happening: 'round',
        name: 'Palm\u0000grid\u202e',
        startup: '',
      },
      ...{ country: 'Kenya', kind: 'Seed', amount: '', announced_on: '2026-10' },
      ...{ investors: 'Acme\u0000 Ventures', counterparty: 'Ba\u0000obab' },
    };
    expect((await moderator.form(path, { ...fields, name: '\u0000' })).status).toBe(422);
    expect((await moderator.form(path, fields)).status).toBe(303);
    expect(await listProposals()).toMatchObject([{ name: 'Palm grid', state: 'accepted' }]);
  });

  test('says what is wrong where, and changes nothing', async () => {
    await read([feed('one', items(NEW))]);
    const { path, version } = await open();
    const answer = await moderator.form(path, {
      ...{ action: 'approve', version, happening: 'round', name: 'Palmgrid', startup: '' },
      ...{ country: 'Atlantis', kind: '', amount: 'lots', announced_on: 'soon', investors: '' },
      counterparty: '',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const words of [text.wrong.country, text.wrong.date]) expect(html).toContain(words);
    expect(await listProposals()).toMatchObject([{ state: 'pending' }]);
  });

  test('is for moderators', async () => {
    await read([feed('one', items(NEW))]);
    const { path } = await open();
    const stranger = await kit.site.member({ name: 'Sena Sender' });
    for (const one of [path, '/moderation/news', '/moderation/upkeep'])
      expect((await stranger.request(one)).status).toBe(404);
  });
});

describe('pages of the desk', () => {
  test('what came in this week, what was decided, what waits longest, and silent feeds', async () => {
    await read([
      feed('one', items(RAISE)),
      feed('gone', (_request, response) => {
        response.statusCode = 500;
        response.end();
      }),
    ]);
    const html = await moderator.page('/moderation/news');
    for (const words of [text.counts(1, 1, 0), 'Kuda raised money', 'answers 500', '/gone'])
      expect(html).toContain(words);
    await accept();
    expect(await moderator.page('/moderation/news')).toContain(text.counts(1, 0, 1));
  });

  test('no feed that answers is said to be a closed network', async () => {
    await read([feed('gone', (_request, response) => void response.destroy())]);
    expect(await moderator.page('/moderation/news')).toContain(text.feedsClosed);
  });

  test('the calendar has statuses not seen for a year and sites that do not answer', async () => {
    const { sql } = kit.site;
    const { id: old } = await makeStartup(sql, {
      slug: 'old-one',
      name: 'Old One',
      status: 'active',
    });
    const { id: silent } = await makeStartup(sql, { slug: 'silent-one', name: 'Silent One' });
    await raw`insert into technology_scans (startup_id, next_scan_at, scanned_at, outcome)
      values (${silent}, ${NOW}, ${NOW}, 'status 404')`.execute(sql);
    await raw`insert into page_reads (kind, entity_id, month, reads) values ('startup', ${old}, '2026-11-01', 41)`.execute(
      sql,
    );
    const html = await moderator.page('/moderation/upkeep');
    for (const words of ['Old One', '41', 'Silent One', 'answers 404'])
      expect(html).toContain(words);
  });
});

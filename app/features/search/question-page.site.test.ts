import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { questionsText as text } from '../../text/text.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const main = async (path: string) => {
  const html = await site.page(path);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};
const ask = (q: string) => main(`/search?q=${encodeURIComponent(q)}`);
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('a question on the search page', () => {
  test('shows how it was read; each part can be removed', async () => {
    const html = await ask('Kenyan fintechs that raised over $5M in 2022');
    for (const part of ['Country: Kenya', 'Industry: FinTech', 'A round: over $5.0M']) {
      expect(html).toContain(part);
    }
    const removals = links(html).filter(
      (href) => href.startsWith('/search?') && href.includes('returns=startups&f'),
    );
    expect(removals).toHaveLength(4);
    const withoutCountry = await main(removals[0] ?? '');
    expect(withoutCountry).not.toContain('Country: Kenya');
    expect(withoutCountry).toContain('A round: over $5.0M');
    expect(withoutCountry).toContain('value="fintechs that raised over $5M in 2022"');
  });

  test.each([
    'how much of 2024 do you hold',
    'quelle part de 2024 couvrez-vous',
    'que parte de 2024 cobrem',
    'mna taarifa kiasi gani za 2024',
    'ما مدى تغطيتكم لعام 2024',
  ])('%s: leads to what the record covers', async (q) => {
    const html = await ask(q);
    expect(links(html)).toContain('/methodology');
    expect(html).toContain('Announced: 2024');
  });

  test.each([
    'compare Moniepoint, Paga and OPay',
    'comparer Moniepoint, Paga et OPay',
    'comparar Moniepoint, Paga e OPay',
    'linganisha Moniepoint, Paga na OPay',
    'قارن Moniepoint و Paga و OPay',
  ])('%s: leads to them side by side', async (q) => {
    const html = await ask(q);
    expect(links(html)).toContain('/compare?startups=moniepoint,paga,opay');
    expect(html).toContain('3 startups');
  });

  test('exits lead to their buyers', async () => {
    const html = await ask('Kenyan startups acquired in 2023');
    expect(links(html)).toContain('/exits?country=kenya&year=2023');
    expect(links(await ask('Kenyan startups founded in 2023'))).not.toContain(
      '/exits?country=kenya',
    );
  });

  test('a changed filter is searched for', async () => {
    const html = await main(
      '/search?q=seed+rounds+in+Egypt&returns=rounds&f[0][column]=country&f[0][operator]=equals&f[0][query_1]=kenya',
    );
    expect(html).toContain('Country: Kenya');
    expect(html).not.toContain('Egypt ·');
  });

  test('investors by their last deal, in the order asked for', async () => {
    const filter =
      'f[0][column]=last_deal_on&f[0][operator]=between&f[0][query_1]=2000-01-01&f[0][query_2]=2019-12-31';
    const listed = async (sort: string) => {
      const html = await main(`/search?q=investors&returns=investors&${filter}&sort=${sort}`);
      return [...new Set(links(html).filter((href) => href.startsWith('/investor/')))];
    };
    const byName = await listed('name');
    const { rows } = await raw<{ slug: string }>`
      select slug from investors where last_deal_on between '2000-01-01' and '2019-12-31' order by name, id`.execute(
      site.sql,
    );
    expect(byName.length).toBeGreaterThan(3);
    expect(byName).toEqual(rows.slice(0, byName.length).map(({ slug }) => `/investor/${slug}`));
    expect(await listed('-last_deal_on')).not.toEqual(byName);
  });

  test('startups of a state', async () => {
    const { rows } = await raw<{ name: string; slug: string }>`
      select state.name, s.slug from startups s join places state on state.id = s.state_id
      order by s.total_fundings desc nulls last limit 1`.execute(site.sql);
    const [one] = rows;
    const state = encodeURIComponent(one?.name ?? '');
    const html = await main(
      `/search?q=startups&returns=startups&f[0][column]=state&f[0][operator]=equals&f[0][query_1]=${state}`,
    );
    expect(links(html)).toContain(`/startup/${one?.slug}`);
  });

  test('a filter that the record cannot read says so', async () => {
    const path =
      '/search?q=x&returns=rounds&f[0][column]=country&f[0][operator]=equals&f[0][query_1]=';
    expect((await site.request(`${path}atlantis`)).status).toBe(422);
    expect((await site.request(`${path}kenya`)).status).toBe(200);
  });

  test('offers the other reading', async () => {
    const html = await ask('startups that raised over $50M');
    expect(html).toContain(text.otherReading);
    const other = links(html).find((href) => href.includes('any_round.amount')) ?? '';
    expect(await main(other)).toContain('A round: over $50.0M');
  });

  test('says which part to leave out when nothing matches', async () => {
    const html = await ask('Series C rounds for esports startups');
    expect(html).toContain(text.nothing);
    expect(html).toContain('Without &quot;Round: Series C&quot;');
  });

  test('names what it left out', async () => {
    expect(await ask('profitable fintechs in Kenya')).toContain('&quot;profitable&quot;');
  });

  test('past the end it leads back', async () => {
    expect(await main('/search?q=fintech+nigeria&page=99')).toContain('First page');
  });

  test('without a question it shows examples that are understood', async () => {
    const html = await main('/search');
    for (const { q } of text.examples) {
      expect(html).toContain(q.replaceAll('$', '$'));
      const { data } = await site.api(`/search?q=${encodeURIComponent(q)}`);
      expect(data.understood.filters.length).toBeGreaterThan(1);
      expect(data.understood.ignored).toEqual([]);
      expect(data.understood.meaning).toBeNull();
    }
  });
});

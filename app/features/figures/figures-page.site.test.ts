import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { listEntries, unpack } from '../../base/unzip.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const FIGURE = '/figures?measure=raised&split=year&compare=kenya,nigeria&from=2020&to=2024';

/** Addresses of links, as a reader follows them. */
const linksOf = (html: string, start: string) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith(start));

test('every number of the page is a link to the list that adds up to it', async () => {
  const html = await site.page(FIGURE);
  const { data } = await site.api(FIGURE);
  const [kenya] = data.series;
  const row = kenya.rows.find((one: { key: string }) => one.key === '2022');
  const links = linksOf(html, '/rounds');
  for (const one of data.series.flatMap((series: { rows: unknown[] }) => series.rows)) {
    expect(links).toContain(one.href);
  }
  const list = await site.api(row.href);
  expect(list.meta.sums.total_amount).toBe(row.value);
  expect(list.meta.total).toBe(row.records);
});

test('the finding names the record, or who leads of what is compared', async () => {
  expect(await site.page('/figures')).toMatch(
    /<h1[^>]*>The record holds <em>\$[\d.]+B<\/em> raised/,
  );
  expect(await site.page(FIGURE)).toMatch(/<h1[^>]*>(Kenya|Nigeria) leads with <em>/);
});

test('every choice is a link or a form without script, and each leads to a figure', async () => {
  const html = await site.page(FIGURE);
  const links = new Set(linksOf(html, '/figures'));
  expect(links.size).toBeGreaterThan(25);
  for (const href of links) {
    const answer = await site.request(href.split('#')[0] ?? '');
    expect(answer.status, href).toBe(200);
  }
  const form = await site.request(`${FIGURE}&compare=Egypt`);
  expect(form.status).toBe(302);
  expect(form.headers.get('location')).toBe(FIGURE.replace('nigeria', 'nigeria,egypt'));
});

test('what a form of the lens sends becomes the one address of the lens', async () => {
  const sent =
    '/figures?measure=raised&split=year&grants=out&debt=out&debt=in&convertibles=out&convertibles=in&tokens=out&tokens=in&other=out&other=in&facilities=out&post_ipo=out&secondary=out&min=';
  const answer = await site.request(sent);
  expect(answer.headers.get('location')).toBe('/figures?measure=raised&split=year&grants=out');
  const partech =
    '/figures?grants=out&tokens=out&facilities=in&min=200k&split=country&measure=raised';
  const { headers } = await site.request(partech);
  expect(headers.get('location')).toBe('/figures?measure=raised&split=country&lens=partech');
});

test('a figure can be exported as CSV, XLSX, SVG, PNG, frame, feed and JSON', async () => {
  const { data } = await site.api(FIGURE);
  const csv = await (await site.request(FIGURE.replace('/figures', '/figures.csv'))).text();
  const rows = data.series.flatMap((series: { rows: unknown[] }) => series.rows);
  expect(csv.trim().split('\n')).toHaveLength(rows.length + 1);
  expect(csv).toContain(`"${data.series[0].rows[0].value}"`);
  for (const format of ['xlsx', 'svg', 'png']) {
    const file = await site.request(FIGURE.replace('/figures', `/figures.${format}`));
    expect(file.status, format).toBe(200);
  }
  const frame = await site.request(FIGURE.replace('/figures', '/embed/figure'));
  expect(await frame.text()).toContain('leads with');
  const oembed = `/oembed?url=${encodeURIComponent(site.settings.SITE_URL + FIGURE)}`;
  expect(await (await site.request(oembed)).text()).toContain('/embed/figure?');
  const [feed = ''] = linksOf(await site.page(FIGURE), '/feeds/list/');
  expect((await site.request(feed)).status).toBe(200);
});

async function readZip(path: string): Promise<Record<string, string>> {
  const answer = await site.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const files: Record<string, string> = {};
  for (const [name, packed] of listEntries(bytes)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of unpack(packed, 10_000_000)) pieces.push(piece);
    files[name] = Buffer.concat(pieces).toString();
  }
  return files;
}

test('all files of a figure or chart come in one zip, with a read-me and the records', async () => {
  const path = '/figures?measure=raised&split=year&country=kenya';
  const files = await readZip(path.replace('/figures', '/figures.zip'));
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'data.csv',
    'chart.svg',
    'chart.png',
    'records.csv',
  ]);
  const csv = await (await site.request(path.replace('/figures', '/figures.csv'))).text();
  expect(files['data.csv']).toBe(csv);
  expect(files['README.txt']).toContain(path.replace('/figures', '/figures.csv'));
  const { data } = await site.api(path);
  expect(files['records.csv']?.split('\r\n')).toHaveLength(data.records + 1);
  const chart = await readZip('/charts.zip?only=funding_history');
  expect(Object.keys(chart)).toEqual(['README.txt', 'data.csv', 'chart.svg', 'chart.png']);
  expect((await site.request('/charts.zip?only=nothing')).status).toBe(422);
});

test.each([
  ['measure=profit', 'measure', /did you mean|one of|expected/i],
  ['split=planet', 'split', /one of|expected/i],
  ['measure=exits&split=city', 'split', /exits cannot be split by city/],
  ['measure=startups&split=quarter', 'split', /cannot be split/],
  ['contry=kenya', 'contry', /did you mean country/],
  ['country=atlantis', 'country', /atlantis/],
  ['region=mars', 'region', /east-africa/],
  ['from=2024&to=2020', 'to', /later/],
  ['from=banana', 'from', /year from 1990/],
  ['from=-1', 'from', /year from/],
  ['from=1e9', 'from', /year from/],
  ['compare=kenya,nigeria,egypt,ghana,rwanda,uganda', 'compare', /at most 5/],
  ['compare=nobody-knows', 'compare', /nobody-knows/],
  ['measure=exits&compare=partech', 'compare', /partech/],
  ['lens=mine', 'lens', /one of|expected/i],
  ['grants=maybe', 'grants', /in or out/],
  ['min=-5', 'min', /US dollars/],
  ['min=lots', 'min', /US dollars/],
  ['limit=100000', 'limit', /1 to 500/],
  ['measure=startups&debt=out', 'lens', /no lens/],
  ['measure=exits&country=kenya,nigeria', 'country', /one country/],
  ['measure=exits&amount=5M..', 'amount', /no parameter/],
  ["country=kenya'%20or%201=1--", 'country', /kenya/],
  ['measure=raised&measure=rounds', 'measure', /once/],
  ['country=%00', 'country', /./],
])('%s is a 422 that says what is wrong with %s', async (query, parameter, message) => {
  const answer = await site.request(`/api/figures?${query}`);
  expect(answer.status).toBe(422);
  const { errors } = await answer.json();
  expect(Object.keys(errors)).toContain(parameter);
  expect(errors[parameter].join(' ')).toMatch(message);
  const page = await site.request(`/figures?${query}`);
  expect(page.status).toBeLessThan(500);
});

test('a figure cannot be asked for more than it is bounded to', async () => {
  const many = Array.from({ length: 30 }, (_, nth) => `amount=${nth}..`).join('&');
  expect((await site.request(`/api/figures?${many}`)).status).toBe(422);
  const long = `/api/figures?country=${'a'.repeat(3_000)}`;
  expect((await site.request(long)).status).toBe(422);
  const { data } = await site.api('/figures?split=startup&limit=7');
  expect(data.rows).toHaveLength(7);
  expect(data.rows_count).toBeGreaterThan(7);
});

test('what is compared is chosen from a list, or written; five at most', async () => {
  const html = await site.page('/figures?measure=raised&split=year&compare=kenya');
  const [select = ''] = /<select[^>]*name="compare".*?<\/select>/s.exec(html) ?? [];
  for (const one of ['nigeria', 'east-africa', 'fintech', 'partech']) {
    expect(select).toContain(`value="${one}"`);
    const path = `/figures?measure=raised&split=year&compare=kenya&compare=${one}&compare=`;
    const { status, headers } = await site.request(path);
    expect([status, headers.get('location')]).toEqual([
      302,
      expect.stringContaining(`compare=kenya,${one}`),
    ]);
  }
  expect(select).not.toContain('value="kenya"');
  const five = 'kenya,nigeria,egypt,ghana,senegal';
  expect(await site.page(`/figures?measure=raised&split=year&compare=${five}`)).not.toContain(
    '<select class="control" name="compare"',
  );
});

test('a shared link shows the chart itself', async () => {
  const html = await site.page('/figures?measure=raised&split=year&compare=kenya,nigeria');
  const [, picture = ''] =
    /property="og:image" content="https?:\/\/[^"/]*([^"]*)"/.exec(html) ?? [];
  expect(picture).toContain('/figures.png?');
  const answer = await site.request(picture.replaceAll('&amp;', '&'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});

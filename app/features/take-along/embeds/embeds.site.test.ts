import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_URL: 'https://griot.test' } });
});
afterAll(() => site.close());

const FRAMES: Array<[path: string, shows: string, address: string]> = [
  ['/embed/chart?only=funding_history', '2025', 'griot.test/#funding_history'],
  ['/embed/chart?only=top_industry_count', 'FinTech', 'griot.test/#top_industry_count'],
  [
    '/embed/chart?only=location_funding_history&location_slug=nigeria',
    '2021',
    'griot.test/location/nigeria#location_funding_history',
  ],
  [
    '/embed/chart?only=industry_funding_history&industry_slug=fintech&location=kenya&view=table',
    '<table',
    'griot.test/industry/fintech/kenya#industry_funding_history',
  ],
  [
    '/embed/chart?only=investor_country_concentration&investor_slug=y-combinator',
    'Nigeria',
    'griot.test/investor/y-combinator#investor_country_concentration',
  ],
  ['/embed/rounds?country=kenya&round=seed', 'Country: Kenya', 'griot.test/rounds?round=Seed'],
  ['/embed/startups?industry=fintech', 'Flutterwave', 'griot.test/startups?industry=fintech'],
  ['/embed/exits?kind=acquired', 'Acquired', 'griot.test/exits?kind=acquired'],
  ['/embed/investors?type=corporate', '<table', 'griot.test/investors?type=corporate'],
  ['/embed/top-100', '1. ', 'griot.test/top-100/startups-by-fundings'],
  ['/embed/countries?measure=raised', 'Nigeria', 'griot.test/explore/location?measure=raised'],
  ['/embed/startup/flutterwave', 'Venture Series', 'griot.test/startup/flutterwave'],
];

describe('a frame', () => {
  test.each(FRAMES)('%s has title, source, date and address', async (path, shows, address) => {
    const answer = await site.request(path);
    const html = await answer.text();
    expect(answer.status, html).toBe(200);
    expect(html).toContain(shows);
    expect(html).toMatch(/<h1[^>]*>./);
    expect(html).toMatch(/Source: Griot, updated \d{1,2} [A-Z][a-z]+ 20\d\d\./);
    expect(html.replaceAll('&amp;', '&').replaceAll('+', ' ')).toContain(address.split('?')[0]);
  });

  test.each(FRAMES)('%s takes at most 6 KB, runs and loads nothing', async (path) => {
    const { headers, ...answer } = await site.request(path);
    const html = await (await site.request(path)).text();
    expect(brotliCompressSync(html).length).toBeLessThan(6_000);
    expect(html).not.toMatch(/<script|<link rel="(?!canonical)|<iframe|\son[a-z]+=|style="/);
    for (const [, src] of html.matchAll(/<img[^>]* src="([^"]+)"/g))
      expect(src).toMatch(/^\/media/);
    expect(answer).toBeDefined();
    expect(headers.get('set-cookie')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('follows the reader, or the theme that the address asks for', async () => {
    const themeOf = async (query: string) =>
      /data-theme="(\w+)"/.exec(await (await site.request(`/embed/top-100${query}`)).text())?.[1];
    expect(await themeOf('')).toBe('auto');
    expect(await themeOf('?theme=dark')).toBe('dark');
    expect(await themeOf('?theme=pink')).toBe('auto');
  });

  test.each([
    ['/embed/startup/nobody', 404, 'There is no startup at'],
    ['/embed/startup/%00', 404, 'There is no startup at'],
    ['/embed/badge/nobody', 404, 'There is no startup at'],
    ['/embed/chart?only=nothing', 422, 'nothing'],
    ['/embed/chart?only=location_funding_history&location_slug=atlantis', 404, 'atlantis'],
    ['/embed/rounds?country=atlantis', 422, 'atlantis'],
    ['/embed/exits?kind=lost', 422, 'kind'],
    ['/embed/top-100?by=luck', 422, 'luck'],
    ['/embed/countries?year=12', 422, 'year'],
  ])('%s says in the frame what is wrong', async (path, status, words) => {
    const answer = await site.request(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a list without rows, and a startup without rounds, say so', async () => {
    const empty = await site.request('/embed/rounds?country=eritrea');
    expect(await empty.text()).toContain('Nothing matches.');
    const card = await site.request('/embed/startup/zuvy');
    expect(card.status).toBe(200);
  });
});

describe('a table as a picture', () => {
  const DRAWN = FRAMES.filter(([path]) => !/chart|countries|startup\//.test(path));
  const pictureOf = (path: string, format: string) => path.replace(/(?=\?|$)/, `.${format}`);

  test.each(DRAWN)('%s has title, source, date and address', async (path, _shows, address) => {
    const answer = await site.request(pictureOf(path, 'svg'));
    const svg = await answer.text();
    expect(answer.status, svg).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words]) => words);
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    expect(texts.join('\n')).toMatch(/Source: Griot, updated \d{1,2} [A-Z][a-z]+ 20\d\d\./);
    expect(svg.replaceAll('+', ' ')).toContain(address.split('?')[0]);
  });

  test('is also a PNG', async () => {
    const png = await site.request('/embed/top-100.png?by=fundings');
    expect(png.headers.get('content-type')).toBe('image/png');
    const { format, width, height } = await sharp(await png.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
  });

  test('the table has the rows of the frame', async () => {
    const svg = await (await site.request('/embed/exits.svg?kind=acquired')).text();
    const html = await (await site.request('/embed/exits?kind=acquired')).text();
    const names = [...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name = '']) => name);
    expect(names.length).toBe(10);
    for (const name of names) expect(svg).toContain(name);
  });

  // A line of 6,000 letters takes the one pen of PNG files four seconds.
  test.each([
    ['/embed/rounds.svg?country=', 'kenya,'],
    ['/embed/startups.svg?industry=', 'fintech,'],
    ['/embed/exits.svg?country=kenya&x=', 'a'],
    ['/figures.svg?country=', 'kenya,'],
    ['/figures.svg?split=country&compare=kenya,nigeria&industry=', 'fintech,'],
    ['/charts.svg?only=top_industry_count&x=', 'a'],
  ])('no line is longer than the picture is wide: %s', async (path, part) => {
    const answer = await site.request(path + part.repeat(6_000 / part.length));
    const svg = await answer.text();
    expect(answer.status, svg).toBe(200);
    for (const [, words = ''] of svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)) {
      expect(words.replace(/<[^>]*>/g, '').length, words.slice(0, 80)).toBeLessThan(250);
    }
  });

  test('what is wrong is said as on pages', async () => {
    expect((await site.request('/embed/rounds.svg?country=atlantis')).status).toBe(422);
    expect((await site.request('/embed/rounds.svg?country=eritrea')).status).toBe(200);
  });
});

describe('a badge', () => {
  test('is a line with the sum raised, as a frame and as a picture', async () => {
    const frame = await (await site.request('/embed/badge/flutterwave')).text();
    const picture = await site.request('/embed/badge/flutterwave.svg');
    const svg = await picture.text();
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(svg).toMatch(/\$[\d.]+[MB] raised/);
    expect(svg).toMatch(/<title>Griot\. “Flutterwave: .* Data as of .* https:\/\/griot\.test/);
    expect(frame).toContain('href="/startup/flutterwave"');
    expect((await site.request('/embed/badge/nobody.svg')).status).toBe(404);
    const png = await site.request('/embed/badge/flutterwave.png');
    expect((await sharp(await png.arrayBuffer()).metadata()).height).toBe(28);
  });
});

describe('oEmbed', () => {
  const ask = async (url: string, more = '') => {
    const answer = await site.request(`/oembed?url=${encodeURIComponent(url)}${more}`);
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };

  test.each([
    ['https://griot.test/', '/embed/chart?only=funding_history'],
    ['https://griot.test/#top_industry_count', '/embed/chart?only=top_industry_count'],
    ['https://griot.test/startup/andela', '/embed/startup/andela'],
    ['https://griot.test/startup/andela/team', '/embed/startup/andela'],
    ['https://griot.test/startup/andela/fundings', '/embed/rounds?startup=andela'],
    [
      'https://griot.test/location/kenya#location_year_founded',
      '/embed/chart?only=location_year_founded&location_slug=kenya',
    ],
    [
      'https://griot.test/industry/fintech/kenya',
      '/embed/chart?only=industry_funding_history&industry_slug=fintech&location=kenya',
    ],
    [
      'https://griot.test/investor/visa',
      '/embed/chart?only=investor_country_concentration&investor_slug=visa',
    ],
    ['https://griot.test/rounds?country=kenya', '/embed/rounds?country=kenya'],
    ['https://griot.test/top-100/startups-by-fundings', '/embed/top-100?by=fundings'],
    ['https://griot.test/explore/location?year=2021', '/embed/countries?year=2021'],
    ['https://griot.test/charts.png?only=funding_history', '/embed/chart?only=funding_history'],
    ['https://griot.test/embed/badge/andela.svg', '/embed/badge/andela'],
  ])('%s has the frame %s', async (url, frame) => {
    const { status, body, headers } = await ask(url);
    expect(status, body).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({ type: 'rich', version: '1.0', provider_name: 'Griot' });
    const src = /src="([^"]+)"/.exec(answer.html)?.[1]?.replaceAll('&#38;', '&');
    expect(src).toBe(`https://griot.test${frame}`);
    expect(answer.html).toContain(`width="${answer.width}" height="${answer.height}"`);
    expect((await site.request(frame)).status).toBe(200);
  });

  test('keeps within the size that is asked for', async () => {
    const { body } = await ask('https://griot.test/startup/andela', '&maxwidth=300&maxheight=150');
    expect(JSON.parse(body)).toMatchObject({ width: 300, height: 150 });
  });

  test.each([
    ['https://other.example/startup/andela', '', 422],
    ['nonsense', '', 422],
    ['https://griot.test/pricing', '', 404],
    ['https://griot.test/startup/nobody', '', 404],
    ['https://griot.test/embed/nothing', '', 404],
    ['https://griot.test/startup/andela', '&maxwidth=0', 422],
    ['https://griot.test/startup/andela', '&maxwidth=wide', 422],
    ['https://griot.test/startup/andela', '&format=xml', 501],
  ])('%s%s is refused', async (url, more, status) => {
    expect((await ask(url, more)).status).toBe(status);
  });

  test.each(['/startup/andela', '/location/kenya', '/rounds?country=kenya', '/', '/top-100'])(
    '%s leads to its frame',
    async (path) => {
      const html = await site.page(path);
      const [, href = ''] =
        /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(html) ??
        [];
      const answer = await site.request(href.replaceAll('&amp;', '&'));
      expect(answer.status, href).toBe(200);
      expect((await answer.json()).html).toContain('https://griot.test/embed/');
    },
  );

  test('a page in French leads to its frame in French', async () => {
    const html = await site.page('/fr/rounds?country=kenya');
    const [, href = ''] = /json\+oembed"[^>]* href="([^"]+)"/.exec(html) ?? [];
    const answer = await (await site.request(href.replaceAll('&amp;', '&'))).json();
    expect(answer.title).toBe('280 tours');
    expect(answer.html).toContain('src="https://griot.test/fr/embed/rounds?country=kenya"');
    const pasted = JSON.parse((await ask('https://griot.test/fr/startup/andela')).body);
    expect(pasted.html).toContain('src="https://griot.test/fr/embed/startup/andela"');
    expect((await ask('https://griot.test/fr/pricing')).status).toBe(404);
  });

  test('pages without a frame lead to none', async () => {
    expect(await site.page('/pricing')).not.toContain('json+oembed');
  });
});

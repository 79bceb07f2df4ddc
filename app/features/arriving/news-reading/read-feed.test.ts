import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import { NotAFeed } from './feed-formats.ts';
import { canonicalLink, readFeed, readFeedDate } from './read-feed.ts';

const at = { url: 'https://news.test/feed.xml' };
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, contentType?: string) => readFeed(bytes(text), { ...at, contentType });

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>Tech News</title><link>https://news.test/</link>
<item>
  <media:title>A picture</media:title>
  <title>Wave raises &#36;200M &amp;#8211; Senegal&#8217;s first <![CDATA[<b>unicorn</b>]]></title>
  <link>https://news.test/wave?utm_source=rss&amp;utm_medium=feed</link>
  <guid isPermaLink="false">news-1</guid>
  <pubDate>Tue, 07 Sep 2021 23:30:00 -0500</pubDate>
  <description><![CDATA[<p>The <a href="https://www.wave.com/about">Dakar</a> company</p><script>steal()</script><p>grows</p>]]></description>
</item>
<item><title>No link</title></item>
<item><link>https://news.test/no-title</link></item>
<item><title>Only a guid</title><guid>https://news.test/guid</guid><pubDate>soon</pubDate></item>
</channel></rss>`;

describe('formats of feeds', () => {
  test('RSS 2.0: title, link, day in UTC, words and hosts of the summary', async () => {
    expect(await read(RSS)).toEqual([
      {
        title: 'Wave raises $200M – Senegal’s first unicorn',
        url: 'https://news.test/wave',
        publishedOn: '2021-09-08',
        summary: 'The Dakar company grows',
        linkedHosts: ['wave.com'],
      },
      expect.objectContaining({ url: 'https://news.test/guid', publishedOn: null }),
    ]);
  });

  test('RSS 1.0', async () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="x"><title>T</title></channel>
      <item rdf:about="https://news.test/1"><title>One</title><link>https://news.test/1</link><dc:date>2024-02-29T10:00:00+01:00</dc:date></item></rdf:RDF>`;
    expect(await read(rdf)).toMatchObject([{ title: 'One', publishedOn: '2024-02-29' }]);
  });

  test('Atom: the alternate link of several, kinds of text, relative addresses', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title>
      <entry><title type="html">Kuda &amp;amp; &lt;i&gt;Bank&lt;/i&gt;</title>
        <link rel="self" href="/self"/><link rel="enclosure" href="/a.mp3"/><link href="/kuda#top"/>
        <published>2021-08-02T09:00:00Z</published><updated>2022-01-01T00:00:00Z</updated>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Kuda</p><p>raises</p></div></content></entry>
      <entry><title type="text">1 &lt;b&gt; 2</title><link href="https://news.test/2"/><updated>2022-03-01T00:00:00Z</updated></entry></feed>`;
    expect(await read(atom)).toMatchObject([
      {
        title: 'Kuda & Bank',
        url: 'https://news.test/kuda',
        publishedOn: '2021-08-02',
        summary: 'Kuda raises',
      },
      { title: '1 <b> 2', publishedOn: '2022-03-01' },
    ]);
  });

  test('JSON Feed, also with wrong types in it', async () => {
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [
        {
          id: 1,
          title: 'One',
          url: 'https://news.test/1',
          date_published: '2024-05-17T01:00:00+03:00',
          content_html: '<p>a<p>b',
        },
        { title: 7, url: 'https://news.test/2' },
        null,
        { title: 'Three', external_url: 'https://other.test/3', content_text: 5 },
      ],
    });
    expect(await read(json)).toMatchObject([
      { title: 'One', publishedOn: '2024-05-16', summary: 'a b' },
      { title: 'Three', url: 'https://other.test/3', publishedOn: null },
    ]);
  });

  test.each([
    '',
    'hello',
    '<html><body><item><title>x</title></item></body></html>',
    '{"items":[]}',
    '{"version":"https://jsonfeed.org/version/1"',
    '[]',
  ])('%s is no feed', (text) => {
    return expect(read(text)).rejects.toThrow(NotAFeed);
  });
});

describe('feeds in the wild', () => {
  test('what is broken in the middle gives what is before it', async () => {
    const broken = `${RSS.slice(0, RSS.indexOf('<item><title>No link'))}<item><title>Half & <unclosed`;
    expect(await read(broken)).toHaveLength(1);
    expect(await read(broken.replace('</item>', '</itm>'))).toEqual(expect.any(Array));
  });

  test('entities that are defined by the file are not unfolded', async () => {
    const lol = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
    ).join('');
    const xml = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${lol}<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <rss><channel><item><title>Laugh &l9; &x;</title><link>https://news.test/1</link></item></channel></rss>`;
    const [item] = await read(xml);
    expect(item?.title).toBe('Laugh &l9; &x;');
  });

  test('windows-1252 that is said to be UTF-8, and UTF-8 that is said to be windows-1252', async () => {
    const xml = (title: string, encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><rss><channel><item><title>${title}</title><link>https://news.test/1</link></item></channel></rss>`;
    const latin = Uint8Array.from(Buffer.from(xml('Côte d\x92Ivoire', 'UTF-8'), 'latin1'));
    expect(
      (await readFeed(latin, { ...at, contentType: 'text/xml; charset=utf-8' }))[0]?.title,
    ).toBe('Côte d’Ivoire');
    expect((await read(xml('Côte', 'windows-1252')))[0]?.title).toBe('Côte');
    const said = Uint8Array.from(Buffer.from(xml('Léa \x80', 'windows-1252'), 'latin1'));
    expect((await readFeed(said, at))[0]?.title).toBe('Léa €');
  });

  test('hostile text is one clean line', async () => {
    const title = `<![CDATA[<script>alert(1)</script>\u202Egpj\u200B.exe ${'x'.repeat(10_000)}]]>`;
    const [item] = await read(
      `<rss><channel><item><title>${title}</title><link>https://news.test/1</link></item></channel></rss>`,
    );
    expect(item?.title).toMatch(/^gpj\.exe x+…$/);
    expect(item?.title).toHaveLength(300);
  });

  test('links that are no web addresses lead nowhere', async () => {
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.test/',
      'http://',
      'http://localhost/',
    ]) {
      expect(
        await read(
          `<rss><channel><item><title>t</title><link>${link}</link></item></channel></rss>`,
        ),
      ).toEqual([]);
    }
  });

  test('a hundred thousand levels and ten thousand entries', async () => {
    const deep = `<rss><channel><item><title>t</title><link>https://news.test/1</link><description>${'<a>'.repeat(100_000)}`;
    expect((await read(deep)).length).toBeLessThanOrEqual(1);
    const item = '<item><title>t</title><link>https://news.test/1</link></item>';
    expect(await read(`<rss><channel>${item.repeat(10_000)}</channel></rss>`)).toHaveLength(200);
  });

  test('elements inside elements to the end of the file cost no more than others', async () => {
    const entry = '<item><title>t</title><link>https://news.test/1</link></item>';
    const readDeep = async (levels: number) => {
      const html = JSON.stringify('<a><b>'.repeat(levels));
      expect(await read(`<rss><channel>${entry}${'<item>'.repeat(levels)}`)).toHaveLength(1);
      expect(await read(`<rss><channel>${entry}${'<a>'.repeat(2 * levels)}`)).toHaveLength(1);
      await read(
        `{"version":"https://jsonfeed.org/version/1","items":[{"url":"https://news.test/1","title":${html}}]}`,
      );
    };
    expect(await growthOf(readDeep, 300_000)).toBeLessThan(MOST_GROWTH);
  });

  test('any bytes are entries or no feed, and nothing else', async () => {
    const piece = fc.constantFrom(
      '<rss>',
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<link>',
      'https://a.test/',
      '&amp;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '{',
      '"',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 }))),
        async (pieces) => {
          try {
            for (const { title, url } of await read(pieces.join(''))) {
              expect(title).not.toBe('');
              expect(URL.canParse(url)).toBe(true);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(NotAFeed);
          }
        },
      ),
    );
  });
});

describe('days', () => {
  test.each([
    ['Tue, 03 Jun 2003 09:39:21 GMT', '2003-06-03'],
    ['03 Jun 03 23:39 EST', '2003-06-04'],
    ['Sat, 1 June 2024', '2024-06-01'],
    ['Tue, 31 Dec 2024 23:00:00 -0200', '2025-01-01'],
    ['2024-05-17', '2024-05-17'],
    ['2024-05-17T23:30:00-05:00', '2024-05-18'],
    ['2024-05-17 10:00', '2024-05-17'],
    ['2024-05-17T00:30:00+0100', '2024-05-16'],
  ])('%s', (text, day) => {
    expect(readFeedDate(text)).toBe(day);
  });

  test.each(['', 'soon', '2024-02-30', '32 Jan 2024', 'foo 5', '5', '12/05/2024'])(
    '"%s" is none',
    (text) => {
      expect(readFeedDate(text)).toBeNull();
    },
  );
});

describe('links', () => {
  test.each([
    ['https://News.Test/A?utm_source=x&id=7&fbclid=y#top', 'https://news.test/A?id=7'],
    ['http://news.test:80/a?b=2&a=1', 'http://news.test/a?a=1&b=2'],
    ['/relative', 'https://base.test/relative'],
    ['https://user:pass@news.test./a', 'https://news.test/a'],
    ['https://medium.test/a?source=rss----7f1', 'https://medium.test/a'],
  ])('%s', (link, canonical) => {
    expect(canonicalLink(link, 'https://base.test/feed')).toBe(canonical);
  });

  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const once = canonicalLink(url, 'https://base.test/');
        if (once) expect(canonicalLink(once, 'https://base.test/')).toBe(once);
      }),
    );
  });
});

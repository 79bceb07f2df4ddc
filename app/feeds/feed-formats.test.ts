import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, parseXml, textOf } from '../../test/parse-xml.ts';
import {
  type AtomEntry,
  type AtomFeed,
  escapeXml,
  renderAtom,
  renderJsonFeed,
  uuidOfAddress,
} from './feed-formats.ts';

const ENTRY: AtomEntry = {
  id: 'round/7',
  title: 'A raised $1.0M',
  href: 'https://griot.test/funding/a-seed-2024',
  updated: '2024-05-17T08:00:00.000Z',
  summary: 'Announced 17 May 2024',
};

function feedOf(...entries: AtomEntry[]): AtomFeed {
  return {
    title: 'Fundings',
    author: { name: 'Griot', uri: 'https://griot.test' },
    self: 'https://griot.test/feeds/fundings.atom',
    page: 'https://griot.test/',
    lang: 'en',
    entries,
  };
}

const WRITTEN = { tag: 'tag:griot.test,2024:', updated: new Date('2026-11-01T00:00:00Z') };
const render = (feed: AtomFeed, subtitle?: string) => renderAtom(feed, { ...WRITTEN, subtitle });

describe('an Atom feed (RFC 4287)', () => {
  test('says what every feed must: id, title, updated, author, its own address', () => {
    const feed = parseXml(render(feedOf(ENTRY)));
    expect(feed.name).toBe('feed');
    expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' });
    expect(textOf(feed, 'id')).toBe('https://griot.test/feeds/fundings.atom');
    expect(textOf(feed, 'title')).toBe('Fundings');
    expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['Griot']);
    expect(childrenOf(feed, 'link').map(({ attributes }) => attributes.rel)).toEqual([
      'self',
      'alternate',
    ]);
    expect(childrenOf(feed, 'subtitle')).toEqual([]);
  });

  test('changed when its newest entry did, whatever the order', () => {
    const older = { ...ENTRY, id: 'older', updated: '2023-01-01T00:00:00.000Z' };
    const newer = { ...ENTRY, id: 'newer', updated: '2025-01-01T00:00:00.000Z' };
    expect(textOf(parseXml(render(feedOf(older, newer, ENTRY))), 'updated')).toBe(newer.updated);
    expect(textOf(parseXml(render(feedOf())), 'updated')).toBe('2026-11-01T00:00:00.000Z');
  });

  test('numbers records under the site’s tag; an IRI stays', () => {
    const uuid = `urn:uuid:${uuidOfAddress('https://example.com/')}`;
    const feed = feedOf(ENTRY, { ...ENTRY, id: uuid });
    const ids = ['tag:griot.test,2024:round/7', uuid];
    const entries = childrenOf(parseXml(render(feed)), 'entry');
    expect(entries.map((entry) => textOf(entry, 'id'))).toEqual(ids);
    const { items } = JSON.parse(renderJsonFeed(feed, WRITTEN));
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  test('an entry leaves out what is not known', () => {
    const [bare] = childrenOf(parseXml(render(feedOf(ENTRY))), 'entry');
    expect(bare?.children.map(({ name }) => name)).toEqual([
      'id',
      'title',
      'updated',
      'link',
      'summary',
    ]);
    const whole = {
      ...ENTRY,
      published: '2024-05-17T00:00:00Z',
      author: 'Daily',
      via: 'https://daily.test/?a=1&b=2',
    };
    const [full] = childrenOf(parseXml(render(feedOf(whole), 'Demo')), 'entry');
    expect(full?.children.map(({ name }) => name)).toEqual([
      'id',
      'title',
      'updated',
      'published',
      'author',
      'link',
      'link',
      'summary',
    ]);
    expect(childrenOf(full ?? parseXml(''), 'link')[1]?.attributes.href).toBe(
      'https://daily.test/?a=1&b=2',
    );
  });
});

describe('text in a feed', () => {
  test.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['=HYPERLINK("https://evil.test")', '=HYPERLINK("https://evil.test")'],
    ["Tom & Jerry's ]]>", "Tom & Jerry's ]]>"],
    ['bell\u0007 and nul\u0000', 'bell and nul'],
    ['two\nlines\tof  text', 'two lines of text'],
    ['\u202Etxet desrever\u202C', 'txet desrever'],
    ['\u2067isolated\u2069', 'isolated'],
    ['lone \ud800 half', 'lone \ufffd half'],
    ['not a character \uffff', 'not a character '],
    ['كويتي\u200F وأصدقاؤه', 'كويتي\u200F وأصدقاؤه'],
    ['Ɗan Ƙasa 🦁', 'Ɗan Ƙasa 🦁'],
  ])('%j reads %j', (title, expected) => {
    const feed = parseXml(render({ ...feedOf({ ...ENTRY, title, summary: title }), title }));
    const [entry] = childrenOf(feed, 'entry');
    expect(textOf(feed, 'title')).toBe(expected);
    expect(entry && textOf(entry, 'title')).toBe(expected);
    expect(entry?.children.map(({ name }) => name)).not.toContain('script');
  });

  test('whatever the text, the file stays well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, href) => {
        const feed = parseXml(render(feedOf({ ...ENTRY, title, href, author: href || undefined })));
        expect(childrenOf(feed, 'entry')).toHaveLength(1);
        expect(escapeXml(title)).not.toMatch(/[<>"']/);
      }),
    );
  });
});

// Computed by another implementation.
test.each([
  ['https://example.com/', 'dd2c1780-811a-5296-81c5-178a0ef488bc'],
  ['http://www.example.com/a?b=c', '240f1e36-f165-52f5-bc16-0dc8db2aa024'],
])('%s has its own UUID', (address, uuid) => {
  expect(uuidOfAddress(address)).toBe(uuid);
});

// A feed of the site, read and checked.
import { expect } from 'vitest';
import { childrenOf, parseXml, textOf, type XmlElement } from './parse-xml.ts';
import type { TestSite } from './site.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Throws where it does not meet RFC 4287. */
export async function readFeed(
  site: TestSite,
  path: string,
): Promise<{ feed: XmlElement; entries: XmlElement[] }> {
  const answer = await site.request(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = parseXml(await answer.text());
  expect(feed.name).toBe('feed');
  expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
  expect(textOf(feed, 'id')).toBe(`http://localhost:3000${path}`);
  expect(linkOf(feed, 'self')).toBe(`http://localhost:3000${path}`);
  expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['Griot']);
  const entries = childrenOf(feed, 'entry');
  expect(entries.length).toBeLessThanOrEqual(50);
  for (const one of [feed, ...entries]) {
    expect(textOf(one, 'updated')).toMatch(RFC_3339);
    expect(textOf(one, 'title')).not.toBe('');
    expect(() => new URL(textOf(one, 'id'))).not.toThrow();
    expect(linkOf(one, 'alternate')).toMatch(/^https?:/);
  }
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const times = entries.map((entry) => textOf(entry, 'updated')).toSorted();
  expect(textOf(feed, 'updated')).toBe(times.at(-1) ?? site.now().toISOString());
  return { feed, entries };
}

export function linkOf(element: XmlElement, rel: string): string {
  const link = childrenOf(element, 'link').find(({ attributes }) => attributes.rel === rel);
  return link?.attributes.href ?? '';
}

import { describe, expect, test } from 'vitest';
import { assetsOf, fillOfflinePage, markAsCached, titleOf } from './fill-offline.ts';

const OFFLINE = `<main id="main"><ul class="rows" data-cached-pages=""><li>None yet.</li></ul>
<a href="/offline">Try again</a><template><aside>As of {date}.</aside></template></main>`;
const CACHED_AT = new Date(2026, 4, 3, 10, 12);

describe('a cached page', () => {
  test('carries the banner of the offline page above its content, with its date', () => {
    expect(markAsCached('<body><main id="main">A</main>', OFFLINE, CACHED_AT)).toBe(
      '<body><aside>As of 3 May 2026 at 10:12.</aside><main id="main">A</main>',
    );
  });
  test('is shown without it when the device has no offline page', () => {
    expect(markAsCached('<main >A</main>', '', CACHED_AT)).toBe('<main >A</main>');
  });
  test('yields its title and each built file it names once', () => {
    const html =
      '<title>A &amp; B</title><link href="/assets/a-1.css"><script src="/assets/b.js"><i href="/assets/a-1.css">';
    expect(titleOf(html)).toBe('A &amp; B');
    expect(assetsOf(html)).toEqual(['/assets/a-1.css', '/assets/b.js']);
    expect(assetsOf('')).toEqual([]);
  });
});

describe('the offline page', () => {
  test('lists cached pages and links to the requested one', () => {
    const cached = [{ path: '/search?q="x"&page=2', titleHtml: 'A &amp; B', cachedAt: CACHED_AT }];
    const html = fillOfflinePage(OFFLINE, '/startup/$&', cached);
    expect(html).toContain(
      '<li><a href="/search?q=&quot;x&quot;&amp;page=2">A &amp; B</a>, 3 May 2026 at 10:12</li></ul>',
    );
    expect(html).not.toContain('None yet.');
    expect(html).toContain('<a href="/startup/$&amp;">Try again</a>');
  });
  test('says that nothing is cached', () => {
    expect(fillOfflinePage(OFFLINE, '/', [])).toContain('None yet.');
  });
});

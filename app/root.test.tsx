import { describe, expect, it } from 'vitest';
import { inLocale } from './http/locale.server.ts';
import { type DocumentOptions, renderDocument } from './root.tsx';

const base: DocumentOptions = {
  productName: 'Griot',
  head: { title: 'Top 100' },
  theme: 'auto',
  path: '/top-100',
  assets: {
    boot: { en: '/boot.js' },
    css: '/styles.css',
    memberCss: '/members.css',
    toolCss: '/tools.css',
  },
  hydrate: 'intent',
  children: <h1>Top 100</h1>,
};
const draw = (options: Partial<DocumentOptions> = {}) => renderDocument({ ...base, ...options });
const title = (html: string) => html.match(/<title>(.*?)<\/title>/)?.[1];

describe('the head', () => {
  it('follows the title template, with the default title where there is none', () => {
    expect(title(draw())).toBe('Top 100 - Griot');
    expect(title(draw({ head: {} }))).toBe(
      'Discover the top and emerging startups in Africa - Griot',
    );
    expect(title(draw({ head: { title: 'Sign in', hasErrors: true } }))).toBe(
      'Error: Sign in - Griot',
    );
  });

  it('names the given product', () => {
    const html = draw({ productName: 'Djeli & Co' });
    expect(title(html)).toBe('Top 100 - Djeli &amp; Co');
    expect(html).not.toContain('>Griot<');
  });

  it('begins with the doctype and the character set', () => {
    expect(draw()).toMatch(/^<!doctype html><html lang="en" dir="ltr"/i);
    expect(draw().indexOf('<meta charSet="utf-8"/>')).toBeLessThan(400);
  });

  it('carries canonical, robots, alternates and preview only when given', () => {
    expect(draw()).not.toMatch(/rel="canonical"|name="robots"|rel="alternate"|og:image|og:url/);
    const html = draw({
      head: {
        title: 'News',
        canonical: 'https://griot.example/news',
        robots: 'noindex',
        alternates: [{ type: 'application/atom+xml', title: 'News', href: '/feeds/news.atom' }],
        image: 'https://griot.example/og.png',
      },
    });
    expect(html).toContain('<link rel="canonical" href="https://griot.example/news"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('href="/feeds/news.atom"');
    expect(html).toContain('content="summary_large_image"');
  });

  it('names stylesheet and fonts; no fonts for visitors who save data', () => {
    expect(draw().indexOf('rel="stylesheet" href="/styles.css"')).toBeLessThan(
      draw().search(/<script|rel="preload"/),
    );
    expect(draw()).not.toContain('data-saves');
    expect(draw({ savesData: true })).toMatch(/^<!doctype html><html [^>]*data-saves/);
    expect(draw({ savesData: true })).not.toContain('rel="preload"');
  });

  it('names the rules for members to members', () => {
    const session = { name: 'Ada', avatar: null } as DocumentOptions['session'];
    expect(draw()).not.toContain('members.css');
    expect(draw({ session })).toContain('<link rel="stylesheet" href="/members.css"');
  });

  it('lets no text end a data block early', () => {
    const html = draw({ head: { jsonLd: [{ name: '</script><script>alert(1)</script>' }] } });
    const block = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});

describe('the body', () => {
  it('has the skip link first and the landmarks named', () => {
    const html = draw();
    expect(html.slice(html.indexOf('<body>'))).toMatch(/^<body><a class="skip-link" href="#main">/);
    expect(html.match(/<main /g)).toHaveLength(1);
    for (const [nav] of html.matchAll(/<nav[^>]*>/g)) expect(nav).toContain('aria-label=');
  });

  it('marks the current section, on the page itself and below it', () => {
    expect(draw()).toContain('<a href="/top-100" aria-current="page">');
    expect(draw({ path: '/top-100/startups-by-fundings' })).toContain(
      '<a href="/top-100" aria-current="true">',
    );
    expect(draw({ path: '/' })).not.toContain('aria-current="page"');
  });

  it('brings the theme form back to where one was', () => {
    const html = draw({ theme: 'dark', back: '/top-100?page=2&sort=name' });
    expect(html).toContain('data-theme="dark"');
    expect(html).toContain('name="back" value="/top-100?page=2&amp;sort=name"');
    expect(html.match(/value="dark" aria-pressed="true"/g)).toHaveLength(2);
  });

  it('shows a notice when there is one', () => {
    expect(draw()).not.toContain('banner');
    expect(draw({ notice: 'These companies are fictional' })).toContain(
      '<p>These companies are fictional</p>',
    );
  });

  it('offers an account instead of signing in, and sends its token with each form', () => {
    const html = draw({ session: { name: 'Amina <b>', avatar: null, xsrfToken: 't0' } });
    expect(html).toContain('Amina &lt;b&gt;');
    expect(html).not.toContain('href="/login"');
    expect(html.match(/<form [^>]*method="post"/g)?.length).toBe(
      html.match(/name="_xsrf" value="t0"/g)?.length,
    );
  });

  it('turns round for Arabic', () => {
    const html = inLocale('ar', () => draw());
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('href="/ar/startups"');
  });
});

describe('script', () => {
  it('is one module, nothing inline', () => {
    const html = draw({ notice: 'N', session: { name: 'A', avatar: '/a.webp' } });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('<script type="module" async="" src="/boot.js"></script>');
    expect(html).not.toMatch(/ style=| on[a-z]+="/);
  });

  it('is absent where a page never hydrates', () => {
    const html = draw({ hydrate: 'never' });
    expect(html).not.toMatch(/<script|data-island|role="progressbar"/);
    expect(html).toContain('action="/theme"');
  });

  it('knows when to load its islands', () => {
    expect(draw({ hydrate: 'now' })).toContain('data-hydrate="now"');
  });

  it('gets nine empty toast regions and the progress bar from load', () => {
    const html = draw();
    expect(html.match(/<div aria-live="polite"><\/div>/g)).toHaveLength(9);
    expect(html).toMatch(/role="progressbar" aria-label="Loading"/);
  });

  it('gets the response key only when the site has one', () => {
    expect(draw()).not.toContain('griot-response-key');
    expect(draw({ responseKey: 'ab' })).toContain('<meta name="griot-response-key" content="ab"/>');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import { slugify } from '../../../base/slug.ts';
import { compileFingerprint, detectTechnologies, FINGERPRINT_FILE } from './detect-technologies.ts';
import { readWebsite } from './website.ts';

const detect = async (html: string, headers: Record<string, string> = {}) => {
  const body = Buffer.from(html);
  const site = await readWebsite({ status: 200, url: 'https://a.test/', headers, body });
  return detectTechnologies(site).map(({ name }) => name);
};

const sign = z.string().min(1);
const signs = z.record(z.string().regex(/^[^A-Z]+$/), sign);
const { categories, technologies } = FINGERPRINT_FILE;
const names = technologies.map(({ name }) => name);
const technology = z
  .strictObject({
    name: z.string().min(1),
    category: z.enum(categories),
    headers: signs.optional(),
    cookies: sign.optional(),
    meta: signs.optional(),
    scripts: sign.optional(),
    links: sign.optional(),
    html: sign.optional(),
    implies: z.array(z.enum(names)).optional(),
  })
  .refine(({ name, category, implies, ...all }) => Object.keys(all).length > 0, 'no sign');

describe('fingerprints.json', () => {
  test('at least 80, each once', () => {
    expect(names.length).toBeGreaterThanOrEqual(80);
    expect(new Set(names.map(slugify)).size).toBe(names.length);
  });

  test.each(technologies)(
    '$name has signs, a known category and is built on listed ones',
    (one) => {
      expect(technology.safeParse(one).error?.issues ?? []).toEqual([]);
      const { headers, meta, cookies, scripts, links, html } = compileFingerprint(one);
      const patterns = [...Object.values({ ...headers }), ...Object.values({ ...meta })];
      for (const pattern of [...patterns, cookies, scripts, links, html]) {
        expect(pattern?.test(''), `${pattern} matches an empty text`).not.toBe(true);
      }
    },
  );

  test.each(['<div>', '<div><p>', '<table><tr><td>'])(
    'elements inside elements without end cost no more than others: %s',
    async (piece) => {
      const detectIn = (length: number) =>
        detect(
          `<script src="https://cdn.shopify.com/s/a.js"></script>${piece.repeat(length / piece.length)}`,
        );
      expect(await growthOf(detectIn, 1_000_000)).toBeLessThan(MOST_GROWTH);
      expect(await detectIn(1_000_000)).toContain('Shopify');
    },
  );

  test('no pattern may read on without end', () => {
    const texts = readFileSync(new URL('fingerprints.json', import.meta.url), 'utf8');
    expect(texts.match(/(?:\]|\.|\\[wdsSWD]|\))[*+]|\{\d+,\}/g)).toBeNull();
  });

  test('what a pattern looks for, again and again but never whole, costs no more than its length', async () => {
    for (const { name, html: pattern = '' } of technologies) {
      const html = new RegExp(pattern);
      const words =
        pattern
          .replace('(?i:', '')
          .replace(/\\(.)/g, '$1')
          .match(/[\w<"'=:/.\- ]{2,}/g) ?? [];
      if (words.length === 0) continue;
      const look = (length: number) => {
        for (const word of words) html.test(word.repeat(length / word.length));
      };
      expect(await growthOf(look, 200_000), name).toBeLessThan(MOST_GROWTH);
    }
  });

  test('a hostile page of a million characters costs no more than its length', async () => {
    for (const piece of [
      'class="a ',
      'class="',
      '<script src="',
      '"',
      '<div id="root"></div> ',
      'data-v-',
      'a.b-c/',
      '\n',
    ]) {
      const detectIn = (length: number) => detect(piece.repeat(length / piece.length));
      expect(await growthOf(detectIn, 1_000_000), piece).toBeLessThan(MOST_GROWTH);
    }
  });
});

describe('pages', () => {
  test('a shop on WordPress, by meta, scripts, paths and headers', async () => {
    const found = await detect(
      `<!doctype html><html><head><meta name="generator" content="WordPress 6.4">
        <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">
        <link rel=stylesheet href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css">
        <script src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"></script>
        <script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7"></script>
        <script src="https://js.paystack.co/v1/inline.js"></script></head></html>`,
      {
        server: 'cloudflare',
        'x-powered-by': 'PHP/8.2',
        'strict-transport-security': 'max-age=31536000',
      },
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'Cloudflare',
        'Google Analytics',
        'Google Fonts',
        'HSTS',
        'jQuery',
        'Paystack',
        'PHP',
        'WooCommerce',
        'WordPress',
      ]),
    );
    expect(found).toHaveLength(9);
  });

  test('an application on Next.js, with what it is built on', async () => {
    expect(
      await detect(
        '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{}</script>',
        {
          server: 'Vercel',
          'x-powered-by': 'Next.js',
        },
      ),
    ).toEqual(['Next.js', 'React', 'Vercel']);
  });

  test('by the names of cookies, and not by their values', async () => {
    expect(
      await detect('', { 'set-cookie': 'laravel_session=abc; path=/; httponly\nXSRF-TOKEN=y' }),
    ).toEqual(['Laravel', 'PHP']);
    expect(await detect('', { 'set-cookie': 'note=laravel_session' })).toEqual([]);
  });

  test.each([
    ['<iframe src="https://www.youtube.com/embed/x"></iframe>', 'YouTube'],
    ['<app-root ng-version="17.0.1"></app-root>', 'Angular'],
    ['<script async src="https://embed.tawk.to/1/default"></script>', 'Tawk.to'],
    ['<a href="https://wa.me/254700000000">Chat</a>', 'WhatsApp chat'],
    ['<script src="https://checkout.flutterwave.com/v3.js"></script>', 'Flutterwave'],
    ['<html data-wf-site="abc">', 'Webflow'],
    ['<div class="MuiButton-root x">', 'Material UI'],
    ['<script src="https://js.hs-scripts.com/1.js"></script>', 'HubSpot'],
  ])('%s', async (html, name) => {
    expect(await detect(html)).toContain(name);
  });

  test('an article about technologies uses none of them', async () => {
    expect(
      await detect(
        '<article><p>We compared WordPress, Shopify, React, Angular, jQuery, Paystack, Stripe and Google Analytics.</p></article>',
      ),
    ).toEqual([]);
  });

  test('nothing, and what is no HTML', async () => {
    expect(await detect('')).toEqual([]);
    expect(await detect('\u0000\uFFFF<<<<script src=<meta name')).toEqual([]);
  });
});

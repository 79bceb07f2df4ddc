// Pages in each language on the starter catalogue: no English word and no foreign mark in the shell.
import { writeFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../app/base/locale.ts';
import { localPath } from '../app/base/locale-path.ts';
import { inLocale } from '../app/http/locale.server.ts';
import { pages as routes } from '../app/routes.ts';
import * as ar from '../app/text/ar/index.ts';
import * as en from '../app/text/en/index.ts';
import * as fr from '../app/text/fr/index.ts';
import names from '../app/text/fr/names.json' with { type: 'json' };
import * as pt from '../app/text/pt/index.ts';
import * as sw from '../app/text/sw/index.ts';
import { namesText } from '../app/text/text.ts';
import { listAddresses } from '../test/cached-pages.ts';
import type { Member } from '../test/member.ts';
import { appoint } from '../test/moderator.ts';
import { listLines, listWords } from '../test/shell-words.ts';
import { openTestSite } from '../test/site.ts';

const OTHERS = { fr, pt, ar, sw };

let site: Awaited<ReturnType<typeof openTestSite>>;
let member: Member;
let namesOfRecord: string[];

beforeAll(async () => {
  site = await openTestSite();
  member = await site.member({ name: 'Qxname' });
  await appoint(site.sql, member);
  const { rows } = await raw<{ name: string }>`
    select name from startups union select name from investors union select name from people
    union select publisher from sources union select name from technologies union select name from startup_names`.execute(
    site.sql,
  );
  namesOfRecord = rows
    .map(({ name }) => name)
    .filter((name) => name && name.length > 2)
    .sort((a, b) => b.length - a.length);
});
afterAll(() => site.close());

const PUBLIC = [
  ...Object.entries(routes).flatMap(([path, { isCached }]) =>
    isCached ? listAddresses(path) : [],
  ),
  '/search?q=pay',
  '/search?q=nairobi&kind=location',
  '/search?q=fintech startups in kenya that raised seed since 2023',
  '/search?q=who raised the most in 2023',
  '/search?q=how much did egypt raise in 2022',
  '/search?q=zzzzqqq',
  '/search?q=founders of paystack',
  '/search?q=investors in kenya',
  '/search?q=compare kenya and nigeria',
  '/search?q=how many startups in ghana',
  '/search/semantic',
  '/search/semantic?q=lending%20to%20smallholder%20farmers',
  '/advanced-search',
  '/advanced-search?f[0][column]=country&f[0][operator]=equals&f[0][query_1]=kenya',
  '/compare',
  '/compare?startups=flutterwave,jumia,andela',
  '/pricing?interval=year&currency=NGN',
  '/product/checkout?plan=pro&interval=year',
  '/product/checkout',
  '/match',
  '/login',
  '/register',
  '/forgot-password',
  '/verify-email',
  '/logout',
  '/startups?country=kenya&round=seed&amount=1M..',
  '/rounds?country=kenya&amount=5M..&sort=-amount',
  '/figures',
  '/figures?measure=raised&split=year&compare=kenya,nigeria,egypt&from=2015&to=2025',
  '/figures?measure=raised&split=country&compare=2023,2024&region=east-africa&debt=out',
  '/figures?measure=median_round&split=round',
  '/figures?measure=exits&split=kind',
  '/funding/flutterwave-series-b-2020-01/suggest-edit?field=amount',
  '/startup/wave/suggest-edit',
  '/investor/visa/suggest-edit',
  '/person/olugbenga-agboola/suggest-edit',
  '/corrections',
  '/corrections/reply?about=funding:flutterwave-series-b-2020-01',
  '/data',
  '/api',
  '/investors/fit',
  '/investors/fit?country=kenya',
  '/newsletter',
  '/subscriber',
  '/unsubscribe',
  '/alerts/end',
  '/confirm',
  '/startup/wave/claim',
  '/selection?startups=wave,andela',
  '/no/such/page',
  '/startup/nosuchthing',
  '/startups?country=narnia',
  '/rounds?page=9999',
  '/offline',
  '/industry/fintech/kenya',
  '/startups?sort=nope',
];
const OF_MEMBERS = Object.keys(routes).filter(
  (path) => !path.includes(':') && /^\/(dashboard|moderation|import)/.test(path),
);

type Said = (...values: unknown[]) => unknown;
function* eachString(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function') {
    for (const values of [Array(6).fill('Qx'), Array(6).fill(1), Array(6).fill(3)]) {
      try {
        yield* eachString((value as Said)(...values));
      } catch {
        // It takes other values.
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) yield* eachString(one);
  }
}
const wordsOf = (texts: unknown) =>
  new Set([...eachString(texts)].flatMap(listWords).map((word) => word.toLowerCase()));

describe.each(LOCALES.filter((one) => one !== DEFAULT_LOCALE))('%s', (locale) => {
  test('no English', async () => {
    const own = inLocale(locale, () => wordsOf(OTHERS[locale]));
    const english = wordsOf(en);
    for (const key of Object.keys(names))
      for (const word of listWords(key)) english.add(word.toLowerCase());
    const seen = new Set<string>();
    const countries = (
      await raw<{ name: string }>`select name from places where kind = 'country'`.execute(site.sql)
    ).rows.map((r) => r.name);
    const said = inLocale(locale, () =>
      [...Object.keys(names), ...countries].filter(
        (key) => key.length > 3 && /^\p{Lu}/u.test(key) && !namesText.of(key).includes(key),
      ),
    );
    const found = new Map<string, Set<string>>();
    const note = (line: string, path: string) =>
      found.set(line, (found.get(line) ?? new Set()).add(path));
    for (const [paths, ask] of [
      [PUBLIC, site.request],
      [OF_MEMBERS, member.request],
    ] as const) {
      for (const path of paths) {
        if (
          path.startsWith('/embed') ||
          path.startsWith('/feeds') ||
          /\.(atom|xml|txt|csv|json)|sitemap/.test(path)
        )
          continue;
        const answer = await ask(localPath(path, locale));
        if (answer.status === 303 || answer.status === 302 || answer.status === 301) continue;
        const html = await answer.text();
        if (!answer.headers.get('content-type')?.includes('html')) continue;
        for (let line of listLines(html, locale)) {
          line = line.replace(/https?:\/\/\S*/g, '');
          if (seen.has(line)) continue;
          seen.add(line);
          const wrong = (line: string) => [
            ...listWords(line).filter(
              (word) => english.has(word.toLowerCase()) && !own.has(word.toLowerCase()),
            ),
            ...said.filter(
              (key) =>
                line.includes(key) &&
                new RegExp(`(?<!\\p{L})${key.replace(/[()+.]/g, '\\$&')}(?!\\p{L})`, 'u').test(
                  line,
                ),
            ),
          ];
          let bad = wrong(line);
          if (bad.length > 0) {
            for (const name of namesOfRecord)
              if (line.includes(name)) line = line.replaceAll(name, 'Qxn');
            bad = wrong(line);
          }
          if (bad.length > 0) note(`${[...new Set(bad)].join(',')} | ${line.slice(0, 200)}`, path);
          const mark =
            locale === 'fr'
              ? /[\p{L}\d)»](?:[:;!?](?=\s|$))|[\p{L}\d] [:;!?](?=\s|$)|"/u.exec(line)
              : locale === 'ar'
                ? /[\u0600-\u06ff)][,;?]|[^\d],\s/u.exec(line)
                : null;
          if (mark) note(`MARK ${mark[0]} | ${line.slice(0, 200)}`, path);
        }
      }
    }
    const lines = [...found].map(
      ([line, paths]) => `${line}   @${paths.size} ${[...paths].slice(0, 2).join(' ')}`,
    );
    writeFileSync(`/tmp/l10n/found-${locale}.txt`, lines.join('\n'));
    console.log(locale, lines.length);
  });
});

// Every page in each language on the starter catalogue: no English in its own words, and the marks
// of the language. Texts of the record are English on every page, and marked so.
import { readFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../app/base/locale.ts';
import { localPath } from '../app/base/locale-path.ts';
import { inLocale } from '../app/http/locale.server.ts';
import { pages } from '../app/routes.ts';
import * as en from '../app/text/en/index.ts';
import * as languages from '../app/text/languages.ts';
import { namesText } from '../app/text/text.ts';
import { listAddresses } from '../test/cached-pages.ts';
import type { Member } from '../test/member.ts';
import { appoint } from '../test/moderator.ts';
import { listLines, listWords } from '../test/shell-words.ts';
import { openTestSite } from '../test/site.ts';

const OTHERS = { ...languages };

/** Of industries, rounds and fields, by their English names. */
const readNames = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../app/text/${locale}/names.json`, import.meta.url), 'utf8'));

/** Asked in English on pages of every language, which answer in their own. */
const QUESTIONS = [
  'fintech startups in kenya that raised seed since 2023',
  'who raised the most in 2023',
  'how much did egypt raise in 2022',
  'founders of paystack',
  'investors in kenya',
  'compare kenya and nigeria',
  'how many startups in ghana',
  'average seed round in nigeria',
];

const OF_VISITORS = [
  ...Object.entries(pages).flatMap(([path, { isCacheable }]) =>
    isCacheable ? listAddresses(path) : [],
  ),
  ...QUESTIONS.map((q) => `/search?q=${encodeURIComponent(q)}`),
  '/search?q=nairobi&kind=location',
  '/search/semantic',
  '/advanced-search',
  '/advanced-search?f[0][column]=country&f[0][operator]=equals&f[0][query_1]=kenya',
  '/compare',
  '/compare?startups=flutterwave,jumia,andela',
  '/pricing?interval=year&currency=NGN',
  '/product/checkout?plan=pro&interval=year',
  '/match',
  '/login',
  '/register',
  '/forgot-password',
  '/verify-email',
  '/startups?country=kenya&round=seed&amount=1M..',
  '/rounds?country=kenya&amount=5M..&sort=-amount',
  '/figures?measure=raised&split=year&compare=kenya,nigeria,egypt&from=2015&to=2025',
  '/figures?measure=raised&split=country&compare=2023,2024&region=east-africa&debt=out',
  '/figures?measure=median_round&split=round',
  '/figures?measure=exits&split=kind',
  '/startup/wave/suggest-edit',
  '/startup/wave/claim',
  '/investor/visa/suggest-edit',
  '/person/olugbenga-agboola/suggest-edit',
  '/investors/fit?sector=fintech&place=kenya',
  '/newsletter',
  '/subscriber',
  '/unsubscribe',
  '/api',
  ...['rounds?country=kenya', 'startup/andela', 'exits', 'investors', 'top-100', 'countries'].map(
    (frame) => `/embed/${frame}`,
  ),
  '/api?subject=startups',
  '/startup/nosuchthing',
  '/startups?country=narnia',
  '/rounds?page=9999',
];
const OF_MEMBERS = Object.keys(pages).filter(
  (path) => /^\/(dashboard|moderation|import)/.test(path) && !path.includes(':'),
);

/** Words that every language shares with English, and names of products and of this site. */
const SHARED =
  /^(?:AI|AdTech|APIs?|B2B2?C?|C2C|CRM|CSV|Data|DeFi|Discord|ERP|FinTech|GitHub|Griot|InsurTech|Internet|JSON|LinkedIn|Microsoft|SaaS|Slack|Teams|Telegram|Twitter|XLSX|English)$/i;
// What stands as it is: time zones, addresses of projects and calls, and what a visitor asked for.
const AS_GIVEN =
  /(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\p{L} _/-]+|[\w-]+-Analytics-[\w-]+|\bGET \/\S+|\bedit\b/gu;

/** Marks that the language writes otherwise. */
const FOREIGN_MARKS: Partial<Record<Locale, RegExp>> = {
  fr: /[\p{L}\d)»](?:[:;!?](?=\s|$))|[\p{L}\d] [:;!?](?=\s|$)/u,
  ar: /[\u0600-\u06ff)][,;?]|[^\d],\s/u,
};

let site: Awaited<ReturnType<typeof openTestSite>>;
let member: Member;
/** Of startups, investors, people and publishers, which are the same in every language. */
let namesOfRecord: string[];
let countries: string[];

beforeAll(async () => {
  site = await openTestSite();
  member = await site.member({ name: 'Qx', email: 'qx@qx.example' });
  await appoint(site.sql, member);
  const list = async (statement: ReturnType<typeof raw<{ name: string }>>) =>
    (await statement.execute(site.sql)).rows.map(({ name }) => name);
  const names = await list(raw<{ name: string }>`
    select name from startups union select name from startup_names union select name from people
    union select name from investors union select name from technologies
    union select counterparty from startup_events where counterparty is not null
    union select publisher from sources where publisher is not null
    union select publisher from news where publisher is not null`);
  namesOfRecord = names
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length);
  countries = await list(raw<{ name: string }>`select name from places where kind = 'country'`);
});
afterAll(() => site.close());

type Said = (...values: unknown[]) => unknown;

/** Every string of a catalogue, its functions called with words and with numbers. */
function* eachString(text: unknown): Generator<string> {
  if (typeof text === 'string') yield text;
  else if (typeof text === 'function') {
    for (const value of ['Qx', 1, 3]) {
      try {
        yield* eachString((text as Said)(...Array(6).fill(value)));
      } catch {
        // It takes a record, which a page gives it.
      }
    }
  } else if (typeof text === 'object' && text !== null) {
    for (const one of Object.values(text)) yield* eachString(one);
  }
}

const wordsOf = (...texts: unknown[]) =>
  new Set(
    texts
      .flatMap((text) => [...eachString(text)].flatMap(listWords))
      .map((one) => one.toLowerCase()),
  );

const isPage = (path: string) => !/^\/feeds|\.(atom|xml|txt|csv|svg|json)/.test(path);

describe.each(LOCALES.filter((one) => one !== DEFAULT_LOCALE))('in %s', (locale) => {
  /** Lines of all pages, each with the first page that says it. */
  const readPages = async () => {
    const lines = new Map<string, string>();
    for (const [paths, ask] of [
      [OF_VISITORS.filter(isPage), site.request],
      [OF_MEMBERS, member.request],
    ] as const) {
      for (const path of paths) {
        const answer = await ask(localPath(path, locale));
        if (answer.status >= 300 && answer.status < 400) continue;
        for (const line of listLines(await answer.text(), locale)) {
          if (!lines.has(line)) lines.set(line, path);
        }
      }
    }
    return lines;
  };

  test('no page says a word of English, or sets a mark as English does', async () => {
    const [own, names] = [OTHERS[locale], readNames(locale)];
    const english = wordsOf(en, Object.keys(names));
    const said = inLocale(locale, () => wordsOf(own, Object.values(names)));
    const isForeign = (word: string) =>
      english.has(word.toLowerCase()) && !said.has(word.toLowerCase()) && !SHARED.test(word);
    const untranslated = inLocale(locale, () =>
      [...Object.keys(names), ...countries].filter((name) => {
        const known = namesText.of(name);
        const isSaid = countries.some((one) => namesText.of(one).includes(name));
        return (
          /^\p{Lu}\p{L}{3}/u.test(name) && !isSaid && !known.includes(name) && !SHARED.test(name)
        );
      }),
    );
    const holds = (line: string, name: string) =>
      line.includes(name) &&
      new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(line);
    const faultsOf = (line: string) => [
      ...listWords(line).filter(isForeign),
      ...untranslated.filter((name) => holds(line, name)),
      ...(FOREIGN_MARKS[locale]?.exec(line) ?? []),
    ];
    const wrong: string[] = [];
    for (const [given, path] of await readPages()) {
      let line = given.replace(/(?:https?:\/\/|localhost:)\S*/g, '').replace(AS_GIVEN, '');
      for (const question of QUESTIONS) line = line.replaceAll(question, '');
      if (faultsOf(line).length === 0) continue;
      for (const name of namesOfRecord) {
        if (line.includes(name)) line = line.replaceAll(name, 'Qx');
      }
      const faults = faultsOf(line);
      if (faults.length > 0) wrong.push(`${path}: ${faults.join(', ')} | ${given.slice(0, 160)}`);
    }
    expect(wrong).toEqual([]);
  });
});

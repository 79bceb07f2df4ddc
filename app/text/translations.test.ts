// Each language against the English texts: what it lacks, leaves out, or left in English.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatCount } from '../base/count.ts';
import { DEFAULT_LOCALE, LOCALES } from '../base/locale.ts';
import { inLocale } from '../http/locale.server.ts';
import arabicNames from './ar/names.json' with { type: 'json' };
import * as en from './en/index.ts';
import * as languages from './languages.ts';
import { isGroup, listMissing } from './missing-texts.ts';

const OTHERS = { ...languages };
type Said = (...values: unknown[]) => unknown;

/** A pull request may leave a few in English, which the run names; a language stays whole. */
const MOST_MISSING = 0.02;

function* eachText(english: object, own: object, path = ''): Generator<[string, unknown, unknown]> {
  for (const [key, text] of Object.entries(english)) {
    const said: unknown = Reflect.get(own, key);
    if (isGroup(text)) yield* eachText(text, isGroup(said) ? said : {}, `${path}${key}.`);
    else if (said !== undefined) yield [`${path}${key}`, text, said];
  }
}

/** With values that cannot stand in any language's own words. */
function sayWith(say: Said, values: readonly unknown[]): string | null {
  try {
    const text = say(...values);
    return typeof text === 'string' ? text : null;
  } catch {
    // It takes a record, which a page gives it.
    return null;
  }
}

const WORDS = ['Qxa', 'Qxb', 'Qxc', 'Qxd', 'Qxe', 'Qxf'];

/** They take words of a list, such as month or year. */
const OF_LISTS = ['checkoutText.renews', 'checkoutText.trial'];
/** Code, and what other products call their own menus. */
const NAMES = /^apiDocsText\.errorsExample$|^alertsText\.chats\./;

describe.each(LOCALES.filter((one) => one !== DEFAULT_LOCALE))('%s', (locale) => {
  const own = OTHERS[locale];
  const all = [...eachText(en, own)];

  test('nearly all is said; what is not is named here and shown in English', () => {
    const missing = listMissing(en, own);
    const named = missing.slice(0, 30).join(', ');
    if (named)
      console.log(`${missing.length} texts are in English on pages in ${locale}: ${named}`);
    expect(missing.length / (missing.length + all.length)).toBeLessThan(MOST_MISSING);
  });

  test('whatever value English shows is shown', () => {
    const notSaid = ['undefined', 'NaN', inLocale(locale, () => formatCount(Number.NaN))];
    const lost = all.flatMap(([path, text, said]) => {
      if (typeof text !== 'function' || typeof said !== 'function') return [];
      if (OF_LISTS.includes(path)) return [];
      const values = WORDS.slice(0, text.length);
      const english = inLocale(DEFAULT_LOCALE, () => sayWith(text as Said, values));
      const other = inLocale(locale, () => sayWith(said as Said, values));
      // A number or a word of a list is wanted.
      if (english === null || other === null || notSaid.some((one) => other.includes(one)))
        return [];
      const shown = other.toLowerCase();
      const left = values.filter(
        (word) => english.includes(word) && !shown.includes(word.toLowerCase()),
      );
      return left.length > 0 ? [`${path}: ${english} | ${other}`] : [];
    });
    expect(lost).toEqual([]);
  });

  test('few sentences are the same as in English', () => {
    const same = all.flatMap(([path, text, said]) =>
      typeof text === 'string' && text === said && text.split(' ').length > 3 ? [path] : [],
    );
    expect(same.filter((path) => !NAMES.test(path))).toEqual([]);
  });
});

function* eachKey(group: object, path: string): Generator<[path: string, key: string]> {
  for (const [key, text] of Object.entries(group)) {
    if (isGroup(text)) yield* eachKey(text, `${path}.${key}`);
    else yield [`${path}.${key}`, key];
  }
}

/** Their keys are made of two words that the code holds. */
const COMPOSED =
  /^moderationText\.(?:\w+Hint|fields\.\w+Reason)$|^(?:questionsText\.columns|answersText\.than_)\./;

test('the code names the key of each text', () => {
  const files = globSync('{app,server,cli,scripts}/**/*.{ts,tsx}');
  const code = files
    .filter((path) => !path.startsWith('app/text/') && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[\p{L}_$][\w$-]*/gu));
  const unused = [...eachKey(en, 'en')].flatMap(([path, key]) =>
    words.has(key) || code.includes(`'${key}'`) ? [] : path.slice('en.'.length),
  );
  expect(unused.filter((path) => !COMPOSED.test(path))).toEqual([]);
});

test('an Arabic name that ends in Latin letters keeps a figure after it in place', () => {
  const names = Object.values(arabicNames).filter((name) => name.length < 30);
  const latinEnds = names.filter((name) => /\p{Script=Arabic}.*[A-Za-z]\W*$/u.test(name));
  expect(latinEnds.length).toBeGreaterThan(0);
  expect(latinEnds.filter((name) => !name.endsWith('\u200f'))).toEqual([]);
});

test('French marks have a no-break space before them', () => {
  const loose = [...eachText(en, languages.fr)].flatMap(([path, , said]) => {
    const text =
      typeof said === 'function'
        ? inLocale('fr', () => sayWith(said as Said, WORDS.slice(0, said.length)))
        : said;
    return /[\p{L}\d)»] (?:[:;!?](?:\s|$)|»)|« /u.test(String(text)) ? [`${path}: ${text}`] : [];
  });
  expect(loose).toEqual([]);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPlan, findPrice, isAllOpen, listCurrencies, type Plans } from '../base/plans.ts';
import { newsFeedsFile, plansFile, readConfigFile } from './config-files.server.ts';
import { standardLimits } from './limits.ts';
import { readSettings, SettingsError } from './settings.ts';

const FREE = {
  slug: 'free',
  name: 'Free',
  summary: 'For all.',
  features: { api: true },
  prices: [],
};
const PRO = {
  slug: 'pro',
  name: 'Pro',
  summary: 'For work.',
  features: { api: 'much' },
  prices: [{ currency: 'USD', interval: 'month', amount: 1900 }],
};
const FILE = { features: [{ key: 'api', label: 'API' }], plans: [FREE, PRO] };

const written = join(mkdtempSync(join(tmpdir(), 'griot-plans-')), 'plans.json');

function read(value: unknown) {
  writeFileSync(written, JSON.stringify(value));
  return readConfigFile(written, plansFile);
}

function plansOf(value: unknown): Plans {
  const { value: plans, problems } = read(value);
  if (!plans) throw new Error(problems.join('\n'));
  return plans;
}

const problemsOf = (value: unknown) =>
  read(value).problems.map((one) => one.replace(written, 'plans.json'));

describe('plans', () => {
  test('the shipped file has Free and Pro with sample prices, and says so', () => {
    const { plans } = readSettings({});
    expect(plans.isSample).toBe(true);
    expect(plans.plans.map(({ slug }) => slug)).toEqual(['free', 'pro']);
    expect(isAllOpen(plans)).toBe(false);
    expect(findPlan(plans, 'free')?.limits).toEqual(standardLimits('account'));
    expect(findPlan(plans, 'pro')?.limits).toEqual(standardLimits('subscriber'));
    expect(listCurrencies(plans)[0]).toBe('USD');
    for (const { prices } of plans.plans) {
      for (const { currency } of prices) {
        const offered = prices.filter((price) => price.currency === currency);
        expect(offered.map(({ interval }) => interval)).toEqual(['month', 'year']);
      }
    }
  });

  test('limits left out are the usual ones', () => {
    const plans = plansOf({ ...FILE, plans: [FREE, { ...PRO, limits: { csv_rows: 7 } }] });
    expect(findPlan(plans, 'free')?.limits).toEqual(standardLimits('account'));
    expect(findPlan(plans, 'pro')?.limits).toEqual({ ...standardLimits('subscriber'), csvRows: 7 });
  });

  test('without a price all is open', () => {
    expect(isAllOpen(plansOf({ ...FILE, plans: [FREE] }))).toBe(true);
    expect(isAllOpen(plansOf({ features: [], plans: [] }))).toBe(true);
  });

  test('a price is found by interval and currency; there is no other', () => {
    const pro = findPlan(plansOf(FILE), 'pro');
    if (!pro) throw new Error('There is no Pro');
    expect(findPrice(pro, 'month', 'USD')?.amount).toBe(1900);
    expect(findPrice(pro, 'year', 'USD')).toBeNull();
    expect(findPrice(pro, 'month', 'usd')).toBeNull();
  });

  test('every mistake is named at once, with its path and what is right', () => {
    const value = {
      features: [
        { key: 'api', label: 'API' },
        { key: 'api', label: 'Again' },
      ],
      plans: [
        FREE,
        { ...FREE, slug: 'Gratis' },
        { ...PRO, trial_days: -1, features: { maps: true }, colour: 'red' },
        {
          ...PRO,
          prices: [
            { currency: 'usd', interval: 'week', amount: 19.99 },
            { currency: 'USD', interval: 'month', amount: '1900' },
            { currency: 'USD', interval: 'month' },
          ],
        },
      ],
    };
    const problems = problemsOf(value).join('\n');
    for (const said of [
      'plans.json: plans[1].slug: expected a word in lower case',
      'plans.json: plans[2].trial_days: expected a whole number from 0 to 365',
      'plans.json: plans[2].colour: no such field',
      'plans.json: plans[3].prices[0].currency: expected a currency code',
      'plans.json: plans[3].prices[0].interval: expected month or year',
      'plans.json: plans[3].prices[0].amount: expected a whole number',
      'plans.json: plans[3].prices[1].amount: expected a whole number',
      'plans.json: plans[3].prices[2].amount: missing, expected a whole number',
    ]) {
      expect(problems).toContain(said);
    }
  });

  test('what only shows when all of it is read is named too', () => {
    const value = {
      features: [...FILE.features, ...FILE.features, { key: 'maps', label: 'Maps' }],
      plans: [
        FREE,
        { ...FREE, slug: 'other' },
        { ...PRO, features: { api: true, maps: true, moon: true } },
        { ...PRO, features: { api: true, maps: true }, prices: [...PRO.prices, ...PRO.prices] },
      ],
    };
    expect(problemsOf(value)).toEqual([
      'plans.json: features[1].key: stands here twice',
      'plans.json: plans[3].slug: stands here twice',
      'plans.json: plans[1].prices: expected a price: only one plan can be the one without',
      'plans.json: plans[0].features.maps: missing: every plan answers every feature',
      'plans.json: plans[1].features.maps: missing: every plan answers every feature',
      'plans.json: plans[2].features.moon: is not in the list of features',
      'plans.json: plans[3].prices[1]: is a second price for USD month',
    ]);
  });

  test('what is no object, or no JSON, or not there is said plainly', () => {
    for (const value of [null, [], 'x', 7]) expect(problemsOf(value)[0]).toMatch(/the file: /);
    expect(() => readSettings({ PLANS_FILE: 'config/nowhere.json' })).toThrow(
      'PLANS_FILE: config/nowhere.json: cannot be read',
    );
    writeFileSync(written, '{ "plans": [ }');
    expect(readConfigFile(written, plansFile).problems[0]).toContain('is not valid JSON');
  });

  test('they stop the start together with every other wrong setting', () => {
    writeFileSync(written, JSON.stringify({ ...FILE, plans: [{ ...PRO, slug: 'Pro' }] }));
    const wrong = { PLANS_FILE: written, PORT: 'x', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(() => readSettings(wrong)).toThrow(SettingsError);
    for (const said of ['plans[0].slug: ', 'PORT: ', 'expected both or neither']) {
      expect(() => readSettings(wrong)).toThrow(said);
    }
  });
});

const folder = mkdtempSync(join(tmpdir(), 'griot-feeds-'));
function write(content: unknown): string {
  const file = join(folder, 'feeds.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('the list that comes with the product is whole: https, each publisher and address once', () => {
  const { value: feeds = [], problems } = readConfigFile('config/feeds.json', newsFeedsFile);
  expect(problems).toEqual([]);
  expect(feeds.length).toBeGreaterThan(10);
  expect(feeds.every(({ url }) => url.startsWith('https://'))).toBe(true);
  expect(new Set(feeds.map(({ publisher }) => publisher)).size).toBe(feeds.length);
});

test('an empty list is one', () => {
  expect(readSettings({ FEEDS_FILE: write({ feeds: [] }) }).feeds).toEqual([]);
});

test.each([
  ['{"feeds": [', 'is not valid JSON'],
  [{}, 'feeds: missing, expected a list'],
  [{ feeds: [{ publisher: 'A', url: 'ftp://a.test' }] }, 'feeds[0].url: expected an address'],
  [{ feeds: [{ publisher: ' ', url: 'https://a.test' }] }, 'feeds[0].publisher: expected the name'],
  [{ feeds: [{ publisher: 'A', url: 'https://a.test', every_minutes: 1 }] }, 'expected 10 to 1440'],
  [
    { feeds: [{ publisher: 'A', url: 'https://a.test', name: 'x' }] },
    'feeds[0].name: no such field',
  ],
  [
    {
      feeds: [
        { publisher: 'A', url: 'https://a.test' },
        { publisher: 'B', url: 'https://a.test' },
      ],
    },
    'feeds[1].url: https://a.test is listed twice',
  ],
])('%j is refused at start: %s', (content, problem) => {
  expect(() => readSettings({ FEEDS_FILE: write(content) })).toThrow(problem);
});

test('a file that is not there', () => {
  expect(() => readSettings({ FEEDS_FILE: '/nowhere/feeds.json' })).toThrow(
    'FEEDS_FILE: /nowhere/feeds.json: cannot be read',
  );
});

test('private addresses cannot be allowed in production', () => {
  const allowed = { FETCH_ALLOW_FOR_TESTS: '127.0.0.1' };
  expect(readSettings(allowed).FETCH_ALLOW_FOR_TESTS).toEqual(['127.0.0.1']);
  expect(() => readSettings({ ...allowed, SITE_URL: 'https://griot.example' })).toThrow(
    'FETCH_ALLOW_FOR_TESTS: is for tests',
  );
});

// The operator's files, read and validated at start: config/plans.json and config/feeds.json.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { INTERVALS, type Plan, type Plans } from '../base/plans.ts';
import { standardLimits } from './limits.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `value` is set when there are no problems. */
interface ReadConfig<T> {
  value?: T;
  /** Each as `file: path: what is expected`. */
  problems: string[];
}

/** Relative names are resolved in the project's folder. */
export function readConfigFile<T>(name: string, schema: z.ZodType<T>): ReadConfig<T> {
  let text: string;
  try {
    text = readFileSync(resolve(ROOT, name), 'utf8');
  } catch {
    return { problems: [`${name}: cannot be read`] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`${name}: is not valid JSON (${(error as Error).message})`] };
  }
  const { data, error } = schema.safeParse(json, { reportInput: true });
  return { value: data, problems: error ? error.issues.flatMap((one) => say(one, name)) : [] };
}

function say(issue: z.core.$ZodIssue, name: string): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${name}: ${pathOf([...issue.path, key])}: no such field`);
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const message = isMissing
    ? issue.message.replace(/^expected/, 'missing, expected')
    : issue.message;
  return [`${name}: ${pathOf(issue.path) || 'the file'}: ${message}`];
}

/** `plans[1].prices[0].amount` */
function pathOf(path: PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function reportRepeated(list: string[], report: (at: number) => void): void {
  for (const [at, one] of list.entries()) if (list.indexOf(one) < at) report(at);
}

const MAX_AMOUNT = 100_000_000_000;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const slug = z
  .string('expected a word such as pro')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a word in lower case, such as pro or pro-team')
  .max(40, 'expected at most 40 characters');
const words = (max: number) => {
  const message = `expected 1 to ${max} characters of text`;
  return z.string(message).trim().min(1, message).max(max, message);
};
const count = (max: number) => {
  const message = `expected a whole number from 0 to ${max}`;
  return z.int(message).min(0, message).max(max, message);
};

const price = z.strictObject({
  currency: z
    .string('expected a currency code such as USD')
    .refine((code) => CURRENCIES.has(code), 'expected a currency code of ISO 4217, such as USD'),
  interval: z.enum(INTERVALS, 'expected month or year'),
  amount: z
    .int("expected a whole number in the currency's smallest unit, such as 1900 for USD 19.00")
    .min(1, 'expected more than 0; a plan that costs nothing has no prices')
    .max(MAX_AMOUNT, `expected at most ${MAX_AMOUNT}`),
  stripe_price: z
    .string()
    .regex(/^price_\w+$/, 'expected the id of a Stripe price, such as price_1AbC')
    .optional(),
  paystack_plan: z
    .string()
    .regex(/^PLN_\w+$/, 'expected the code of a Paystack plan, such as PLN_abc123')
    .optional(),
});

const limits = z.strictObject({
  csv_rows: count(1_000_000).optional(),
  compared_on_page: count(10).optional(),
  saved_comparisons: count(100_000).optional(),
  lists: count(1_000).optional(),
  list_rows: count(10_000).optional(),
  alerts: count(10_000).optional(),
  api_calls_per_minute: count(1_000_000).optional(),
});

const plan = z.strictObject({
  slug,
  name: words(40),
  summary: words(200),
  features: z.record(
    z.string(),
    z.union([z.boolean(), words(40)], 'expected true, false or a few words'),
    'expected an answer for every feature',
  ),
  limits: limits.optional(),
  trial_days: count(365).optional(),
  prices: z.array(price, 'expected a list of prices, empty for a plan that costs nothing'),
});

export const plansFile = z
  .strictObject({
    about: z.string().optional(),
    is_sample: z.boolean('expected true or false').optional(),
    features: z.array(
      z.strictObject({ key: slug, label: words(80) }),
      'expected a list of features',
    ),
    plans: z.array(plan, 'expected a list of plans').max(6, 'expected at most 6 plans'),
  })
  .superRefine(({ features, plans }, check) => {
    const report = (path: PropertyKey[], message: string) =>
      check.addIssue({ code: 'custom', path, message });
    const keys = features.map(({ key }) => key);
    reportRepeated(keys, (at) => report(['features', at, 'key'], 'stands here twice'));
    const slugs = plans.map((one) => one.slug);
    reportRepeated(slugs, (at) => report(['plans', at, 'slug'], 'stands here twice'));
    const unpriced = plans.flatMap(({ prices }, at) => (prices.length === 0 ? [at] : []));
    for (const at of unpriced.slice(1)) {
      report(['plans', at, 'prices'], 'expected a price: only one plan can be the one without');
    }
    for (const [at, { features: given, prices }] of plans.entries()) {
      for (const key of keys) {
        if (given[key] === undefined) {
          report(['plans', at, 'features', key], 'missing: every plan answers every feature');
        }
      }
      for (const key of Object.keys(given).filter((one) => !keys.includes(one))) {
        report(['plans', at, 'features', key], 'is not in the list of features');
      }
      const kinds = prices.map(({ currency, interval }) => `${currency} ${interval}`);
      reportRepeated(kinds, (index) =>
        report(['plans', at, 'prices', index], `is a second price for ${kinds[index]}`),
      );
    }
  })
  .transform(
    ({ is_sample = false, features, plans }): Plans => ({
      isSample: is_sample,
      features,
      plans: plans.map(readPlan),
    }),
  );

function readPlan({ limits: own = {}, trial_days, prices, ...about }: z.output<typeof plan>): Plan {
  const usual = standardLimits(prices.length > 0 ? 'subscriber' : 'account');
  return {
    ...about,
    limits: {
      csvRows: own.csv_rows ?? usual.csvRows,
      comparedOnPage: own.compared_on_page ?? usual.comparedOnPage,
      savedComparisons: own.saved_comparisons ?? usual.savedComparisons,
      lists: own.lists ?? usual.lists,
      listRows: own.list_rows ?? usual.listRows,
      alerts: own.alerts ?? usual.alerts,
      apiCallsPerMinute: own.api_calls_per_minute ?? usual.apiCallsPerMinute,
    },
    trialDays: trial_days ?? 0,
    prices: prices.map(({ stripe_price, paystack_plan, ...one }) => ({
      ...one,
      providerIds: {
        ...(stripe_price && { stripe: stripe_price }),
        ...(paystack_plan && { paystack: paystack_plan }),
      },
    })),
  };
}

const feed = z.strictObject({
  publisher: z
    .string('expected the name of who publishes it')
    .trim()
    .min(1, 'expected the name of who publishes it')
    .max(80, 'expected at most 80 characters'),
  url: z.url({
    protocol: /^https?$/,
    error: 'expected an address such as https://news.example/feed',
  }),
  every_minutes: z
    .int('expected a whole number')
    .min(10, 'expected 10 to 1440')
    .max(1_440, 'expected 10 to 1440')
    .optional(),
});
export type NewsFeed = z.output<typeof feed>;

export const newsFeedsFile = z
  .strictObject({ about: z.string().optional(), feeds: z.array(feed, 'expected a list') })
  .superRefine(({ feeds }, check) => {
    const urls = feeds.map(({ url }) => url);
    reportRepeated(urls, (at) =>
      check.addIssue({
        code: 'custom',
        path: ['feeds', at, 'url'],
        message: `${urls[at]} is listed twice`,
      }),
    );
  })
  .transform(({ feeds }) => feeds);

// All settings, read once from the environment. A test compares them with docs/operating.md and
// .env.example.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ownPathOr } from '../base/address.ts';
import { findPoorContrast, readBrandColours } from '../base/brand-colours.ts';
import { isSigningKey } from '../base/minisign.ts';
import type { Plans } from '../base/plans.ts';
import { isAddressOrRange } from './client-address.server.ts';
import { type NewsFeed, newsFeedsFile, plansFile, readConfigFile } from './config-files.server.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const hex256 = z.string().regex(/^[0-9a-fA-F]{64}$/, 'expected 64 hexadecimal digits');
const webAddress = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://griot.example' })
  .transform((value) => value.replace(/\/+$/, ''));
// Without a path: paths have their own settings.
const origin = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://companion.example' })
  .refine((value) => URL.parse(value)?.pathname === '/', 'expected an address without a path')
  .transform((value) => new URL(value).origin);
const ownPath = z
  .string()
  .refine((value) => ownPathOr(value, '') === value, 'expected a path such as /api/session');
const addressList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every(isAddressOrRange),
    'expected addresses or ranges with commas between, such as 127.0.0.1,10.0.0.0/8',
  );
const fieldPath = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+)*$/, 'expected names with dots between, such as data.followers');
const onOff = z.enum(['on', 'off'], 'expected on or off').transform((value) => value === 'on');
const wholeNumber = (least: number, most: number) => {
  const expected = `expected ${least} to ${most}`;
  return z.coerce.number().int().min(least, expected).max(most, expected);
};

export const SETTINGS = {
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: webAddress.optional(),
  PRODUCT_NAME: z.string().min(1).max(40).default('Griot'),
  BRAND_COLOURS: z
    .string()
    .transform((value, { addIssue }) => {
      const colours = readBrandColours(value);
      const wrong = colours
        ? findPoorContrast(colours)
        : ['expected two colours, for light and dark, such as #2342b8,#9db2ff'];
      for (const message of wrong) addIssue({ code: 'custom', message });
      return colours ?? z.NEVER;
    })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected an address such as postgres://user:secret@host/name')
    .optional(),
  // Suggestions and startups use up to ASKED_AT_ONCE connections each; searches have others.
  DATABASE_POOL_SIZE: wholeNumber(6, 200).default(10),
  DATABASE_NAMED_STATEMENTS: onOff.default(true),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 600_000).default(30_000),
  REQUEST_TIMEOUT_MS: wholeNumber(0, 600_000).default(6_000),
  SLOW_QUERY_MS: wholeNumber(0, 600_000).default(1_000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATA_SIGNING_KEY: z
    .string()
    .refine(isSigningKey, 'expected a secret key of minisign without password')
    .optional(),
  CONTACT_EMAIL: z.email('expected a mail address').optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''),
      'expected an address such as smtp://user:secret@mail.example:587 or smtps://…',
    )
    .optional(),
  // Unset: for mail servers on other machines.
  SMTP_REQUIRE_TLS: onOff.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>"\p{Cc}]+ )?<?[^\s<>@,;"]+@[^\s<>@,;"]+>?$/u,
      'expected an address such as desk@griot.example or Griot <desk@griot.example>',
    )
    .optional(),
  NEWSLETTER_RELEASE: z
    .enum(['moderator', 'automatic'], 'expected moderator or automatic')
    .default('moderator'),
  // Unset: to this machine only, and never with https.
  DEVELOPMENT_PAGES: onOff.optional(),
  JOBS: onOff.default(true),
  WORKER_PORT: wholeNumber(1, 65_535).optional(),
  EMBEDDINGS_URL: webAddress.optional(),
  EMBEDDINGS_FOLDER: z.string().min(1).optional(),
  EMBEDDINGS_KEY: z.string().min(1).optional(),
  EMBEDDINGS_MODEL: z.string().min(1).max(200).default('text-embedding-3-small'),
  RESPONSE_ENCRYPTION_KEY: hex256.optional(),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'expected a domain such as griot.example')
    .optional(),
  TRUST_PROXY: addressList.default([]),
  RATE_LIMITS: onOff.default(true),
  // Longer than the work of register and reset, apart from hashing.
  AUTH_PADDING_MS: wholeNumber(0, 5_000).default(200),
  COMPANION_URL: origin.optional(),
  COMPANION_SESSION_PATH: ownPath.default('/api/auth/session'),
  COMPANION_COOKIE: z
    .string()
    .regex(/^[A-Za-z0-9_.-]+$/, 'expected the name of a cookie')
    .default('companion_session'),
  COMPANION_SIGN_OUT_PATH: ownPath.default('/sign-out'),
  COMPANION_KEY: z.string().min(32, 'expected at least 32 characters').optional(),
  PLANS_FILE: z.string().min(1).default('config/plans.json'),
  BILLING_SANDBOX: onOff.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'expected a secret key such as sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'expected the signing secret of a webhook endpoint, such as whsec_…')
    .optional(),
  STRIPE_API_URL: origin.default('https://api.stripe.com'),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w+$/, 'expected a secret key such as sk_test_…')
    .optional(),
  PAYSTACK_API_URL: origin.default('https://api.paystack.co'),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(
      (value) => /^[\w-]{43}$/.test(value),
      'expected 32 random bytes as 43 letters of base64url',
    )
    .optional(),
  CATALOGUE: z
    .string()
    .refine(
      (value) => ['starter', 'empty'].includes(value) || existsSync(join(value, 'startups')),
      'expected starter, empty, or a folder with a folder startups in it',
    )
    .default('starter'),
  PAGE_CACHE_MB: wholeNumber(0, 16_384).default(32),
  DRAIN_SECONDS: wholeNumber(0, 60).default(1),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  NEWS_READING: onOff.optional(),
  FEEDS_FILE: z.string().min(1).default('config/feeds.json'),
  TECHNOLOGY_DETECTION: onOff.optional(),
  LOGOS: onOff.default(true),
  LINK_CHECKS: onOff.optional(),
  HEADCOUNT_FILE: z.string().min(1).optional(),
  FOLLOWERS_URL: z
    .string()
    .refine(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && value.includes('{handle}'),
      'expected an address with {handle} in it, such as https://counts.example/users/{handle}',
    )
    .optional(),
  FOLLOWERS_KEY: z.string().min(1).optional(),
  FOLLOWERS_FIELD: fieldPath.default('followers'),
  POSTS_FIELD: fieldPath.optional(),
  FETCH_ALLOW_FOR_TESTS: addressList
    .refine((list) => !list.some((one) => one.includes('/')), 'expected addresses, no ranges')
    .default([]),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'expected debug, info, warn, error or silent',
    )
    .default('info'),
};
// Secrets can also be read from a file: NAME_FILE=/run/secrets/name.
const SECRETS = [
  'DATABASE_URL',
  'DATA_SIGNING_KEY',
  'SMTP_URL',
  'RESPONSE_ENCRYPTION_KEY',
  'COMPANION_KEY',
  'EMBEDDINGS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYSTACK_SECRET_KEY',
  'METRICS_TOKEN',
  'VAPID_PRIVATE_KEY',
  'FOLLOWERS_KEY',
] as const;

type Values = z.output<z.ZodObject<typeof SETTINGS>>;

export interface Settings extends Values {
  SITE_URL: string;
  /** The public address is https: secure cookies, HSTS, no development pages. */
  isProduction: boolean;
  plans: Plans;
  feeds: NewsFeed[];
}

export class SettingsError extends Error {}

/** Throws one SettingsError that lists every wrong setting. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const given: Record<string, string> = {};
  for (const name of Object.keys(SETTINGS)) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) problems.push(`${name}: given both directly and as ${name}_FILE`);
    try {
      given[name] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${name}_FILE: cannot read ${file}`);
    }
  }
  const parsed = z.object(SETTINGS).safeParse(given);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      problems.push(`${path.join('.')}: ${message}`);
    }
  }
  const stripe = [given.STRIPE_SECRET_KEY, given.STRIPE_WEBHOOK_SECRET];
  if (stripe.filter(Boolean).length === 1) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: expected both or neither');
  }
  if (given.EMBEDDINGS_URL && given.EMBEDDINGS_FOLDER) {
    problems.push('EMBEDDINGS_URL and EMBEDDINGS_FOLDER: expected one of them or neither');
  }
  const read = <T>(name: 'PLANS_FILE' | 'FEEDS_FILE', schema: z.ZodType<T>): T | undefined => {
    const { value, problems: wrong } = readConfigFile(SETTINGS[name].parse(given[name]), schema);
    problems.push(...wrong.map((one) => `${name}: ${one}`));
    return value;
  };
  const plans = read('PLANS_FILE', plansFile);
  const feeds = read('FEEDS_FILE', newsFeedsFile);
  if (given.FETCH_ALLOW_FOR_TESTS && given.SITE_URL?.startsWith('https:')) {
    problems.push('FETCH_ALLOW_FOR_TESTS: is for tests, and refused where SITE_URL is https');
  }
  if (given.DEVELOPMENT_PAGES === 'on' && given.SITE_URL?.startsWith('https:')) {
    problems.push('DEVELOPMENT_PAGES: shows every mail, and is refused where SITE_URL is https');
  }
  if (!parsed.success || !plans || !feeds || problems.length > 0) {
    throw new SettingsError(`Some settings are wrong:\n  ${problems.join('\n  ')}`);
  }
  const values = parsed.data;
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const isProduction = siteUrl.startsWith('https:');
  return { ...values, SITE_URL: siteUrl, isProduction, plans, feeds };
}

export const SETTING_NAMES: string[] = [
  ...Object.keys(SETTINGS),
  ...SECRETS.map((name) => `${name}_FILE`),
];

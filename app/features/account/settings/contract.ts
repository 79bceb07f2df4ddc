import { z } from 'zod';
import { hostOf } from '../../../base/address.ts';
import { COUNTRY_OPTIONS } from '../../../base/countries.ts';
import { LOCALES } from '../../../base/locale.ts';
import { parseTwitterHandle, readWebAddress } from '../../../language/values/address.ts';
import { FREQUENCIES, NOTIFICATION_KINDS } from '../../../outbox/preferences.ts';
import { accountSettingsText } from '../../../text/text.ts';
import { passwordChange, personName, ROLES, user } from '../auth/contract.ts';

const { wrong } = accountSettingsText;

/** UTC, then the IANA names. */
export const TIMEZONES: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/** Absent leaves a field unchanged; null or '' clears it. */
function clearable<Schema extends z.ZodType>(schema: Schema, say: () => string) {
  const emptied = z.literal('').transform(() => null);
  return z.union([z.null(), emptied, schema], { error: say }).optional();
}

function words(max: number) {
  return clearable(
    z
      .string()
      .trim()
      .refine((text) => [...text].length <= max && !/[\0\p{Cs}]/u.test(text))
      .transform((text) => text || null),
    () => wrong.long(max),
  );
}

const COUNTRIES = COUNTRY_OPTIONS.map(({ value }) => value);

function webAddress(isRight: (host: string) => boolean, say: () => string) {
  return clearable(
    z
      .string()
      .trim()
      .max(200)
      .refine((text) => {
        if (text === '') return true;
        const address = readWebAddress(text);
        return address !== null && isRight(hostOf(address));
      })
      .transform(readWebAddress),
    say,
  );
}

/** A checkbox or switch: a boolean in JSON, text in forms. */
const isOn = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', 'off', '1', '0'])], {
    error: () => wrong.onOff,
  })
  .transform((value) => [true, 'true', 'on', '1'].includes(value));

const frequency = z.enum(FREQUENCIES, { error: () => wrong.frequency }).optional();

function byKind<Schema extends z.ZodType>(schemaOf: (kind: string) => Schema) {
  const entries = NOTIFICATION_KINDS.map((kind) => [kind, schemaOf(kind)]);
  return Object.fromEntries(entries) as Record<(typeof NOTIFICATION_KINDS)[number], Schema>;
}

const notificationsChange = z.object({
  ...byKind((kind) => frequency.describe(`How often: ${kind}`)),
  pause_all: isOn.optional().describe('Nothing is sent while it is true'),
});
export type NotificationsChange = z.output<typeof notificationsChange>;

export const profileChange = z.object({
  name: personName.optional().describe('Name, 2 to 80 characters'),
  job_title: words(80).describe('What you do, 80 characters at most'),
  organization: words(120).describe('Where you do it, 120 characters at most'),
  role: clearable(z.enum(ROLES), () => wrong.role).describe('One of the roles listed'),
  country: clearable(z.enum(COUNTRIES as [string, ...string[]]), () => wrong.country).describe(
    'Value of the country select, such as kenya',
  ),
  bio: words(300).describe('A few words about you, 300 characters at most'),
  website: webAddress(
    () => true,
    () => wrong.website,
  ).describe('Web address; https unless it says more'),
  linkedin: webAddress(
    (host) => /(^|\.)linkedin\.com$/.test(host),
    () => wrong.linkedin,
  ).describe('Address of a LinkedIn profile'),
  x: clearable(
    z
      .string()
      .trim()
      .refine((text) => text === '' || parseTwitterHandle(text) !== null)
      .transform(parseTwitterHandle),
    () => wrong.x,
  ).describe('Handle on X, with or without @'),
  locale: z
    .enum(LOCALES, { error: () => wrong.locale })
    .optional()
    .describe('Language tag'),
  timezone: z
    .string({ error: () => wrong.timezone })
    .refine((zone) => TIMEZONES.includes(zone), { error: () => wrong.timezone })
    .optional()
    .describe('IANA time zone, such as Africa/Nairobi'),
});
export type ProfileChange = z.output<typeof profileChange>;

export const userChange = z.object({
  ...profileChange.shape,
  notifications: notificationsChange
    .optional()
    .describe('Kind of message to how often it is sent, and pause_all'),
  oldpassword: passwordChange.shape.oldpassword.optional().describe('The password now'),
  newpassword: passwordChange.shape.newpassword
    .optional()
    .describe('The password from now on, 10 to 128 characters'),
});

export const notificationsAnswer = z.object({
  ...byKind(() => z.enum(FREQUENCIES)),
  pause_all: z.boolean(),
});
export const userChangeAnswer = z.object({ data: user, notifications: notificationsAnswer });

export const accountDeletion = z.object({
  password: passwordChange.shape.oldpassword
    .optional()
    .describe('Your password; an account without one sends its mail address'),
  email: z.string().max(254).optional().describe('Your email address, only without a password'),
});

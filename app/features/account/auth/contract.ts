import { z } from 'zod';
import { cleanLine } from '../../../base/clean-text.ts';
import { emailAddress } from '../../../outbox/mail-address.ts';
import { authText } from '../../../text/text.ts';

const { wrong } = authText;

/** In characters as people count them. */
const isWithin = (min: number, max: number) => (text: string) => {
  const count = [...text].length;
  return count >= min && count <= max;
};

/** No links: mails to addresses typed by strangers carry it. */
export const personName = z
  .string({ error: () => wrong.name })
  .refine((name) => !/\p{Cc}/u.test(name.trim()), { error: () => wrong.name })
  .transform(cleanLine)
  .refine(isWithin(2, 80), { error: () => wrong.name })
  .refine((name) => !/:\/\/|www\./i.test(name), { error: () => wrong.name });

/** Common passwords are refused separately. */
const newPassword = z
  .string({ error: () => wrong.newPassword })
  .refine(isWithin(10, 128), { error: () => wrong.newPassword })
  .describe('The new password: 10 to 128 characters, and none of the common ones');

const givenPassword = z
  .string({ error: () => wrong.password })
  .min(1, { error: () => wrong.password })
  .max(512, { error: () => wrong.password });

const TICKED: readonly unknown[] = [true, 'on', 'true', '1', 1];
const ticked = z.preprocess((value) => TICKED.includes(value), z.boolean());
const describedEmail = emailAddress.describe('Mail address of the account');

export const credentials = z.object({
  email: describedEmail,
  password: givenPassword.describe('Its password'),
});

export const registration = z
  .object({
    name: personName.describe('Name to be shown, 2 to 80 characters'),
    email: describedEmail,
    password: newPassword,
    password_confirmation: z
      .string()
      .optional()
      .describe('The same again; left out, it is not compared'),
    terms: ticked
      .refine((accepted) => accepted, { error: () => wrong.terms })
      .describe('`true`: the terms are accepted'),
    newsletter: ticked.optional().describe('`true` asks for the newsletter, which a mail confirms'),
  })
  .refine(
    (given) =>
      given.password_confirmation === undefined || given.password_confirmation === given.password,
    { error: () => wrong.confirmation, path: ['password_confirmation'] },
  );
export type Registration = z.output<typeof registration>;

const base64url = z.string().regex(/^[\w-]{1,2000}$/);

/** AuthenticationResponseJSON of WebAuthn level 3. */
export const passkeyAnswer = z.object({
  credential: z
    .object({
      id: base64url.describe('Credential id, base64url'),
      rawId: base64url,
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      }),
      clientExtensionResults: z.object({}).default({}),
    })
    .describe('What navigator.credentials.get gave, as JSON'),
});

const code = z
  .string({ error: () => wrong.code })
  .trim()
  .min(6, { error: () => wrong.code })
  .max(40, { error: () => wrong.code })
  .describe('Of the authenticator app, or a recovery code');
export const secondStepCode = z.object({ code });
export const secondStep = z.object({
  challenge: z
    .string()
    .max(100)
    .optional()
    .describe('From the 401 of the sign-in; browsers have it as a cookie'),
  code,
});

export const nextQuery = z.object({
  next: z
    .string()
    .optional()
    .describe('Path on this site to go on to after the link of the mail, in this browser'),
});

export const resetRequest = z.object({ email: describedEmail });
export const resetConfirmation = z.object({
  token: z.string().max(200).describe('From the link in the mail'),
  password: newPassword,
});
export const passwordChange = z.object({
  oldpassword: givenPassword.describe('The password until now'),
  newpassword: newPassword,
});

export const ROLES = [
  'founder',
  'investor',
  'analyst',
  'journalist',
  'student',
  'public sector',
  'other',
] as const;

export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_verified_at: z.iso.datetime().nullable(),
  avatar: z.string().nullable(),
  job_title: z.string().nullable(),
  organization: z.string().nullable(),
  role: z.enum(ROLES).nullable(),
  country: z.string().nullable(),
  bio: z.string().nullable(),
  website: z.string().nullable(),
  linkedin: z.string().nullable(),
  x: z.string().nullable(),
  locale: z.string(),
  timezone: z.string(),
  has_active_subscription: z.boolean(),
  created_at: z.iso.datetime(),
});
export type User = z.output<typeof user>;

export const userAnswer = z.object({ data: user });
export const signInAnswer = z.object({ data: z.object({ token: z.string() }), user });
export type SignInAnswer = z.output<typeof signInAnswer>;
export const saidAnswer = z.object({ message: z.string() });

/** Of the session that asks itself, no password is needed: that is signing out. */
export const sessionEnding = z.object({
  session: z.union([z.literal('others'), z.string().regex(/^\d{1,15}$/)]),
  password: z.string().max(1_000).default(''),
});

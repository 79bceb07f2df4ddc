import { type RawBuilder, sql as raw } from 'kysely';
import { DAY_MS, HOUR_MS } from '../base/dates.ts';
import { currentLocale, type Locale, readLocale } from '../base/locale.ts';
import type { Sql } from '../data/database.ts';
import { networkOf, siteOf } from '../http/client-address.server.ts';
import type { Context } from '../http/context.ts';
import { inLocale } from '../http/locale.server.ts';
import { isUsedUp } from '../http/rate-limit.server.ts';
import { isOneAddress, type MailSite } from './mail-address.ts';
import type { MailContent } from './mail-content.ts';
import { endingPath, type MailLink } from './mail-link-token.server.ts';
import { DEFAULT_FREQUENCIES, type Frequency, type NotificationKind } from './preferences.ts';
import { renderMail } from './render-mail.server.ts';
import { accountMails, billingMails } from './templates/account.ts';
import { followingMails, newsletterMails } from './templates/messages.ts';
import { recordMails } from './templates/record.ts';

export const mailTemplates = {
  ...accountMails,
  ...billingMails,
  ...followingMails,
  ...newsletterMails,
  ...recordMails,
} satisfies Record<string, (data: never, productName: string) => MailContent>;

type MailTemplate = keyof typeof mailTemplates;

export type DataOf<Template extends MailTemplate> = Parameters<(typeof mailTemplates)[Template]>[0];

interface MailToQueue<Template extends MailTemplate> {
  to: string;
  template: Template;
  /** A function where it says dates, money or names, which are in the reader's language. */
  data: DataOf<Template> | (() => DataOf<Template>);
  /** The subscription that its unsubscribe link ends; account mails have none. */
  ends?: MailLink;
  /** Identifies the mail, such as `verify:17:2`: a second one with this key is not queued. */
  dedupeKey: string;
  /** One of many alike: every other mail goes first. */
  isBulk?: boolean;
}

/**
 * Queues a mail; call it in the transaction that causes it. It is sent within seconds of the
 * commit, at most once, in the reader's language (docs/decisions/005-mail-at-most-once.md). Throws
 * for an address with line breaks and for an empty key.
 */
export async function queueMail<Template extends MailTemplate>(
  sql: Sql,
  site: MailSite,
  { to, template, data, ends, dedupeKey, isBulk = false }: MailToQueue<Template>,
): Promise<void> {
  const write = mailTemplates[template] as (data: unknown, productName: string) => MailContent;
  const path = ends && (await endingPath(sql, ends));
  const { subject, text, html, headers } = inLocale(await findLocale(sql, to), () =>
    renderMail(site, write(typeof data === 'function' ? data() : data, site.PRODUCT_NAME), path),
  );
  if (!isOneAddress(to)) throw new Error('A mail goes to one address');
  if (!dedupeKey) throw new Error('A mail needs a key that says what it is about');
  await raw`
    insert into mails (to_address, template, subject, text, html, headers, dedupe_key, is_bulk)
    values (${to}, ${template}, ${subject}, ${text}, ${html}, ${JSON.stringify(headers)}::jsonb, ${dedupeKey},
      ${isBulk})
    on conflict (dedupe_key) do nothing`.execute(sql);
}

/** Runs a function in the language of mails to this address. */
export async function inLanguageOf<Made>(
  sql: Sql,
  address: string,
  make: () => Promise<Made>,
): Promise<Made> {
  return inLocale(await findLocale(sql, address), make);
}

/** The language that the reader has set; without an account that of the page they used. */
async function findLocale(sql: Sql, address: string): Promise<Locale> {
  const { rows } = await raw<{ locale: string }>`
    select locale from users where lower(email) = lower(${address})`.execute(sql);
  return readLocale(rows[0]?.locale) ?? currentLocale();
}

/** Undoes mails of a template that have not been handed over. */
export async function withdrawMails(sql: Sql, address: string, templates: readonly MailTemplate[]) {
  await raw`
    delete from mails where lower(to_address) = lower(${address}) and template = any(${[...templates]}::text[])
      and state in ('queued', 'sending') and handed_over_at is null`.execute(sql);
}

/** Of an account; the other mails are of whoever has the address. */
const OF_ACCOUNTS = Object.keys({ ...accountMails, ...billingMails, ...followingMails });

/** When an account is deleted: all mails to its address, where its owner has proven it. */
export async function forgetMails(sql: Sql, address: string, isProven: boolean): Promise<void> {
  await raw`
    delete from mails where lower(to_address) = lower(${address})
      and (${isProven}::boolean or template = any(${OF_ACCOUNTS}::text[]))`.execute(sql);
}

const MAILS_AN_HOUR = 5;
const MAILS_A_DAY = 10;
/** A whole mobile network can be behind one address. */
const MAILS_A_DAY_FROM = 500;
/** From the /48 of IPv6 of one customer, who has 65,536 networks. */
const MAILS_A_DAY_FROM_SITE = 10 * MAILS_A_DAY_FROM;

export type MailCapContext = Pick<Context, 'sql' | 'settings' | 'now' | 'clientAddress'>;

/**
 * Whether another mail may go to an address that anybody can name: 5 an hour and 10 a day over all
 * kinds of such mails, and 500 a day that one network causes, 5,000 a /48, counting this one.
 */
export async function isMailAllowed(context: MailCapContext, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const network = networkOf(context.clientAddress);
  const site = siteOf(context.clientAddress);
  // Mails refused by the hourly limit do not count towards the day.
  return (
    !(await isUsedUp(context, `mails of an hour to ${mailbox}`, MAILS_AN_HOUR, HOUR_MS)) &&
    !(await isUsedUp(context, `mails of a day to ${mailbox}`, MAILS_A_DAY, DAY_MS)) &&
    !(await isUsedUp(context, `mails of a day from ${network}`, MAILS_A_DAY_FROM, DAY_MS)) &&
    !(
      site &&
      (await isUsedUp(context, `mails of a day from ${site}`, MAILS_A_DAY_FROM_SITE, DAY_MS))
    )
  );
}

const OWN_MS = { reset: HOUR_MS, verification: DAY_MS };

/**
 * As isMailAllowed, but one reset an hour and one verification a day always are: strangers cannot
 * lock the owner out.
 */
export async function isAccountMailAllowed(
  context: MailCapContext,
  address: string,
  kind: keyof typeof OWN_MS,
): Promise<boolean> {
  if (await isMailAllowed(context, address)) return true;
  return !(await isUsedUp(context, `${kind} mails to ${mailboxOf(address)}`, 1, OWN_MS[kind]));
}

const IGNORES_DOTS = /^(?:gmail|googlemail)\.com$/;

/** Without case, what follows a plus sign, and Gmail's dots: all lead to the same mailbox. */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return IGNORES_DOTS.test(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}

/** Of `users u`: whether they want this kind, this often. */
export function wants(kind: NotificationKind, frequency: Frequency): RawBuilder<boolean> {
  return raw<boolean>`(u.email_verified_at is not null
    and u.notifications->>'pause_all' is distinct from 'true'
    and coalesce(u.notifications->>${kind}::text, ${DEFAULT_FREQUENCIES[kind]}) = ${frequency})`;
}

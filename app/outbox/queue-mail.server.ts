import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { isOneAddress, type MailSite } from './mail-address.server.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.server.ts';
import { type MailTemplate, type MailTemplates, mailTemplates } from './templates/templates.ts';

interface MailToQueue<Template extends MailTemplate> {
  to: string;
  template: Template;
  data: Parameters<MailTemplates[Template]>[0];
  /** Identifies the mail, such as `verify:17:2`: a second one with this key is not queued. */
  dedupeKey: string;
  /** One of many alike: every other mail goes first. */
  isBulk?: boolean;
}

/**
 * Queues a mail; call it in the transaction that causes it. It is sent within seconds of the
 * commit, at most once (decision 005). Throws for an address with line breaks and for an empty key.
 */
export async function queueMail<Template extends MailTemplate>(
  sql: Sql,
  site: MailSite,
  { to, template, data, dedupeKey, isBulk = false }: MailToQueue<Template>,
): Promise<void> {
  const write = mailTemplates[template] as (data: unknown, productName: string) => MailContent;
  const { subject, text, html, headers } = renderMail(site, write(data, site.PRODUCT_NAME));
  if (!isOneAddress(to)) throw new Error('A mail goes to one address');
  if (!dedupeKey) throw new Error('A mail needs a key that says what it is about');
  await raw`
    insert into mails (to_address, template, subject, text, html, headers, dedupe_key, is_bulk)
    values (${to}, ${template}, ${subject}, ${text}, ${html}, ${JSON.stringify(headers)}::jsonb, ${dedupeKey},
      ${isBulk})
    on conflict (dedupe_key) do nothing`.execute(sql);
}

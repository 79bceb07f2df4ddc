import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { isOneAddress, type MailSite } from './mail-address.server.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.server.ts';
import { type MailTemplate, type MailTemplates, mailTemplates } from './templates/templates.ts';

export interface MailToQueue<Template extends MailTemplate> {
  /** One mail address. */
  to: string;
  template: Template;
  data: Parameters<MailTemplates[Template]>[0];
  /** What the mail is about, such as `verify:17:2`: a second mail with the same key is not queued. */
  dedupeKey: string;
}

/**
 * Writes a mail to be sent. Call it in the transaction that causes the mail: both are then kept or neither.
 * It leaves within seconds of the commit, once and never twice (decision 005). `site` is the settings.
 * Throws for an address with line breaks, and for a key that is empty.
 */
export async function queueMail<Template extends MailTemplate>(
  sql: Sql,
  site: MailSite,
  { to, template, data, dedupeKey }: MailToQueue<Template>,
): Promise<void> {
  const write = mailTemplates[template] as (data: unknown, productName: string) => MailContent;
  const { subject, text, html, headers } = renderMail(site, write(data, site.PRODUCT_NAME));
  if (!isOneAddress(to)) throw new Error('A mail goes to one address');
  if (!dedupeKey) throw new Error('A mail needs a key that says what it is about');
  await raw`
    insert into mails (to_address, template, subject, text, html, headers, dedupe_key)
    values (${to}, ${template}, ${subject}, ${text}, ${html}, ${JSON.stringify(headers)}::jsonb, ${dedupeKey})
    on conflict (dedupe_key) do nothing`.execute(sql);
}

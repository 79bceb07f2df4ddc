// The mail about a decision on what somebody sent; sent once.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { MailSite } from './mail-address.ts';
import { type DataOf, queueMail, wants } from './queue-mail.server.ts';

type ReviewTemplate = 'listing_review' | 'claim_decided' | 'import_decided';

interface Review<Template extends ReviewTemplate> {
  userId: number;
  /** Of the decision in the log; null where a release did not note it. */
  logId: number | null;
  template: Template;
  data: (name: string) => DataOf<Template>;
  dedupeKey: string;
}

/**
 * To senders who want a mail at once; the others read it in a digest. Belongs in the transaction
 * that decides.
 */
export async function mailReview<Template extends ReviewTemplate>(
  sql: Sql,
  site: MailSite,
  { userId, logId, template, data, dedupeKey }: Review<Template>,
): Promise<void> {
  const kind = 'my_listing_review';
  const { rows } = await raw<{ name: string; email: string }>`
    select u.name, u.email
    from users u where u.id = ${userId} and ${wants(kind, 'instant')}`.execute(sql);
  if (!rows[0]) return;
  const { name, email } = rows[0];
  await raw`
    insert into notified_events (user_id, kind, event_id)
    select ${userId}, ${kind}, ${logId}::bigint where ${logId}::bigint is not null
    on conflict do nothing`.execute(sql);
  await queueMail(sql, site, {
    to: email,
    template,
    data: () => data(name),
    ends: { purpose: 'end-notifications', id: userId, detail: kind },
    dedupeKey,
  });
}

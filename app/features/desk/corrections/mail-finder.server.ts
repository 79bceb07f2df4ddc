import { sql as raw } from 'kysely';
import { factLabel } from '../../../catalogue/records.ts';
import type { MailSite } from '../../../outbox/mail-address.server.ts';
import { isMailAllowed, type MailCapContext } from '../../../outbox/mail-caps.server.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import type { CorrectionNews } from '../../../outbox/templates/record.ts';
import { dueAt } from './contract.ts';
import type { Report } from './report-status.server.ts';

type FinderContext = MailCapContext & { settings: MailSite };

/** Tells a finder without an account what became of their report; nothing for those with one. */
export async function mailFinder(
  context: FinderContext,
  submissionId: number,
  news: CorrectionNews,
): Promise<void> {
  const { sql, settings } = context;
  type Finder = Pick<Report, 'name' | 'field' | 'message'>;
  const { rows } = await raw<Finder & { email: string; version: number; created_at: Date }>`
    select email, name, content->>'field' as field, message, version, created_at
    from submissions where id = ${submissionId} and email is not null`.execute(sql);
  const [found] = rows;
  if (!found) return;
  const { email, name, field, message, version, created_at } = found;
  if (news === 'received' && !(await isMailAllowed(context, email))) return;
  const token = await signMailLink(sql, { purpose: 'follow-correction', id: submissionId });
  await queueMail(sql, settings, {
    to: email,
    template: 'correction',
    data: {
      news,
      subject: name,
      fact: factLabel(field),
      words: news === 'received' ? null : message,
      due: dueAt(created_at).toISOString().slice(0, 10),
      token,
    },
    dedupeKey: `correction:${submissionId}:${news}:${version}`,
  });
}

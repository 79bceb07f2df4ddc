import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Settings } from '../http/settings.ts';
import type { ClaimedMail } from './outbox.server.ts';

export type SenderSettings = Pick<
  Settings,
  'SITE_URL' | 'PRODUCT_NAME' | 'CONTACT_EMAIL' | 'MAIL_FROM'
>;

/** An RFC 5322 message: text and HTML alternatives, readable encodings, a stable Message-ID. */
export async function composeMessage(
  settings: SenderSettings,
  mail: Omit<ClaimedMail, 'id' | 'claim' | 'attempts'>,
) {
  const { hostname } = new URL(settings.SITE_URL);
  const id = createHash('sha256').update(mail.dedupeKey).digest('hex').slice(0, 32);
  const node = new MailComposer({
    from: senderOf(settings),
    to: mail.to,
    subject: mail.subject,
    date: mail.createdAt,
    messageId: `<${id}@${hostname}>`,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    text: mail.text,
    html: mail.html,
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from, to } = node.getEnvelope();
  if (!from || to.length !== 1) throw new Error('A mail needs one sender and one receiver');
  return { envelope: { from, to }, bytes: await node.build() };
}

function senderOf({ MAIL_FROM, CONTACT_EMAIL, PRODUCT_NAME, SITE_URL }: SenderSettings) {
  if (MAIL_FROM) return MAIL_FROM;
  const address = CONTACT_EMAIL ?? `no-reply@${new URL(SITE_URL).hostname}`;
  return { name: PRODUCT_NAME, address };
}

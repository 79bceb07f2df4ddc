// Ways for a mail to leave: to a mail server, or without one into a folder.

import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, {
  type SMTPConnectionOptions,
  type SMTPError,
} from 'nodemailer/lib/smtp-connection';
import { makeOwnFolder } from '../data/data-directory.ts';
import { isLoopbackHost } from '../http/client-address.server.ts';
import type { Settings } from '../http/settings.ts';
import { type Claimed, DeliveryFailed, HANDED_OVER } from './queue.server.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 30_000;

export interface ClaimedMail extends Claimed {
  id: number;
  claim: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  dedupeKey: string;
  createdAt: Date;
}

export interface MailTransport {
  /** Calls `handOver`, which throws to cancel, right before the text. Throws DeliveryFailed. */
  deliver(mail: ClaimedMail, handOver: () => Promise<void>): Promise<void>;
  close(): void;
}

type SenderSettings = Pick<Settings, 'SITE_URL' | 'PRODUCT_NAME' | 'CONTACT_EMAIL' | 'MAIL_FROM'>;

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

type SmtpSettings = SenderSettings & Pick<Settings, 'SMTP_REQUIRE_TLS'>;

/**
 * `url` is SMTP_URL: smtp:// uses STARTTLS, smtps:// TLS from the start. One connection serves all
 * mails until `close`.
 */
export function createSmtpTransport(url: string, settings: SmtpSettings): MailTransport {
  let open: SMTPConnection | undefined;
  const close = () => {
    open?.quit();
    open = undefined;
  };
  return {
    close,
    async deliver(mail, handOver) {
      const { envelope, bytes } = await composeMessage(settings, mail);
      let isHandedOver = false;
      // Begun at the first read, after the server accepts DATA.
      async function* handOverAndRead() {
        await handOver();
        isHandedOver = true;
        yield bytes;
      }
      const message = Readable.from(handOverAndRead(), { objectMode: false });
      try {
        open ??= await connect(url, settings);
        await promisify(open.send.bind(open, envelope, message))();
      } catch (error) {
        open?.close();
        open = undefined;
        throw error instanceof DeliveryFailed ? error : asFailure(error as SMTPError, isHandedOver);
      }
    },
  };
}

async function connect(url: string, { SITE_URL, SMTP_REQUIRE_TLS }: SmtpSettings) {
  const { auth, ...options } = parseConnectionUrl(url);
  const isLocal = isLoopbackHost(new URL(url).hostname);
  const connection = new SMTPConnection({
    name: new URL(SITE_URL).hostname,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: RESPONSE_TIMEOUT_MS,
    ...(options as SMTPConnectionOptions),
    requireTLS: SMTP_REQUIRE_TLS ?? !isLocal,
  });
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  // The next mail handles a connection that broke in between.
  connection.on('error', () => {});
  if (auth) await promisify(connection.login.bind(connection))({ credentials: auth });
  return connection;
}

function asFailure(error: SMTPError, isHandedOver: boolean): DeliveryFailed {
  const { code = 'error', responseCode, command, permanent = false } = error;
  const reason = [code, responseCode, command].filter(Boolean).join(' ');
  if (responseCode === undefined) {
    return isHandedOver
      ? new DeliveryFailed('unknown', `${reason} after it was ${HANDED_OVER}`)
      : new DeliveryFailed('later', reason, true);
  }
  // A wrong password, or a server without TLS, is a configuration error, not the mail's.
  const isSetUpWrong = code === 'EAUTH' || code === 'ETLS';
  const isRefused = permanent && !isSetUpWrong;
  return new DeliveryFailed(isRefused ? 'never' : 'later', reason, isSetUpWrong);
}

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Every mail becomes a .eml file. */
export function createFolderTransport(dataDir: string, settings: SenderSettings): MailTransport {
  const folder = mailFolder(dataDir);
  return {
    close() {},
    async deliver(mail, handOver) {
      const { bytes } = await composeMessage(settings, mail);
      makeOwnFolder(dataDir);
      makeOwnFolder(folder);
      const time = mail.createdAt.toISOString().slice(0, 19).replace(/[T:]/g, '-');
      const file = join(folder, `${time}-${mail.id}.eml`);
      await handOver();
      // Renamed into place when complete. It may hold a secret link: readable by the owner only.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

// SMTP delivery, reusing one connection while there are mails to send.
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, {
  type SMTPConnectionOptions,
  type SMTPError,
} from 'nodemailer/lib/smtp-connection';
import { isLoopbackHost } from '../http/client-address.server.ts';
import type { Settings } from '../http/settings.ts';
import { composeMessage, type SenderSettings } from './compose-message.server.ts';
import { DeliveryFailed, type MailTransport } from './mail-transport.server.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 30_000;

type SmtpSettings = SenderSettings & Pick<Settings, 'SMTP_REQUIRE_TLS'>;

/** `url` is SMTP_URL: smtp:// uses STARTTLS, smtps:// TLS from the start. */
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

async function connect(
  url: string,
  { SITE_URL, SMTP_REQUIRE_TLS }: SmtpSettings,
): Promise<SMTPConnection> {
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
      ? new DeliveryFailed('unknown', `${reason} after it was handed over`)
      : new DeliveryFailed('later', reason, true);
  }
  // A wrong password, or a server without TLS, is a configuration error, not the mail's.
  const isSetUpWrong = code === 'EAUTH' || code === 'ETLS';
  const isRefused = permanent && !isSetUpWrong;
  return new DeliveryFailed(isRefused ? 'never' : 'later', reason, isSetUpWrong);
}

// A real SMTP server for tests: keeps what it accepts, and answers as it is told to.
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it travelled. */
  source: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Conversations begun. */
  connections(): number;
  /** What the next recipients and messages are answered: a status such as 451, or null for yes. */
  refuse: { recipient: number | null; message: number | null };
  /** Called before a recipient is answered. */
  beforeRecipient: () => Promise<void> | undefined;
  /** Called after a message has arrived and before it is answered. */
  beforeAnswer: () => Promise<void> | void;
  /** Breaks every conversation without a word. */
  cut(): void;
  close(): Promise<void>;
}

/** Listens on a free port, or on `port`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // How long close() lets conversations end by themselves, in ms.
    closeTimeout: 100,
    onConnect(_session, done) {
      connections++;
      done();
    },
    onAuth(auth, _session, done) {
      if (auth.password === 'right') done(null, { user: auth.username });
      else done(refusal(535));
    },
    async onRcptTo(_address, _session, done) {
      await mail.beforeRecipient();
      done(mail.refuse.recipient ? refusal(mail.refuse.recipient) : null);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        return;
      }
      await mail.beforeAnswer();
      if (mail.refuse.message) return done(refusal(mail.refuse.message));
      const { mailFrom, rcptTo } = session.envelope;
      mail.received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    },
  });
  // A client that goes away in the middle is what some tests are about.
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received: [],
    connections: () => connections,
    refuse: { recipient: null, message: null },
    beforeRecipient: () => undefined,
    beforeAnswer: () => {},
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return mail;
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode });
}

// A real SMTP server with configurable responses, which stores what it accepts.
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message. */
  source: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Connections so far. */
  connections(): number;
  /** Responses to the next recipients and messages: a status such as 451, or null to accept. */
  refuse: { recipient: number | null; message: number | null };
  /** Called before the response to a recipient. */
  beforeRecipient: () => Promise<void> | undefined;
  /** Called after a message has arrived, before the response. */
  beforeAnswer: () => Promise<void> | void;
  /** Drops every connection. */
  cut(): void;
  close(): Promise<void>;
}

/** On a free port unless `port` is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // How long close() waits for open connections, in ms.
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
  // Some tests disconnect in the middle.
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

// A local stand-in for a payment provider, which can be slow, broken or down.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Given {
  status?: number;
  body: object;
  headers?: Record<string, string>;
}

/** As documented, with an error of its own, with an unreadable response, or down. */
type Mood = 'well' | 'failing' | 'gibberish' | 'silent' | 'lost';

export interface PaymentServer {
  url: string;
  received: Received[];
  mood: Mood;
  close(): Promise<void>;
}

/** `now` is its Date header; providers order events by their own clock. */
export async function startPaymentServer(
  answer: (received: Received) => Given,
  now: () => Date,
): Promise<PaymentServer> {
  const http = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const received = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: await readBody(request),
    };
    server.received.push(received);
    if (server.mood === 'silent') return;
    response.sendDate = false;
    response.setHeader('date', now().toUTCString());
    response.setHeader('content-type', 'application/json');
    if (server.mood === 'gibberish') {
      response.end('<html>Bad gateway, secret sk_test_leak</html>');
      return;
    }
    const {
      status = 200,
      body,
      headers = {},
    } = server.mood === 'failing'
      ? { status: 500, body: { error: { type: 'api_error', message: 'secret words' } } }
      : answer(received);
    // It did what was asked, and nobody hears of it.
    if (server.mood === 'lost') return response.destroy();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: PaymentServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received: [],
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

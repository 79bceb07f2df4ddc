// A small companion application with its own accounts, sessions and signed access tokens, to
// develop and test shared sign-in. It keeps everything in memory and verifies no email address.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Accounts } from './accounts.ts';
import { homePage, registerPage, signedOutPage, signInPage } from './pages.ts';
import { readCompanionSettings } from './settings.ts';
import { createTokenMaker } from './tokens.ts';

const MAX_BODY_BYTES = 10_000;

const settings = readCompanionSettings(process.env);
const accounts = new Accounts();
const tokens = await createTokenMaker(settings);
await accounts.create(
  { name: 'Amina Example', email: 'amina@companion.example' },
  'companion secret',
);

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) =>
    send(response, 500, 'text/plain', error.message),
  );
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', settings.url);
  const sessionId = readSessionId(request);
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return sendPage(response, homePage(accounts.findPerson(sessionId), settings.siteUrl));
    case 'GET /sign-in':
      return sendPage(response, signInPage());
    case 'POST /sign-in': {
      const form = await readForm(request);
      return signIn(response, form.get('email') ?? '', form.get('password') ?? '');
    }
    case 'GET /register':
      return sendPage(response, registerPage());
    case 'POST /register': {
      const form = await readForm(request);
      const [name = '', email = '', password = ''] = ['name', 'email', 'password'].map(
        (key) => form.get(key) ?? '',
      );
      const isMade = await accounts.create({ name, email }, password);
      if (!isMade) return sendPage(response, registerPage('This address has an account.'), 422);
      return signIn(response, email, password);
    }
    case 'GET /sign-out':
      accounts.signOut(sessionId);
      response.setHeader('set-cookie', cookie('', 0));
      return sendPage(response, signedOutPage(settings.siteUrl));
    case 'GET /api/auth/session': {
      const person = accounts.findPerson(sessionId);
      if (!person) return sendJson(response, 401, { message: 'Nobody is signed in.' });
      return sendJson(response, 200, { access_token: await tokens.make(person) });
    }
    case 'GET /favicon.ico':
      return send(response, 204, 'text/plain', '');
    case 'GET /.well-known/jwks.json':
      return sendJson(response, 200, { keys: tokens.keys });
    default:
      return send(response, 404, 'text/plain', 'There is nothing here.');
  }
}

async function signIn(response: ServerResponse, email: string, password: string): Promise<void> {
  const id = await accounts.signIn(email, password);
  if (!id) return sendPage(response, signInPage('The address or the password is wrong.'), 422);
  response.setHeader('set-cookie', cookie(id, 28 * 86_400));
  response.setHeader('location', '/');
  send(response, 303, 'text/plain', '');
}

function cookie(value: string, seconds: number): string {
  const domain = settings.cookieDomain ? `; Domain=${settings.cookieDomain}` : '';
  const secure = settings.url.startsWith('https:') ? '; Secure' : '';
  return `${settings.cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${domain}${secure}`;
}

function readSessionId({ headers }: IncomingMessage): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === settings.cookieName)?.[1];
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY_BYTES) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

function sendPage(response: ServerResponse, html: string, status = 200): void {
  send(response, status, 'text/html; charset=utf-8', html);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

server.listen(settings.port, () => {
  const { port } = server.address() as AddressInfo;
  process.stderr.write(`The companion is at http://localhost:${port}\n`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

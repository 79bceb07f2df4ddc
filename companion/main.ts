// A small companion application with its own accounts, sessions and signed access tokens, to
// develop and test shared sign-in. It keeps everything in memory and verifies no email address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { Accounts, createTokenMaker, readCompanionSettings } from './accounts.ts';
import { homePage, registerPage, signedOutPage, signInPage } from './pages.ts';

const MAX_BODY_BYTES = 10_000;

const settings = readCompanionSettings(process.env);
const accounts = new Accounts();
const tokens = await createTokenMaker(settings);
await accounts.create(
  { name: 'Amina Example', email: 'amina@companion.example' },
  'companion secret',
);

const app = new Hono();
app.use(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});
app.use(
  bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('The form is too long.', 413) }),
);
app.get('/', (c) => c.html(homePage(accounts.findPerson(readSessionId(c)), settings.siteUrl)));
app.get('/sign-in', (c) => c.html(signInPage()));
app.post('/sign-in', async (c) => {
  const { email, password } = await readForm(c);
  return signIn(c, email, password);
});
app.get('/register', (c) => c.html(registerPage()));
app.post('/register', async (c) => {
  const { name, email, password } = await readForm(c);
  const isMade = await accounts.create({ name, email }, password);
  if (!isMade) return c.html(registerPage('This address has an account.'), 422);
  return signIn(c, email, password);
});
app.get('/sign-out', (c) => {
  accounts.signOut(readSessionId(c));
  writeSessionId(c, '', 0);
  return c.html(signedOutPage(settings.siteUrl));
});
app.get('/api/auth/session', async (c) => {
  const person = accounts.findPerson(readSessionId(c));
  if (!person) return c.json({ message: 'Nobody is signed in.' }, 401);
  return c.json({ access_token: await tokens.make(person) });
});
app.get('/favicon.ico', (c) => c.body(null, 204));
app.get('/.well-known/jwks.json', (c) => c.json({ keys: tokens.keys }));
app.notFound((c) => c.text('There is nothing here.', 404));
app.onError((error, c) => c.text(error.message, 500));

async function signIn(c: Context, email: string, password: string): Promise<Response> {
  const id = await accounts.signIn(email, password);
  if (!id) return c.html(signInPage('The address or the password is wrong.'), 422);
  writeSessionId(c, id, 28 * 86_400);
  return c.redirect('/', 303);
}

async function readForm(c: Context) {
  const form = await c.req.parseBody();
  const read = (name: string) => String(form[name] ?? '');
  return { name: read('name'), email: read('email'), password: read('password') };
}

function readSessionId(c: Context): string | undefined {
  return getCookie(c, settings.cookieName);
}

function writeSessionId(c: Context, id: string, maxAge: number): void {
  setCookie(c, settings.cookieName, id, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'Lax',
    domain: settings.cookieDomain,
    secure: settings.url.startsWith('https:'),
  });
}

const server = createServer(getRequestListener(app.fetch));
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

// The shipped units and proxy files. The proxies are tried where they are installed, with the
// ports, certificates, log files and patience of the test in place of the shipped ones.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type RequestListener,
  request as requestPlain,
  type Server,
} from 'node:http';
import { request as requestTls } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../scripts/free-port.ts';
import { WAIT_HUNG_AFTER_MS } from './hung-after.ts';

const DEPLOY = fileURLToPath(new URL('../deploy/', import.meta.url));
const MOST_CONNECTIONS = 100;
const SLOW_SENDERS = 400;
// Never while a test runs: who is held up by them gets no answer.
const SENDERS_CUT_OFF_AFTER = '1h';
const readShipped = (name: string) => readFileSync(`${DEPLOY}${name}`, 'utf8');

test.each(globSync('*.service', { cwd: DEPLOY }))('%s keeps its files to its own user', (name) => {
  const unit = readShipped(name);
  expect(unit).toMatch(/^UMask=0077$/m);
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^Environment=.*\bHOST=127\.0\.0\.1\b/m);
});

test.each(['griot@.service', 'griot-worker.service'])(
  '%s is started again however often its database is away',
  (name) => {
    const [unit = '', service = ''] = readShipped(name).split('[Service]');
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(service).toMatch(/^Restart=always$/m);
  },
);

test('HAProxy asks another process when one ends, also while none is ready', () => {
  const backends = readShipped('haproxy.cfg')
    .split(/^backend /m)
    .slice(1);
  const named = (name: string) => backends.find((text) => text.startsWith(`${name}\n`));
  for (const name of ['processes', 'unready']) {
    expect(named(name), name).toMatch(/^ +retry-on .*\bempty-response\b/m);
  }
});

test.each(['haproxy.cfg', 'nginx.conf'])('%s leads to the own name, whatever Host says', (name) => {
  const leads = readShipped(name).match(/^.*(redirect|return 301).*https:.*$/gm) ?? [];
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatch(/https:\/\/(griot\.example%\[pathq\]|\$server_name\$request_uri)/);
});

const folder = mkdtempSync(join(tmpdir(), 'griot-proxy-'));
const key = join(folder, 'key.pem');
const certificate = join(folder, 'certificate.pem');
let site: Server;
beforeAll(async () => {
  const about = ['-subj', '/CN=griot.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...about, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate) + readFileSync(key, 'utf8'));
  site = await listen(async (request, response) => {
    try {
      for await (const _ of request);
      response.end('the site');
    } catch {
      // The sender left.
    }
  });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Proxy {
  plain: number;
  tls: number;
  readLog(): string;
  stop(): Promise<void>;
}

const PROXIES: Array<[string, () => Promise<Proxy>]> = [
  ['haproxy', startHaproxy],
  ['nginx', startNginx],
];

describe.each(PROXIES)('%s', (program, start) => {
  const isMissing = spawnSync(program, ['-v']).error !== undefined;
  let proxy: Proxy;
  beforeAll(async () => {
    if (!isMissing) proxy = await start();
  });
  afterAll(() => proxy?.stop());

  test.skipIf(isMissing)('logs no token, no query and no whole address', async () => {
    const secrets = [
      '/forgot-password/confirm?token=SECRET',
      '/feeds/alert/SECRET.atom',
      '/list/SECRET',
      '/fr/%6cist/SECRET/rows.csv',
      '/api/auth/token/SECRET',
      // The site reads these as the former two.
      '/feeds/%61lert/SECRET.atom',
      '/api/auth/%74oken/SECRET',
      // Of nobody's address, but somebody's secret.
      '/fr/feeds/alert/SECRET.atom',
      '/fr/api/auth/token/SECRET',
    ];
    for (const path of secrets) {
      expect(await ask(proxy.tls, path)).toMatchObject({ status: 200, body: 'the site' });
      await askPlain(proxy.plain, path);
    }
    await expect
      .poll(() => proxy.readLog())
      .toMatch(/\/api\/auth\/token\/-.*\/api\/auth\/token\/-/s);
    const log = proxy.readLog();
    expect(log).toContain('/forgot-password/confirm');
    expect(log).not.toMatch(/SECRET|token=|127\.0\.0\.1/);
  });

  test.skipIf(isMissing)('leads pages to https and refuses plain calls of the API', async () => {
    expect(await askPlain(proxy.plain, '/search?q=a')).toMatchObject({
      status: 301,
      location: 'https://griot.example/search?q=a',
    });
    for (const path of ['/api/me', '/%61pi/me', '/api/auth/token/SECRET']) {
      const { status, body } = await askPlain(proxy.plain, path);
      expect([status, JSON.parse(body).status]).toEqual([426, 426]);
    }
  });

  test.skipIf(isMissing)('speaks TLS 1.2 and later only', async () => {
    const shake = async (version: 'TLSv1.1' | 'TLSv1.2') => {
      const socket = connectTls({
        port: proxy.tls,
        rejectUnauthorized: false,
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0',
      });
      await once(socket, 'secureConnect').finally(() => socket.destroy());
      return socket.getProtocol();
    };
    await shake('TLSv1.2');
    await expect(shake('TLSv1.1')).rejects.toThrow();
  });

  test.skipIf(isMissing)('refuses an address that holds too many connections', async () => {
    const held: Socket[] = [];
    for (let number = 0; number < MOST_CONNECTIONS; number += 1) {
      held.push(await holdRequest(proxy.tls));
    }
    const status = await ask(proxy.tls, '/').then(
      (answer) => answer.status,
      () => 'closed',
    );
    expect(['closed', 429]).toContain(status);
    for (const socket of held) socket.destroy();
    await expect
      .poll(() =>
        ask(proxy.tls, '/').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  test.skipIf(isMissing)('slow senders of large bodies hold up nobody else', async () => {
    const senders = Array.from({ length: SLOW_SENDERS }, (_, at) => `127.0.1.${(at % 20) + 1}`);
    const held = await Promise.all(senders.map((from) => holdRequest(proxy.tls, 40_000, from)));
    expect(await ask(proxy.tls, '/')).toMatchObject({ status: 200 });
    for (const socket of held) socket.destroy();
  });
});

async function startHaproxy(): Promise<Proxy> {
  const [plain, tls] = [await findFreePort(), await findFreePort()];
  const { port } = site.address() as AddressInfo;
  const file = join(folder, 'haproxy.cfg');
  const shipped = readShipped('haproxy.cfg')
    .replace(
      'bind :443 ssl crt /etc/haproxy/griot.pem',
      `bind 127.0.0.1:${tls} ssl crt ${folder}/both.pem`,
    )
    .replace('bind :80', `bind 127.0.0.1:${plain}`)
    .replace(/timeout (client|http-request) .*/g, `timeout $1 ${SENDERS_CUT_OFF_AFTER}`)
    .replace(/^ *server (two|three|four) .*$/gm, '')
    .replace(/127\.0\.0\.1:300\d/g, `127.0.0.1:${port}`);
  writeFileSync(file, shipped);
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  return { plain, tls, ...(await follow(child, tls, () => '')) };
}

async function startNginx(): Promise<Proxy> {
  const [plain, tls] = [await findFreePort(), await findFreePort()];
  const { port } = site.address() as AddressInfo;
  const shipped = readShipped('nginx.conf')
    .replace(/^ *listen \[::\].*$/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace(/client_body_timeout .*;/, `client_body_timeout ${SENDERS_CUT_OFF_AFTER};`)
    .replace(/\/etc\/letsencrypt\/live\/griot.example\/fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\/live\/griot.example\/privkey.pem/, key)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace(/127\.0\.0\.1:300\d/g, `127.0.0.1:${port}`);
  const file = join(folder, 'nginx.conf');
  const frame = `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; events { worker_connections 1024; }`;
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(file, `${frame}\nhttp { ${paths}\n${shipped}\n}`);
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const readLog = () => readFileSync(join(folder, 'griot.log'), 'utf8');
  return { plain, tls, ...(await follow(child, tls, readLog)) };
}

async function follow(child: ChildProcess, port: number, readFile: () => string) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes) => {
      said += bytes;
    });
  }
  const statusOrError = () =>
    ask(port, '/').then(
      ({ status }) => status,
      (error: Error) => `${error.message}: ${said}`,
    );
  const answers = async () => expect(await statusOrError()).toBe(200);
  await vi.waitFor(answers, WAIT_HUNG_AFTER_MS);
  return {
    readLog: () => readFile() + said,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A request of whose body only the beginning comes. */
async function holdRequest(port: number, bytes = 1, localAddress = '127.0.0.1'): Promise<Socket> {
  const options: ConnectionOptions & { localAddress: string } = {
    port,
    localAddress,
    rejectUnauthorized: false,
  };
  const socket = connectTls(options);
  socket.on('error', () => {});
  await Promise.race([once(socket, 'secureConnect'), once(socket, 'close')]);
  const head = `POST /x HTTP/1.1\r\nHost: griot.example\r\nContent-Length: ${bytes + 900}`;
  socket.write(`${head}\r\n\r\n${'x'.repeat(bytes)}`);
  return socket;
}

function ask(port: number, path: string, request = requestTls) {
  return new Promise<{ status?: number; location?: string; body: string }>((resolve, reject) => {
    const options = { port, path, headers: { host: 'griot.example' }, agent: false as const };
    const sent = request({ ...options, rejectUnauthorized: false });
    sent.on('error', reject).on('response', async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve({ status: response.statusCode, location: response.headers.location, body });
    });
    sent.end();
  });
}

const askPlain = (port: number, path: string) => ask(port, path, requestPlain as typeof requestTls);

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

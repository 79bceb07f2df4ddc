import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createFetchOutside, type OutsideRequest } from './fetch-outside.server.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const strict = createFetchOutside({ userAgent: 'Griot/1 (+https://griot.test)' });
const local = createFetchOutside({
  userAgent: 'Griot/1 (+https://griot.test)',
  allowAddresses: ['127.0.0.1'],
});
const fails = async (url: string, asked?: OutsideRequest, fetch = local) =>
  fetch(url, asked).then(
    (answer) => `answered ${answer.status}`,
    (error: Error) => error.message,
  );

describe('fetching from the outside', () => {
  test('returns status, headers and content, and sends its user agent', async () => {
    let agent: string | undefined;
    const url = await serve((request, response) => {
      agent = request.headers['user-agent'];
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end('hello');
    });
    const answer = await local(`${url}/feed`);
    expect(answer).toMatchObject({ status: 200, url: `${url}/feed` });
    expect(answer.body.toString()).toBe('hello');
    expect(answer.headers['set-cookie']).toBe('a=1\nb=2');
    expect(agent).toBe('Griot/1 (+https://griot.test)');
  });

  test('sends conditional requests; a 304 has no content', async () => {
    const url = await serve((request, response) => {
      const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
      if (etag === '"x"' && since === 'Sat, 01 Nov 2025 00:00:00 GMT') response.statusCode = 304;
      response.end();
    });
    const asked = { etag: '"x"', lastModified: 'Sat, 01 Nov 2025 00:00:00 GMT' };
    expect(await local(url, asked)).toMatchObject({ status: 304 });
    expect(await local(url)).toMatchObject({ status: 200 });
  });

  test('posts, and follows no redirect of a post', async () => {
    const seen: string[] = [];
    const url = await serve(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      seen.push(`${request.method} ${request.headers['content-type']} ${body}`);
      if (request.url === '/moved') response.writeHead(307, { location: '/' });
      response.end('x'.repeat(5_000_000));
    });
    const post = { body: '{"a":1}', headers: { 'content-type': 'application/json' } };
    expect(await local(url, { post })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(await local(`${url}/moved`, { post })).toMatchObject({ status: 307 });
    expect(seen).toEqual(Array(2).fill('POST application/json {"a":1}'));
    expect(await fails('http://10.0.0.1/', { post }, strict)).toBe('not-public');
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('reads %s', async (encoding, compress) => {
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', encoding);
      response.end(compress('compressed words'));
    });
    expect((await local(url)).body.toString()).toBe('compressed words');
  });

  test('compression that is broken, unknown or doubled is unreadable', async () => {
    const url = await serve((request, response) => {
      response.setHeader('content-encoding', request.url?.slice(1) ?? '');
      response.end(gzipSync('words').subarray(0, 12));
    });
    for (const encoding of ['gzip', 'zstd', 'constructor', 'gzip,%20gzip']) {
      expect(await fails(`${url}/${encoding}`)).toMatch(/unreadable|network/);
    }
    expect(await fails(`${url}/zstd`)).toBe('unreadable');
  });
});

describe('addresses that are refused', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:8080/',
    'http://localhost:9999/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://0.0.0.0/',
  ])('%s is not public', async (url) => {
    expect(await fails(url, {}, strict)).toBe('not-public');
  });

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'gopher://example.com/',
    'http://user:secret@example.com/',
    'http://example.com:25/',
    'https://example.com:22/',
    'nowhere',
    '',
  ])('%s is no address of the web', async (url) => {
    expect(await fails(url, {}, strict)).toBe('address');
  });

  test('an address of 5,000 characters', async () => {
    expect(await fails(`https://example.com/${'a'.repeat(5_000)}`, {}, strict)).toBe('address');
  });

  test.each([
    'http://169.254.169.254/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://10.0.0.1/',
    '//192.168.0.1/',
  ])('a redirect to %s', async (location) => {
    const url = await serve((_request, response) => {
      response.writeHead(302, { location }).end();
    });
    expect(await fails(url)).toBe('not-public');
  });

  test('a redirect to this machine, from a public host', async () => {
    let isReached = false;
    const secret = await serve((_request, response) => {
      isReached = true;
      response.end('secret');
    });
    const port = new URL(secret).port;
    const door = await serve((_request, response) => {
      response.writeHead(301, { location: `http://127.0.0.2:${port}/` }).end();
    });
    expect(await fails(door)).toBe('not-public');
    expect(isReached).toBe(false);
  });

  test.each([
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['fd12::1', '2606:4700::1111']],
  ])('a name that resolves to %s', async (addresses) => {
    const fetch = createFetchOutside({
      userAgent: 'test',
      lookup: async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
    expect(await fails('http://innocent.example/', {}, fetch)).toBe('not-public');
    expect(await fails('https://innocent.example/', {}, fetch)).toBe('not-public');
  });

  test('what was resolved is what is connected to, once for each connection', async () => {
    const url = await serve((_request, response) => void response.end('here'));
    const asked: string[] = [];
    const fetch = createFetchOutside({
      userAgent: 'test',
      allowAddresses: ['127.0.0.1'],
      // A second lookup would be refused, and never happens.
      lookup: async (host) => {
        asked.push(host);
        return [{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
    });
    const answer = await fetch(`http://innocent.example:${new URL(url).port}/`);
    expect(answer.body.toString()).toBe('here');
    expect(asked).toEqual(['innocent.example']);
  });

  test('a name that does not resolve', async () => {
    const fetch = createFetchOutside({ userAgent: 'test', lookup: async () => [] });
    expect(await fails('http://nobody.example/', {}, fetch)).toBe('network');
  });
});

describe('limits', () => {
  test('five redirects are followed, a sixth is not', async () => {
    const url = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return void response.end('there');
      response.writeHead(307, { location: `/${left - 1}` }).end('moved');
    });
    expect((await local(`${url}/5`)).url).toBe(`${url}/0`);
    expect(await fails(`${url}/6`)).toBe('redirects');
  });

  test('a secret does not go along with a redirect to another host', async () => {
    const seen: Array<string | undefined> = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.end();
    });
    const url = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: other }).end();
    });
    await local(url, { bearer: 'secret' });
    expect(seen).toEqual(['Bearer secret', undefined]);
  });

  test('permission is checked for every address before it is fetched', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/private') return void response.end('private');
      response.writeHead(302, { location: '/private' }).end();
    });
    const mayFetch = ({ pathname }: URL) => pathname !== '/private';
    expect(await fails(url, { mayFetch })).toBe('refused');
  });

  test('a file without end stops at the limit', async () => {
    let isClosed = false;
    const url = await serve((_request, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      const write = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', write);
      };
      write();
    });
    expect(await fails(url, { maxBytes: 500_000 })).toBe('too-large');
    await expect.poll(() => isClosed).toBe(true);
  });

  test('a small file that unfolds into a large one stops at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(bomb);
    });
    expect(await fails(url, { maxBytes: 1_000_000 })).toBe('too-large');
  });

  test('a file that comes drop by drop ends with the time for all of it', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    });
    // A drop is no silence: nothing but the time for all of it ends this.
    expect(await fails(url, { timeoutMs: 600 })).toBe('too-slow');
  });

  test('silence before the answer, and in its middle', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/middle') response.write('begun');
    });
    const asked = { silenceMs: 300, timeoutMs: 15_000 };
    expect(await fails(`${url}/before`, asked)).toBe('too-slow');
    expect(await fails(`${url}/middle`, asked)).toBe('too-slow');
  });

  test('the caller can abort it', async () => {
    const ending = new AbortController();
    const url = await serve(() => ending.abort());
    expect(await fails(url, { signal: ending.signal })).toBe('too-slow');
  });

  test('a server that breaks off or is not there', async () => {
    const url = await serve((request) => void request.socket.destroy());
    expect(await fails(url)).toBe('network');
    open.at(-1)?.close();
    expect(await fails(url)).toBe('network');
  });
});

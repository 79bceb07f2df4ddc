import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { useTimeLimits } from '../../../test/time-limits.ts';
import { EndpointDown, openEndpoint } from './embeddings.server.ts';

const limits = useTimeLimits();

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; input: string[] };
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answer = (asked: Asked, response: ServerResponse, call: number) => void;

async function open(answer: Answer): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const one = {
      path: request.url,
      authorization: request.headers.authorization,
      body: JSON.parse(text),
    };
    asked.push(one);
    answer(one, response, asked.length);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

function sendVectors(response: ServerResponse, vectors: number[][]): void {
  const data = vectors.map((embedding, index) => ({ index, embedding }));
  // The order is arbitrary; `index` identifies each.
  response.end(JSON.stringify({ object: 'list', data: data.toReversed() }));
}

const lengthVectors: Answer = ({ body }, response) =>
  sendVectors(
    response,
    body.input.map((text) => [text.length, 1, 0]),
  );

const options = (url: string) => ({
  url,
  key: 'secret',
  model: 'm',
  timeoutMs: 300,
  retryPauseMs: 1,
});

describe('an endpoint that speaks POST /embeddings', () => {
  test('is asked with model and key, in batches, and answers in order', async () => {
    const { url, asked } = await open(lengthVectors);
    const provider = await openEndpoint(options(url));
    expect(provider).toMatchObject({ dimensions: 3 });
    const texts = Array.from({ length: 150 }, (_, at) => 'x'.repeat(at + 1));
    const vectors = await provider.embed(texts);
    expect(vectors.map(([length]) => length)).toEqual(texts.map(({ length }) => length));
    expect(asked.map(({ body }) => body.input.length)).toEqual([1, 64, 64, 22]);
    expect(asked[0]).toMatchObject({
      path: '/v1/embeddings',
      authorization: 'Bearer secret',
      body: { model: 'm' },
    });
  });

  test('is asked again after a 500 or 429', async () => {
    const { url, asked } = await open((one, response, call) => {
      if (call === 1) response.writeHead(500).end();
      else if (call === 3) response.writeHead(429).end();
      else lengthVectors(one, response, call);
    });
    const provider = await openEndpoint(options(url));
    expect(await provider.embed(['ab'])).toEqual([Float32Array.of(2, 1, 0)]);
    expect(asked).toHaveLength(4);
  });

  test.each<[string, Answer]>([
    ['keeps failing', (_, response) => response.writeHead(503).end()],
    ['never answers', () => limits.end()],
    ['refuses the key', (_, response) => response.writeHead(401).end('{}')],
    ['knows no such model', (_, response) => response.writeHead(404).end('{}')],
    ['answers no JSON', (_, response) => response.end('<html>')],
    ['answers other JSON', (_, response) => response.end('{"data":[{"vector":[1]}]}')],
    ['answers too few', (_, response) => response.end('{"data":[]}')],
    ['answers empty vectors', (_, response) => sendVectors(response, [[]])],
    [
      'answers one index twice',
      ({ body }, response) =>
        response.end(
          JSON.stringify({ data: body.input.map(() => ({ index: 9, embedding: [1] })) }),
        ),
    ],
    ['sends elsewhere', (_, response) => response.writeHead(302, { location: '/other' }).end()],
  ])('that %s is down', async (_, answer) => {
    const { url } = await open(answer);
    await expect(openEndpoint(options(url))).rejects.toThrow(EndpointDown);
  });

  test('that changes its dimensions is down', async () => {
    const { url } = await open(({ body }, response, call) =>
      sendVectors(
        response,
        body.input.map(() => (call === 1 ? [1, 2] : [1, 2, 3])),
      ),
    );
    const provider = await openEndpoint(options(url));
    await expect(provider.embed(['a'])).rejects.toThrow('does not have 2 numbers');
  });

  test('that is not there is down', async () => {
    await expect(openEndpoint(options('http://127.0.0.1:1/v1'))).rejects.toThrow(EndpointDown);
  });
});

// Where vectors come from beside the built-in model: OpenAI's POST /embeddings, {model, input:
// [text]} → {data: [{index, embedding: [number]}]}, or a sentence model in a folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { ModelReply } from './local-model-worker.ts';

export interface Endpoint {
  dimensions: number;
  /** Returns one vector a text, in order. Throws EndpointDown. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  close?(): Promise<void>;
}

export class EndpointDown extends Error {}

interface EndpointOptions {
  /** Without the final /embeddings. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs?: number;
  retryPauseMs?: number;
}

const TEXTS_A_CALL = 64;
// Longer texts are cut: the first part of a record says what a startup does.
const LONGEST_TEXT = 6_000;
const TIMEOUT_MS = 10_000;
const ATTEMPTS = 2;
const RETRY_PAUSE_MS = 250;
const MAX_DIMENSIONS = 16_384;

const responseBody = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
});

class Refused extends Error {}

/** Requests one vector to learn the dimensions. Throws EndpointDown. */
export async function openEndpoint(options: EndpointOptions): Promise<Endpoint> {
  const [first] = await embedBatch(options, ['dimensions']);
  const dimensions = first?.length ?? 0;
  if (dimensions < 1 || dimensions > MAX_DIMENSIONS) {
    throw new EndpointDown(`The endpoint answered a vector of ${dimensions} numbers`);
  }
  return {
    dimensions,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_A_CALL) {
        vectors.push(...(await embedBatch(options, texts.slice(start, start + TEXTS_A_CALL))));
      }
      if (vectors.some(({ length }) => length !== dimensions)) {
        throw new EndpointDown(
          `The endpoint answered a vector that does not have ${dimensions} numbers`,
        );
      }
      return vectors;
    },
  };
}

async function embedBatch(options: EndpointOptions, texts: string[]): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request(options, texts);
    } catch (error) {
      const isFinal = error instanceof Refused || attempt === ATTEMPTS;
      if (isFinal) throw new EndpointDown(`Embeddings: ${(error as Error).message}`);
      await wait(options.retryPauseMs ?? RETRY_PAUSE_MS);
    }
  }
}

async function request(
  { url, key, model, timeoutMs = TIMEOUT_MS }: EndpointOptions,
  texts: string[],
): Promise<Float32Array[]> {
  const response = await fetch(`${url}/embeddings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ model, input: texts.map((text) => text.slice(0, LONGEST_TEXT)) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status } = response;
  // A request the endpoint rejects is not worth repeating.
  if (status >= 400 && status < 500 && status !== 429) throw new Refused(`answered ${status}`);
  if (!response.ok) throw new Error(`answered ${status}`);
  const parsed = responseBody.safeParse(await response.json());
  if (!parsed.success) throw new Refused('answered something that is not a list of embeddings');
  return inOrder(parsed.data.data, texts.length);
}

function inOrder(
  data: ReadonlyArray<{ index: number; embedding: number[] }>,
  count: number,
): Float32Array[] {
  const vectors: Float32Array[] = Array.from({ length: count });
  for (const { index, embedding } of data) {
    if (index in vectors) vectors[index] = Float32Array.from(embedding);
  }
  const isComplete = data.length === count && vectors.every((vector) => vector?.length > 0);
  if (!isComplete) throw new Refused(`answered ${data.length} vectors for ${count} texts`);
  return vectors;
}

const FILES = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json'];
const LONGEST_LOCAL_TEXT = 2_000;

interface LocalModel extends Endpoint {
  /** Of the model's file: vectors of another model do not fit. */
  fingerprint: string;
}

/**
 * Run by ONNX Runtime in a thread of its own. Its packages are no dependencies: who wants a model
 * installs them beside it (docs/operating.md). Throws EndpointDown, saying what is missing.
 */
export async function openLocalModel(folder: string): Promise<LocalModel> {
  const missing = FILES.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new EndpointDown(`${folder} lacks ${missing.join(', ')}`);
  const worker = new Worker(new URL('./local-model-worker.ts', import.meta.url), {
    workerData: { folder },
  });
  worker.unref();
  const pending: Array<PromiseWithResolvers<ModelReply>> = [];
  const fail = (why: string) => {
    for (const { reject } of pending.splice(0)) reject(new EndpointDown(why));
  };
  worker.on('message', (reply: ModelReply) => pending.shift()?.resolve(reply));
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', () => fail('The local model has stopped'));
  const ask = async (texts: readonly string[]): Promise<ModelReply> => {
    const reply = Promise.withResolvers<ModelReply>();
    pending.push(reply);
    worker.postMessage(texts.map((text) => text.slice(0, LONGEST_LOCAL_TEXT)));
    const { error, ...answer } = await reply.promise;
    if (error) throw new EndpointDown(error);
    return answer;
  };
  try {
    const { vectors, fingerprint } = await ask(['dimensions']);
    return {
      fingerprint,
      dimensions: vectors[0]?.length ?? 0,
      embed: async (texts) => (await ask(texts)).vectors,
      close: async () => {
        await worker.terminate();
      },
    };
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

// An endpoint that speaks OpenAI's POST /embeddings: {model, input: [text]} → {data: [{index, embedding: [number]}]}.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type EmbeddingProvider, ProviderDown } from './embedding-provider.ts';

export interface EndpointOptions {
  /** Address up to, not including, /embeddings. */
  url: string;
  key: string | undefined;
  model: string;
  /** For one attempt. */
  timeoutMs?: number;
  retryPauseMs?: number;
}

const TEXTS_A_CALL = 64;
// Longer texts are cut: the first part of a record says what a startup does.
const LONGEST_TEXT = 6_000;
const TIMEOUT_MS = 10_000;
const ATTEMPTS = 2;
const RETRY_PAUSE_MS = 250;
// A vector list takes no more (see vector-list.ts).
const MOST_DIMENSIONS = 16_384;

const answer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
});

class Refused extends Error {}

/** Asks the endpoint for one vector, which tells the dimensions. Throws ProviderDown when it does not answer as it should. */
export async function openEndpoint(options: EndpointOptions): Promise<EmbeddingProvider> {
  const [first] = await embedBatch(options, ['dimensions']);
  const dimensions = first?.length ?? 0;
  if (dimensions < 1 || dimensions > MOST_DIMENSIONS) {
    throw new ProviderDown(`The endpoint answered a vector of ${dimensions} numbers`);
  }
  return {
    name: 'endpoint',
    dimensions,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_A_CALL) {
        vectors.push(...(await embedBatch(options, texts.slice(start, start + TEXTS_A_CALL))));
      }
      if (vectors.some(({ length }) => length !== dimensions)) {
        throw new ProviderDown(`The endpoint answered a vector that has not ${dimensions} numbers`);
      }
      return vectors;
    },
  };
}

async function embedBatch(options: EndpointOptions, texts: string[]): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(options, texts);
    } catch (error) {
      const isFinal = error instanceof Refused || attempt === ATTEMPTS;
      if (isFinal) throw new ProviderDown(`Embeddings: ${(error as Error).message}`);
      await wait(options.retryPauseMs ?? RETRY_PAUSE_MS);
    }
  }
}

async function ask(
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
  // What the request itself got wrong will not come right by asking again.
  if (status >= 400 && status < 500 && status !== 429) throw new Refused(`answered ${status}`);
  if (!response.ok) throw new Error(`answered ${status}`);
  const parsed = answer.safeParse(await response.json());
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

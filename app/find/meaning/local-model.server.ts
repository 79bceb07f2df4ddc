// A sentence model in a folder, run by ONNX Runtime in a thread of its own. Its packages are not
// dependencies: who wants a model installs them beside it (docs/operating.md).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Endpoint, EndpointDown } from './embeddings-endpoint.server.ts';
import type { ModelReply } from './local-model-worker.ts';

const FILES = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json'];
// Longer texts are cut: the first part of a record says what a startup does.
const LONGEST_TEXT = 2_000;

export interface LocalModel extends Endpoint {
  /** Of the model's file: vectors of another model do not fit. */
  fingerprint: string;
}

/** Throws EndpointDown, saying what is missing. */
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
    worker.postMessage(texts.map((text) => text.slice(0, LONGEST_TEXT)));
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

export interface ModelReply {
  vectors: Float32Array[];
  fingerprint: string;
  error?: string;
}

/** The part of ONNX Runtime's and the tokenizer's interfaces that is used. */
interface Tensor {
  data: Float32Array;
  dims: readonly number[];
}
interface Runtime {
  env: { wasm: { numThreads?: number } };
  Tensor: new (type: 'int64', data: BigInt64Array, dims: number[]) => Tensor;
  InferenceSession: {
    create(
      model: Uint8Array,
      options?: { logSeverityLevel: number },
    ): Promise<{
      inputNames: readonly string[];
      outputNames: readonly string[];
      run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
    }>;
  };
}
interface Tokenizers {
  Tokenizer: new (tokenizer: object, config: object) => { encode(text: string): { ids: number[] } };
}

const RUNTIME = 'onnxruntime-web';
const TOKENIZERS = '@huggingface/tokenizers';
const TEXTS_A_RUN = 16;
/** The maximum length of sentence models. */
const MOST_TOKENS = 256;
const ERRORS_ONLY = 3;

const { folder } = workerData as { folder: string };
const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;

function load<Package>(name: string): Package {
  try {
    return createRequire(join(folder, 'package.json'))(name) as Package;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      `${name} is not installed beside the model: npm install --prefix ${folder} ${RUNTIME} ${TOKENIZERS}`,
    );
  }
}

async function open() {
  const runtime = load<Runtime>(RUNTIME);
  const { Tokenizer } = load<Tokenizers>(TOKENIZERS);
  runtime.env.wasm.numThreads = 1;
  const bytes = readFileSync(join(folder, 'model.onnx'));
  return {
    runtime,
    session: await runtime.InferenceSession.create(bytes, { logSeverityLevel: ERRORS_ONLY }),
    tokenizer: new Tokenizer(readJson('tokenizer.json'), readJson('tokenizer_config.json')),
    fingerprint: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function embed({ runtime, session, tokenizer }: Opened, texts: string[]) {
  const ids = texts.map((text) => tokenizer.encode(text).ids.slice(0, MOST_TOKENS));
  const width = Math.max(1, ...ids.map(({ length }) => length));
  const tensor = (numberOf: (row: number[], at: number) => number) => {
    const data = BigInt64Array.from(
      ids.flatMap((row) => Array.from({ length: width }, (_, at) => BigInt(numberOf(row, at)))),
    );
    return new runtime.Tensor('int64', data, [ids.length, width]);
  };
  const inputs: Record<string, Tensor> = {
    input_ids: tensor((row, at) => row[at] ?? 0),
    attention_mask: tensor((row, at) => (at < row.length ? 1 : 0)),
    token_type_ids: tensor(() => 0),
  };
  const feeds = Object.fromEntries(
    session.inputNames.map((name) => {
      const input = inputs[name];
      if (!input) throw new Error(`model.onnx asks for ${name}, which sentence models do not have`);
      return [name, input];
    }),
  );
  const found = await session.run(feeds);
  const name = session.outputNames.find((one) => one === 'sentence_embedding');
  const output = found[name ?? session.outputNames[0] ?? ''];
  if (!output) throw new Error('model.onnx gives nothing');
  return ids.map((row, at) => pool(output, at, row.length));
}

/** One vector of a text: as it is, or the mean of those of its tokens. */
function pool({ data, dims }: Tensor, text: number, tokens: number): Float32Array {
  const size = dims.at(-1) ?? 0;
  if (dims.length === 2) return data.slice(text * size, (text + 1) * size);
  const start = text * (dims[1] ?? 0) * size;
  const mean = new Float32Array(size);
  for (let at = 0; at < tokens * size; at++) {
    mean[at % size] = (mean[at % size] ?? 0) + (data[start + at] ?? 0) / tokens;
  }
  return mean;
}

let opened: Promise<Opened> | undefined;

async function answer(texts: string[]): Promise<ModelReply> {
  opened ??= open();
  const model = await opened;
  const vectors: Float32Array[] = [];
  for (let start = 0; start < texts.length; start += TEXTS_A_RUN) {
    vectors.push(...(await embed(model, texts.slice(start, start + TEXTS_A_RUN))));
  }
  return { vectors, fingerprint: model.fingerprint };
}

// One after another, so that replies come in the order of the questions.
let work: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (texts: string[]) => {
  work = work
    .then(() => answer(texts))
    .catch((error: Error) => ({ vectors: [], fingerprint: '', error: error.message }))
    .then((reply) => parentPort?.postMessage(reply));
});

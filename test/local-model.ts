// A folder with a sentence model small enough to write here: each word has a row of a table.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Field = [number: number, value: number | string | Uint8Array];

/** Protocol Buffers: a key, then a number, or a length and bytes. */
function message(...fields: Field[]): Buffer {
  const varint = (value: number): number[] =>
    value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
  return Buffer.concat(
    fields.map(([number, value]) => {
      if (typeof value === 'number') return Buffer.from([...varint(number * 8), ...varint(value)]);
      const bytes = Buffer.from(value as Uint8Array);
      return Buffer.concat([
        Buffer.from([...varint(number * 8 + 2), ...varint(bytes.length)]),
        bytes,
      ]);
    }),
  );
}

const FLOAT = 1;
const INT64 = 7;

function valueInfo(name: string, type: number, dimensions: string[]): Buffer {
  const shape = message(...dimensions.map((dim): Field => [1, message([2, dim])]));
  return message([1, name], [2, message([1, message([1, type], [2, shape])])]);
}

/** ONNX (onnx.proto3): last_hidden_state = Gather(table, input_ids). */
function writeOnnx(table: number[][]): Buffer {
  const width = table[0]?.length ?? 0;
  const floats = Buffer.from(Float32Array.from(table.flat()).buffer);
  const node = message([1, 'table'], [1, 'input_ids'], [2, 'last_hidden_state'], [4, 'Gather']);
  const graph = message(
    [1, node],
    [2, 'rows'],
    [5, message([1, table.length], [1, width], [2, FLOAT], [8, 'table'], [9, floats])],
    [11, valueInfo('input_ids', INT64, ['batch', 'sequence'])],
    [11, valueInfo('attention_mask', INT64, ['batch', 'sequence'])],
    [12, valueInfo('last_hidden_state', FLOAT, ['batch', 'sequence', 'width'])],
  );
  return message([1, 8], [7, graph], [8, message([2, 13])]);
}

/** In place of onnxruntime-web, 149 MB: finds the table in the bytes. */
const RUNTIME = `
exports.env = { wasm: {} };
exports.Tensor = class { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } };
exports.InferenceSession = { create: async (bytes) => {
  const start = bytes.indexOf(Buffer.from('tableJ')) + 'tableJ'.length + 1;
  const rows = bytes.subarray(start, start + bytes[start - 1]);
  const floats = new Float32Array(Uint8Array.from(rows).buffer);
  return { inputNames: ['input_ids', 'attention_mask'], outputNames: ['last_hidden_state'],
    run: async ({ input_ids: { data, dims } }) => ({ last_hidden_state: { dims: [...dims, 2],
      data: Float32Array.from([...data].flatMap((id) => [floats[2 * Number(id)], floats[2 * Number(id) + 1]])) } }) };
} };`;
const TOKENIZERS = `
exports.Tokenizer = class {
  constructor({ model }) { this.vocab = model.vocab; }
  encode(text) { return { ids: (text.toLowerCase().match(/\\w+/g) ?? []).map((word) => this.vocab[word] ?? 0) }; }
};`;

interface Options {
  without?: string;
  hasPackages?: boolean;
}

/**
 * ONNX_PACKAGES names a node_modules with onnxruntime-web and @huggingface/tokenizers, which then
 * run the model instead of the stand-ins.
 */
export function makeModelFolder(rows: Record<string, [number, number]>, options: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'griot-model-'));
  const words = ['[UNK]', ...Object.keys(rows)];
  const tokenizer = {
    version: '1.0',
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordLevel',
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
      unk_token: '[UNK]',
    },
  };
  const files: Record<string, string | Buffer> = {
    'model.onnx': writeOnnx([[0, 0], ...Object.values(rows)]),
    'tokenizer.json': JSON.stringify(tokenizer),
    'tokenizer_config.json': JSON.stringify({ unk_token: '[UNK]' }),
  };
  for (const [file, content] of Object.entries(files)) {
    if (file !== options.without) writeFileSync(join(folder, file), content);
  }
  if (options.hasPackages === false) return folder;
  const packages = join(folder, 'node_modules');
  if (process.env.ONNX_PACKAGES) {
    symlinkSync(process.env.ONNX_PACKAGES, packages);
    return folder;
  }
  for (const [name, code] of [
    ['onnxruntime-web', RUNTIME],
    ['@huggingface/tokenizers', TOKENIZERS],
  ] as const) {
    mkdirSync(join(packages, name), { recursive: true });
    writeFileSync(join(packages, name, 'index.js'), code);
  }
  return folder;
}

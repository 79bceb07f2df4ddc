// As much of WebAssembly as the functions here need, opcode by opcode: they are small enough to be read that way.

type Code = readonly number[];

export interface WasmFunction {
  name: string;
  /** How many, each an i32. They are the first locals. */
  parameters: number;
  /** Types of the locals after them, one each. */
  locals: readonly number[];
  /** Whether it answers an i32. */
  answers: boolean;
  body: Code;
}

export const I32 = 0x7f;
export const V128 = 0x7b;

export const get = (local: number): Code => [0x20, local];
export const set = (local: number): Code => [0x21, local];
/** Up to 63. */
export const constant = (value: number): Code => [0x41, value];
export const add: Code = [0x6a];
export const subtract: Code = [0x6b];
export const and: Code = [0x71];
export const countTrailingZeros: Code = [0x68];
export const isLess: Code = [0x49];
export const load: Code = [0x28, 2, 0];
export const store: Code = [0x36, 2, 0];
export const loadLanes: Code = [0xfd, 0x00, 0, 0];
export const storeLanes: Code = [0xfd, 0x0b, 0, 0];
export const zeroLanes: Code = [0xfd, 0x0c, ...Array<number>(16).fill(0)];
/** An opcode on 16 bytes at once. */
export const lanes = (opcode: number): Code => [0xfd, ...leb(opcode)];

/** Adds to a local what may be 63 at most. */
export const step = (local: number, by: number): Code => [
  ...get(local),
  ...constant(by),
  ...add,
  ...set(local),
];

/** Does `body`, then again while what it leaves is not 0. */
export const repeatWhile = (body: Code, condition: Code): Code => [
  ...[0x03, 0x40],
  ...body,
  ...condition,
  ...[0x0d, 0],
  END,
];

export const when = (condition: Code, body: Code): Code => [
  ...condition,
  ...[0x04, 0x40],
  ...body,
  END,
];

const END = 0x0b;

function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >> 7)];
}

/** The functions, which work in `memory`, by their names. */
export function compile<Functions>(
  functions: readonly WasmFunction[],
  memory: WebAssembly.Memory,
): Functions {
  const text = (value: string) => [value.length, ...Buffer.from(value)];
  const section = (id: number, items: number[][]) => {
    const content = [items.length, ...items.flat()];
    return [id, ...leb(content.length), ...content];
  };
  const types = functions.map(({ parameters, answers }) => [
    ...[0x60, parameters, ...Array<number>(parameters).fill(I32)],
    ...(answers ? [1, I32] : [0]),
  ]);
  const codes = functions.map(({ locals, body }) => {
    const code = [locals.length, ...locals.flatMap((type) => [1, type]), ...body, END];
    return [...leb(code.length), ...code];
  });
  const module = new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types),
    ...section(2, [[...text('a'), ...text('memory'), 2, 0, 1]]),
    ...section(
      3,
      Array.from(functions.keys(), (type) => [type]),
    ),
    ...section(
      7,
      functions.map(({ name }, at) => [...text(name), 0, at]),
    ),
    ...section(10, codes),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), { a: { memory } });
  return exports as Functions;
}

// The parts of a workbook: XML within a zip file, read within limits.
import { Parser } from 'htmlparser2';
import { type Packed, UnreadableZip, unpack, type ZipFault } from './unzip.ts';

export const WORKBOOK_LIMITS = {
  /** Of the packed file, which is held in memory. */
  fileBytes: 32 * 1_048_576,
  /** Of a sheet, and of the texts that cells share. */
  partBytes: 256 * 1_048_576,
  textCharacters: 64 * 1_048_576,
  /** What an empty one counts as: it takes memory as well. */
  leastOfText: 32,
  /** Three times what spreadsheets hold, as signs may be escaped. */
  cellCharacters: 100_000,
  sheets: 1_000,
  /** Of numbers and of cells, more than spreadsheets take. */
  formats: 100_000,
  rows: 200_000,
  columns: 500,
  merges: 20_000,
};

export type WorkbookFault =
  | ZipFault
  | 'binary'
  | 'openDocument'
  | 'archive'
  | 'tooDeep'
  | 'tooMuchText'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManyMerges';

/** It cannot be read, or goes beyond a limit. */
export class UnreadableWorkbook extends Error {
  override name = 'UnreadableWorkbook';

  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault) {
    super(fault);
    this.fault = fault;
  }
}

/** How a workbook is read; WORKBOOK_LIMITS otherwise. */
export interface Reading {
  /** Of a part, unpacked. */
  partBytes?: number;
  /** Called for each step of work: counts it, or throws when it is too much. */
  inStep?: <Result>(work: () => Result) => Result;
}

export type Part = Packed & Reading;

interface Found {
  onTag?(name: string, attributes: Record<string, string>): void;
  onText?(piece: string): void;
  onEnd?(name: string): void;
}

/** Each level slows the parser, and no workbook nests deep. */
const DEEPEST = 60;

/** Tags are named without their namespace. Pauses after each piece. Throws UnreadableWorkbook. */
export async function* parsePart(part: Part, found: Found): AsyncGenerator<void> {
  let depth = 0;
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        if (depth > DEEPEST) throw new UnreadableWorkbook('tooDeep');
        found.onTag?.(bare(name), attributes);
      },
      ontext: (piece) => found.onText?.(piece),
      onclosetag(name) {
        depth--;
        found.onEnd?.(bare(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const { inStep = (work) => work() } = part;
  for await (const text of readText(part)) {
    inStep(() => parser.write(text));
    yield;
  }
  parser.end();
  yield;
}

export async function parseWhole(part: Part | undefined, found: Found): Promise<void> {
  if (part) for await (const _ of parsePart(part, found));
}

/** Throws UnreadableWorkbook. */
export async function* readText(part: Part): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const { partBytes = WORKBOOK_LIMITS.partBytes } = part;
  try {
    for await (const bytes of unpack(part, partBytes)) {
      yield decoder.decode(bytes, { stream: true });
    }
  } catch (error) {
    throw error instanceof UnreadableZip ? new UnreadableWorkbook(error.fault) : error;
  }
}

/** _x000D_ is a character that XML cannot hold, or that would not survive. */
export function unescapeText(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

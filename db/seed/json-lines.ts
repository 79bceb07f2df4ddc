// The lines of a JSON text on which its values stand, and where it breaks off: for those who edit
// it by hand.

interface Token {
  kind: 'text' | 'plain' | 'sign' | 'odd' | 'end';
  written: string;
  line: number;
}

export interface JsonLines {
  /** By the path of each value, as "fundings.0.amount_usd"; the whole text is "". */
  lines: ReadonlyMap<string, number>;
  /** What is wrong with the first part that is no JSON, and on which line. */
  broken: { line: number; says: string } | null;
}

class Broken extends Error {
  readonly line: number;

  constructor(line: number, says: string) {
    super(says);
    this.line = line;
  }
}

const TOKEN =
  /("(?:[^"\\\n]|\\.)*")|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|(?:true|false|null)\b)|([{}[\],:])|("[^\n]*|[^\s,:[\]{}"]+)|$/iy;

export function findJsonLines(text: string): JsonLines {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  /** Where the last token stood: a comma is missed behind it. */
  let lineBefore = 1;
  try {
    readValue('', next());
    const rest = next();
    if (rest.kind !== 'end') throw new Broken(rest.line, `expected the end, found ${rest.written}`);
    return { lines, broken: null };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { lines, broken: { line: error.line, says: error.message } };
  }

  function next(): Token {
    lineBefore = line;
    for (; /\s/.test(text[at] ?? ''); at += 1) if (text[at] === '\n') line += 1;
    TOKEN.lastIndex = at;
    const [written = '', string, plain, sign, odd] = TOKEN.exec(text) ?? [];
    at += written.length;
    const kind = string ? 'text' : plain ? 'plain' : sign ? 'sign' : odd ? 'odd' : 'end';
    return { kind, written, line };
  }

  function readValue(path: string, token: Token): void {
    lines.set(path, token.line);
    if (token.written === '{') readMembers(path, '}');
    else if (token.written === '[') readMembers(path, ']');
    else if (token.kind !== 'text' && token.kind !== 'plain') {
      throw new Broken(token.line, `expected a value, found ${nameOf(token)}`);
    }
  }

  function readMembers(path: string, end: '}' | ']'): void {
    for (let count = 0; ; count += 1) {
      const first = next();
      if (first.written === end) {
        if (count === 0) return;
        throw new Broken(lineBefore, `a comma before ${end}: remove it`);
      }
      if (end === '}') readMember(path, first);
      else readValue(join(path, String(count)), first);
      const behind = next();
      if (behind.written === end) return;
      if (behind.written !== ',') {
        throw new Broken(lineBefore, `a comma or ${end} is missing before ${nameOf(behind)}`);
      }
    }
  }

  function readMember(path: string, key: Token): void {
    if (key.kind !== 'text') {
      throw new Broken(key.line, `expected a key in double quotes, found ${nameOf(key)}`);
    }
    const colon = next();
    if (colon.written !== ':') {
      throw new Broken(colon.line, `a colon is missing behind the key ${key.written}`);
    }
    readValue(join(path, key.written.slice(1, -1)), next());
  }
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function nameOf({ kind, written }: Token): string {
  return kind === 'end' ? 'the end of the file' : written.slice(0, 40);
}

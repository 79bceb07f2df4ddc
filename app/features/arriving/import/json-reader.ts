// Reads JSON objects: one a line, in an array, or in an array inside a response.
import { importText as say } from '../../../text/text.ts';

interface JsonRecord {
  line: number;
  /** Cells by key; those of inner objects as "outer.inner", lists joined by semicolons. */
  values: Map<string, string>;
  problem?: string;
}

/** An object longer than this is not one row. */
const LONGEST_OBJECT = 4 << 20;
const DEEPEST = 3;
/** An object nested deeper is not a row. */
const DEEPEST_OBJECT = 64;
const NO_END_YET = -1;
const NO_END = -2;
const [QUOTE, COMMA, COLON, LIST] = [0x22, 0x2c, 0x3a, 0x5b];

export class JsonReader {
  private rest = '';
  /** The line at `countedTo`. */
  private line = 1;
  private countedTo = 0;
  private isBegun = false;
  private isInEnvelope = false;
  private isDone = false;

  push(piece: string): JsonRecord[] {
    this.rest += piece;
    return this.read(false);
  }

  end(): JsonRecord[] {
    return this.read(true);
  }

  private read(isLast: boolean): JsonRecord[] {
    if (!this.isBegun) {
      if (this.rest.length < 4_096 && !isLast) return [];
      this.isBegun = true;
      // The envelope of a response: its list holds the rows.
      const envelope =
        /^\s*\{(?:\s*"[^"]*"\s*:\s*(?:"[^"]*"|[\d.eE+-]+|true|false|null)\s*,)*\s*"[^"]*"\s*:\s*\[\s*(?=\{)/.exec(
          this.rest,
        );
      if (envelope && isEnvelope(this.rest, envelope[0].length)) {
        this.isInEnvelope = true;
        this.skip(envelope[0].length);
      }
    }
    const records: JsonRecord[] = [];
    let at = 0;
    while (!this.isDone) {
      const start = this.rest.indexOf('{', at);
      const between = this.rest.slice(at, start < 0 ? undefined : start);
      if (this.isInEnvelope && between.includes(']')) {
        this.isDone = true;
        break;
      }
      // Waits for the whole line before reporting it.
      if (start < 0 && !isLast) break;
      if (/[^\s,[\]\ufeff]/.test(between))
        records.push(this.broken(at + between.search(/[^\s,[\]\ufeff]/), say.notJson));
      if (start < 0) {
        at = this.rest.length;
        break;
      }
      const end = findObjectEnd(this.rest, start);
      if (end < 0) {
        // Its end is missing: the next line may be valid.
        const feed = this.rest.indexOf('\n', start);
        const isOver = end === NO_END && feed >= 0;
        if (!isLast && !isOver && this.rest.length - start <= LONGEST_OBJECT) {
          at = start;
          break;
        }
        records.push(this.broken(start, say.cutJson));
        at = feed < 0 ? this.rest.length : feed + 1;
        continue;
      }
      records.push(this.parse(start, end));
      at = end;
    }
    this.skip(this.isDone ? this.rest.length : at);
    return records;
  }

  private parse(start: number, end: number): JsonRecord {
    const line = this.lineAt(start);
    try {
      const values = new Map<string, string>();
      flatten(JSON.parse(this.rest.slice(start, end)), '', values, 0);
      return { line, values };
    } catch {
      return { line, values: new Map(), problem: say.notJson };
    }
  }

  private broken(start: number, problem: string): JsonRecord {
    return { line: this.lineAt(start), values: new Map(), problem };
  }

  /** Positions must be passed in ascending order: no line end is counted twice. */
  private lineAt(position: number): number {
    this.line += countFeeds(this.rest, this.countedTo, position);
    this.countedTo = position;
    return this.line;
  }

  private skip(length: number): void {
    this.lineAt(length);
    this.rest = this.rest.slice(length);
    this.countedTo = 0;
  }
}

/** {"name": "A", "rounds": [{…}]} on a line of its own is a row, not an envelope. */
function isEnvelope(text: string, listStart: number): boolean {
  if (/"(?:name|startup|company|title)"\s*:/i.test(text.slice(0, listStart))) return false;
  const end = findObjectEnd(text, text.indexOf('{'));
  return end < 0 || text.slice(end).trim() === '';
}

// NO_END when another object begins where none can: otherwise truncated lines take quadratic time.
function findObjectEnd(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  let before = COLON;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === 0x5c) at++;
      else if (code === QUOTE) isString = false;
      continue;
    }
    if (code === QUOTE) isString = true;
    else if (code === 0x7b || code === LIST) {
      // An inner object follows its key, or is in a list.
      const mayBegin = before === COLON || before === COMMA || before === LIST;
      if (!mayBegin || depth === DEEPEST_OBJECT) return NO_END;
      depth++;
    } else if (code === 0x7d || code === 0x5d) {
      depth--;
      if (depth === 0) return at + 1;
    }
    if (code > 0x20) before = code;
  }
  return NO_END_YET;
}

function flatten(value: unknown, path: string, into: Map<string, string>, depth: number): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    const names = value.map(nameOf).filter(Boolean);
    // A list of one stays a list, should its name have a comma.
    into.set(path, names.length === 1 ? `${names[0]};` : names.join(';'));
    return;
  }
  if (typeof value !== 'object') {
    into.set(path, String(value));
    return;
  }
  if (depth > DEEPEST) return;
  const name = nameOf(value);
  if (path && name) into.set(path, name);
  for (const [key, inner] of Object.entries(value))
    flatten(inner, path ? `${path}.${key}` : key, into, depth + 1);
}

/** An object in a list is represented by its name. Lead investors are marked as in other files. */
function nameOf(value: unknown): string {
  if (value === null || typeof value !== 'object')
    return value === null || value === undefined ? '' : String(value);
  const fields = value as Record<string, unknown>;
  const name = fields.name ?? fields.title ?? fields.label ?? fields.slug ?? fields.url;
  if (typeof name !== 'string') return '';
  return fields.is_lead === true || fields.lead === true ? `*${name}` : name;
}

function countFeeds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === 0x0a) count++;
  return count;
}

// Reads separated text in chunks, as spreadsheets and people write it: any line end, undoubled
// quotes, a quote that is never closed. An unreadable line affects no other line.
import { importText as say } from '../../../text/text.ts';

export interface CsvRecord {
  /** Line of the file it begins on, from 1. */
  line: number;
  cells: string[];
  problem?: string;
}

/** A quoted cell longer than this lacks its closing quote. */
const LONGEST_RECORD = 1 << 20;
const [QUOTE, CR, LF, SPACE] = [0x22, 0x0d, 0x0a, 0x20];

export class CsvReader {
  private rest = '';
  /** A record without an end is read again when twice as much of it is there. */
  private awaited = 0;
  private line = 1;
  private endedWithCr = false;
  private separator: string;
  private separatorCode: number;
  private text = '';
  private position = 0;
  private isLenient = false;
  /** An undoubled quote follows a line break: the cell was meant to end on its first line. */
  private isBroken = false;
  private searchedTo = 0;

  constructor(separator: string) {
    this.separator = separator;
    this.separatorCode = separator.charCodeAt(0);
  }

  /** Records that are complete with this piece of text; lines without any content are left out. */
  push(piece: string): CsvRecord[] {
    return this.read(piece, false);
  }

  end(): CsvRecord[] {
    return this.read('', true);
  }

  private read(piece: string, isLast: boolean): CsvRecord[] {
    this.text = this.rest + piece;
    // CR LF split between two chunks is one line end.
    if (this.endedWithCr && this.text.length > 0) {
      if (this.text.charCodeAt(0) === LF) this.text = this.text.slice(1);
      this.endedWithCr = false;
    }
    const records: CsvRecord[] = [];
    let start = 0;
    const isReadable = isLast || this.text.length >= this.awaited;
    while (isReadable && start < this.text.length) {
      this.position = start;
      const record = this.readRecord(isLast);
      if (!record && !this.isBroken && !isLast && this.mayGoOn(start)) break;
      // After a lenient quote, the one that ended the record may belong to another cell.
      const isWhole = record && !(this.isLenient && record.some((cell) => /[\r\n]/.test(cell)));
      const cells = isWhole ? record : this.readBrokenLine(start);
      const line = this.line;
      this.line += countLines(this.text, start, this.position);
      start = this.position;
      if (cells.length > 1 || cells[0]?.trim())
        records.push(isWhole ? { line, cells } : { line, cells, problem: say.openQuote });
    }
    this.rest = this.text.slice(start);
    if (isReadable) this.awaited = 2 * this.rest.length;
    this.text = '';
    return records;
  }

  /** A record whose end is missing may end in the next piece, unless it is too long. */
  private mayGoOn(start: number): boolean {
    const length = this.text.length - start;
    if (length <= LONGEST_RECORD) return true;
    return length < 16 * LONGEST_RECORD && findLineEnd(this.text, start) < 0;
  }

  /** Null when the text ends within the record. Leaves the position after its line end. */
  private readRecord(isLast: boolean): string[] | null {
    const cells: string[] = [];
    this.isLenient = false;
    this.isBroken = false;
    this.searchedTo = this.position;
    for (;;) {
      const cell = this.readCell(isLast);
      if (cell === null) return null;
      cells.push(cell);
      if (this.position >= this.text.length) return isLast ? cells : null;
      const code = this.text.charCodeAt(this.position);
      this.position++;
      if (code === this.separatorCode) {
        if (this.position >= this.text.length) {
          if (!isLast) return null;
          cells.push('');
          return cells;
        }
        continue;
      }
      if (code === CR) {
        if (this.position >= this.text.length) this.endedWithCr = !isLast;
        else if (this.text.charCodeAt(this.position) === LF) this.position++;
      }
      return cells;
    }
  }

  private readCell(isLast: boolean): string | null {
    let at = this.position;
    while (this.text.charCodeAt(at) === SPACE) at++;
    if (this.text.charCodeAt(at) === QUOTE) return this.readQuoted(at + 1, isLast);
    const start = this.position;
    at = start;
    for (; at < this.text.length; at++) {
      const code = this.text.charCodeAt(at);
      if (code === this.separatorCode || code === CR || code === LF) break;
    }
    this.position = at;
    return this.text.slice(start, at);
  }

  private readQuoted(start: number, isLast: boolean): string | null {
    let value = '';
    let from = start;
    for (;;) {
      const quote = this.text.indexOf('"', from);
      if (quote < 0 || (quote + 1 >= this.text.length && !isLast)) return null;
      if (this.text.charCodeAt(quote + 1) === QUOTE) {
        value += this.text.slice(from, quote + 1);
        from = quote + 2;
        continue;
      }
      let after = quote + 1;
      while (this.text.charCodeAt(after) === SPACE) after++;
      if (after >= this.text.length && !isLast) return null;
      const code = this.text.charCodeAt(after);
      if (after >= this.text.length || code === this.separatorCode || code === CR || code === LF) {
        this.position = after;
        return value + this.text.slice(from, quote);
      }
      // An undoubled quote within the cell.
      this.isLenient = true;
      // Otherwise a file with such a quote on every line would take quadratic time.
      if (this.hasLineBreakBefore(quote)) {
        this.isBroken = true;
        return null;
      }
      const isEscaped = this.text[quote - 1] === '\\' && quote > from;
      value += isEscaped
        ? `${this.text.slice(from, quote - 1)}"`
        : this.text.slice(from, quote + 1);
      from = quote + 1;
    }
  }

  /** Within the current record; searches no part of it twice. */
  private hasLineBreakBefore(end: number): boolean {
    const found = /[\r\n]/.test(this.text.slice(this.searchedTo, end));
    this.searchedTo = end;
    return found;
  }

  /** The line split at separators, quotes taken literally. */
  private readBrokenLine(start: number): string[] {
    const end = findLineEnd(this.text, start);
    const line = this.text.slice(start, end < 0 ? this.text.length : end);
    this.position = end < 0 ? this.text.length : end + (this.text.startsWith('\r\n', end) ? 2 : 1);
    return line.split(this.separator);
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The one that splits the start of a file into the most even rows; otherwise a comma. */
export function detectSeparator(head: string): Separator {
  const told = /^\ufeff?sep=([,;\t|])[\r\n]/i.exec(head);
  if (told) return told[1] as Separator;
  let best: { separator: Separator; score: number } = { separator: ',', score: 0 };
  for (const separator of SEPARATORS) {
    const reader = new CsvReader(separator);
    const records = [...reader.push(head), ...reader.end()].slice(0, 200);
    const widths = records.map(({ cells }) => cells.length);
    const counted = new Map<number, number>();
    for (const width of widths) counted.set(width, (counted.get(width) ?? 0) + 1);
    const [width = 1, count = 0] = [...counted].sort((one, other) => other[1] - one[1])[0] ?? [];
    const score = width > 1 ? (count / Math.max(records.length, 1)) * Math.log2(width + 1) : 0;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

function findLineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  const carriage = text.slice(from, feed < 0 ? undefined : feed).indexOf('\r');
  return carriage < 0 ? feed : from + carriage;
}

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) count++;
  }
  return count;
}

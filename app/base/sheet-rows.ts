// The rows of a worksheet as texts: what its cells show, with every digit that they hold.
import { type Epoch, GENERAL, type NumberFormat, sayNumber } from './number-format.ts';
import {
  type Part,
  parsePart,
  readText,
  UnreadableWorkbook,
  unescapeText,
  WORKBOOK_LIMITS,
} from './workbook-parts.ts';

export interface SheetRow {
  /** Number of the row in its sheet, from 1. */
  line: number;
  cells: string[];
}

interface CellTexts {
  shared: readonly string[];
  /** By the number of a cell's style. */
  formats: readonly NumberFormat[];
  epoch: Epoch;
}

export async function* readSheet(part: Part, texts: CellTexts): AsyncGenerator<SheetRow[]> {
  const rows = new RowsReader(texts, await readMerges(part));
  for await (const _ of parsePart(part, rows)) yield rows.take();
}

class RowsReader {
  private readonly texts: CellTexts;
  private readonly merges: Merges;
  /** By column: what is in it down to a row, as its cells are merged. */
  private readonly merged = new Map<number, { last: number; text: string }>();
  private rows: SheetRow[] = [];
  private row: SheetRow = { line: 0, cells: [] };
  private count = 0;
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private isValue = false;
  private isSound = false;

  constructor(texts: CellTexts, merges: Merges) {
    this.texts = texts;
    this.merges = merges;
  }

  take(): SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  onTag(name: string, { r, t = 'n', s }: Record<string, string>): void {
    if (name === 'row') {
      this.row = { line: Number(r) || this.row.line + 1, cells: [] };
      this.column = -1;
    } else if (name === 'c') {
      this.column = r && /^[A-Z]/.test(r) ? columnOf(r) : this.column + 1;
      [this.type, this.style, this.value] = [t, Number(s) || 0, ''];
    } else if (name === 'rPh') this.isSound = true;
    else if (name === 'v' || name === 't') this.isValue = !this.isSound;
  }

  onText(piece: string): void {
    if (!this.isValue) return;
    this.value += piece;
    if (this.value.length > WORKBOOK_LIMITS.cellCharacters) {
      throw new UnreadableWorkbook('tooMuchText');
    }
  }

  onEnd(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.isSound = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row') this.endRow();
  }

  private endCell(): void {
    const text = this.value === '' ? '' : this.say(this.value);
    if (text === '') return;
    if (this.column >= WORKBOOK_LIMITS.columns) {
      throw new UnreadableWorkbook('tooManyColumns');
    }
    const { cells } = this.row;
    while (cells.length < this.column) cells.push('');
    cells[this.column] = text;
  }

  private say(value: string): string {
    const { shared, formats, epoch } = this.texts;
    switch (this.type) {
      case 's':
        return shared[Number(value)] ?? '';
      case 'b':
        return value === '1' ? 'yes' : 'no';
      case 'n': {
        const number = Number(value);
        if (!Number.isFinite(number)) return value;
        return sayNumber(number, formats[this.style] ?? GENERAL, epoch);
      }
      // A text beside its cell, a formula's text, an error such as #REF!, a day.
      default:
        return unescapeText(value);
    }
  }

  private endRow(): void {
    const { line, cells } = this.row;
    if (cells.length === 0) return;
    this.count++;
    if (this.count > WORKBOOK_LIMITS.rows) {
      throw new UnreadableWorkbook('tooManyRows');
    }
    for (const [column, last] of this.merges.get(line) ?? []) {
      this.merged.set(column, { last, text: cells[column] ?? '' });
    }
    for (const [column, { last, text }] of this.merged) {
      if (line > last) this.merged.delete(column);
      else if (text !== '' && !cells[column]) {
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
    }
    this.rows.push(this.row);
  }
}

/** By their first row: column and last row. */
type Merges = ReadonlyMap<number, Array<[column: number, last: number]>>;

const LONGEST_TAG = 200;
// Bounded: a tag without an end would be searched to the end of the text, from each.
const MERGE =
  /<(?:\w{1,20}:)?mergeCell\s[^>]{0,150}?ref="([A-Z]{1,3}\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/** They are listed behind the cells. One that spans columns is in the first of them. */
async function readMerges(part: Part): Promise<Merges> {
  const { inStep = (work) => work() } = part;
  const merges = new Map<number, Array<[number, number]>>();
  let count = 0;
  let rest = '';
  const add = (text: string) => {
    let end = 0;
    for (const { 0: tag, 1: from = '', 2: last, index } of text.matchAll(MERGE)) {
      end = index + tag.length;
      const line = Number(from.replace(/\D+/, ''));
      if (Number(last) === line || columnOf(from) >= WORKBOOK_LIMITS.columns) continue;
      if (++count > WORKBOOK_LIMITS.merges) throw new UnreadableWorkbook('tooManyMerges');
      const here = merges.get(line);
      if (here) here.push([columnOf(from), Number(last)]);
      else merges.set(line, [[columnOf(from), Number(last)]]);
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_TAG));
  };
  for await (const piece of readText(part)) inStep(() => add(rest + piece));
  return merges;
}

/** Of a cell: A1 is in the first, 0. */
function columnOf(cell: string): number {
  let column = 0;
  for (const letter of cell.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

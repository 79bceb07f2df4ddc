// Reads workbooks of Excel, LibreOffice, Google Sheets and their like (ECMA-376), row by row.
import {
  builtInFormat,
  type Epoch,
  GENERAL,
  type NumberFormat,
  readNumberFormat,
} from './number-format.ts';
import { readSheet, type SheetRow } from './sheet-rows.ts';
import { listEntries, UnreadableZip } from './unzip.ts';
import {
  type Part,
  parseWhole,
  type Reading,
  UnreadableWorkbook,
  unescapeText,
  WORKBOOK_LIMITS,
  type WorkbookFault,
} from './workbook-parts.ts';

export interface Workbook {
  /** In the order of their tabs. */
  sheets: Array<{ name: string; isHidden: boolean }>;
  /** Its rows that have a value. Throws UnreadableWorkbook. */
  read(sheet: string): AsyncGenerator<SheetRow[]>;
}

export const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);

/** Throws UnreadableWorkbook. */
export async function openWorkbook(bytes: Uint8Array, reading: Reading = {}): Promise<Workbook> {
  if (bytes.length > WORKBOOK_LIMITS.fileBytes) throw new UnreadableWorkbook('tooLarge');
  const entries = readEntries(bytes, reading);
  const list = entries.get('xl/workbook.xml');
  if (!list) throw new UnreadableWorkbook(faultOf(entries));
  const targets = await readTargets(entries.get('xl/_rels/workbook.xml.rels'));
  const { sheets, epoch } = await readList(list);
  const shared = await readSharedTexts(entries.get(targets.get('sharedStrings') ?? ''));
  const formats = await readFormats(entries.get(targets.get('styles') ?? ''));
  const parts = new Map(sheets.map(({ name, id }) => [name, entries.get(targets.get(id) ?? '')]));
  return {
    sheets: sheets.filter(({ name }) => parts.get(name)),
    async *read(sheet) {
      const part = parts.get(sheet);
      if (!part) throw new UnreadableWorkbook('damaged');
      yield* readSheet(part, { shared, formats, epoch });
    },
  };
}

function readEntries(bytes: Uint8Array, reading: Reading): Map<string, Part> {
  try {
    const entries = [...listEntries(bytes)];
    return new Map(entries.map(([name, packed]) => [name, { ...packed, ...reading }]));
  } catch (error) {
    throw error instanceof UnreadableZip ? new UnreadableWorkbook(error.fault) : error;
  }
}

function faultOf(entries: ReadonlyMap<string, Part>): WorkbookFault {
  if (entries.has('xl/workbook.bin')) return 'binary';
  return entries.has('content.xml') ? 'openDocument' : 'archive';
}

/** Parts by their id and, for those that exist once, by the last word of their type. */
async function readTargets(part: Part | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await parseWhole(part, {
    onTag(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
      targets.set(Id, path);
      targets.set(Type.slice(Type.lastIndexOf('/') + 1), path);
    },
  });
  return targets;
}

async function readList(part: Part) {
  const sheets: Array<Workbook['sheets'][number] & { id: string }> = [];
  let epoch: Epoch = 1900;
  await parseWhole(part, {
    onTag(tag, attributes) {
      const { name = '', state = 'visible', date1904 = '' } = attributes;
      if (tag === 'workbookPr' && /^(?:1|true)$/.test(date1904)) epoch = 1904;
      if (tag !== 'sheet') return;
      if (sheets.length === WORKBOOK_LIMITS.sheets) throw new UnreadableWorkbook('tooLarge');
      // In the namespace of relations, whatever its prefix: sheetId is another.
      const id = Object.keys(attributes).find((one) => /(?:^|:)id$/.test(one)) ?? '';
      sheets.push({ name, isHidden: state !== 'visible', id: attributes[id] ?? '' });
    },
  });
  return { sheets, epoch };
}

async function readSharedTexts(part: Part | undefined): Promise<string[]> {
  const { textCharacters, cellCharacters, leastOfText } = WORKBOOK_LIMITS;
  const texts: string[] = [];
  let [characters, text, isText, isSound] = [0, '', false, false];
  await parseWhole(part, {
    onTag(name) {
      if (name === 'si') {
        text = '';
        characters += leastOfText;
      }
      if (name === 'rPh') isSound = true;
      if (name === 't') isText = !isSound;
    },
    onText(piece) {
      if (!isText) return;
      characters += piece.length;
      text += piece;
      if (text.length > cellCharacters) throw new UnreadableWorkbook('tooMuchText');
    },
    onEnd(name) {
      if (characters > textCharacters) throw new UnreadableWorkbook('tooMuchText');
      if (name === 't') isText = false;
      if (name === 'rPh') isSound = false;
      if (name === 'si') texts.push(unescapeText(text));
    },
  });
  return texts;
}

/** By the number of a cell's style. */
async function readFormats(part: Part | undefined): Promise<NumberFormat[]> {
  const own = new Map<string, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  await parseWhole(part, {
    onTag(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, readNumberFormat(formatCode));
      if (name === 'cellXfs') isOfCells = true;
      if (own.size + formats.length > WORKBOOK_LIMITS.formats) {
        throw new UnreadableWorkbook('tooLarge');
      }
      if (name !== 'xf' || !isOfCells) return;
      formats.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    onEnd(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats.length > 0 ? formats : [GENERAL];
}

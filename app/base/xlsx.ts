// Workbooks as spreadsheets read them (ECMA-376, Office Open XML).
import { escapeMarkup } from './clean-text.ts';
import { DAY_MS, isRealDate } from './dates.ts';
import { type ZipEntry, zip } from './zip.ts';

type XlsxCell = string | number | null | undefined;

export interface Sheet {
  /** At most 31 characters. */
  name: string;
  header: readonly string[];
  rows: readonly (readonly XlsxCell[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A bold frozen head with filters; numbers and whole dates are values, all else is text. */
export function xlsx(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  return zip([
    part('[Content_Types].xml', contentTypes(sheets.length)),
    part('_rels/.rels', relations([[`${OFFICE}/officeDocument`, 'xl/workbook.xml']])),
    part('xl/workbook.xml', workbook(sheets)),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, at): [string, string] => [`${OFFICE}/worksheet`, sheetPath(at)]),
        [`${OFFICE}/styles`, 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', STYLES),
    ...sheets.map((sheet, at) => ({ name: `xl/${sheetPath(at)}`, content: worksheet(sheet) })),
  ]);
}

const sheetPath = (at: number) => `worksheets/sheet${at + 1}.xml`;
const part = (name: string, text: string): ZipEntry => ({ name, content: [XML + text] });

function contentTypes(sheets: number): string {
  const overrides = Array.from(
    { length: sheets },
    (_, at) => `<Override PartName="/xl/${sheetPath(at)}" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${overrides.join('')}</Types>`;
}

function relations(list: ReadonlyArray<[type: string, target: string]>): string {
  const all = list.map(
    ([type, target], at) => `<Relationship Id="r${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;
}

function workbook(sheets: readonly Sheet[]): string {
  const list = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
  );
  // Spreadsheets keep the range of a filter under this hidden name.
  const filters = sheets.map(
    ({ name, header, rows }, at) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">'${escapeXml(name.replaceAll("'", "''"))}'!$A$1:$${columnName(header.length - 1)}$${rows.length + 1}</definedName>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`;
}

const [PLAIN, HEAD, DATE] = [0, 1, 2];
// Readers ask for the style Normal, two fills and a border.
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const ROWS_A_PIECE = 200;

function* worksheet({ header, rows }: Sheet): Generator<string> {
  const last = `${columnName(header.length - 1)}${rows.length + 1}`;
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${listWidths(header, rows)}</cols><sheetData>${formatRow(header, 1, HEAD)}`;
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    yield rows
      .slice(from, from + ROWS_A_PIECE)
      .map((cells, at) => formatRow(cells, from + at + 2, PLAIN))
      .join('');
  }
  yield `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

const WIDTHS = { least: 8, most: 48, measuredRows: 100 };

function listWidths(header: readonly string[], rows: Sheet['rows']): string {
  const measured = rows.slice(0, WIDTHS.measuredRows);
  return header
    .map((name, at) => {
      const longest = Math.max(
        ...[name, ...measured.map((row) => String(row[at] ?? ''))].map((text) => text.length),
      );
      const width = Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 2));
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
}

function formatRow(cells: readonly XlsxCell[], row: number, style: number): string {
  return `<row r="${row}">${cells.map((cell, at) => formatCell(cell, `${columnName(at)}${row}`, style)).join('')}</row>`;
}

function formatCell(cell: XlsxCell, at: string, style: number): string {
  if (cell == null || cell === '') return '';
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  const serial = readDate(cell);
  if (serial !== null) return `<c r="${at}" s="${DATE}"><v>${serial}</v></c>`;
  const text = escapeXml(cell.slice(0, LONGEST_TEXT));
  return `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Of a cell, as spreadsheets allow. */
const LONGEST_TEXT = 32_767;
/** Days are counted from here, so that 1 March 1900 is 61. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_YEAR = 1901;

/** Days since the epoch of spreadsheets; null unless it is a complete date. */
function readDate(text: string): number | null {
  const [year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1) ?? []).map(Number);
  if (!year || !month || !day || year < FIRST_YEAR || !isRealDate(year, month, day)) return null;
  return (Date.UTC(year, month - 1, day) - EPOCH) / DAY_MS;
}

/** 0 is A, 26 is AA. */
function columnName(at: number): string {
  const before = at >= 26 ? columnName(Math.floor(at / 26) - 1) : '';
  return before + String.fromCharCode(65 + (at % 26));
}

// XML has no other control characters, nor halves of surrogate pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be dropped
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  const allowed = text.toWellFormed().replace(NOT_IN_XML, '');
  // Readers take _x0041_ for a character.
  return escapeMarkup(allowed.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'));
}

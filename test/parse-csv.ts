/** Strict RFC 4180. Throws for misplaced quotes. */
export function parseCsv(text: string): string[][] {
  // Sticky: each match, a cell and its delimiter, starts where the last ended.
  const cellPattern = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  cellPattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cellPattern.lastIndex < text.length || row.length > 0) {
    const start = cellPattern.lastIndex;
    const match = cellPattern.exec(text);
    if (!match) throw new Error(`not CSV from character ${start}`);
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

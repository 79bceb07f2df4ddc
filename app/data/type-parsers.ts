// int8 and numeric arrive as text by default; amounts and counts here all fit a JavaScript number exactly.
// Dates stay text ("2022-03-01"): a Date object would drag a time zone into them.
import pg from 'pg';

const { builtins } = pg.types;
// Of arrays, pg names no types.
const INT4_ARRAY: number = 1007;
const INT8_ARRAY: number = 1016;

export function parseNumbersAndDates(): void {
  pg.types.setTypeParser(builtins.INT8, Number);
  pg.types.setTypeParser(INT8_ARRAY, pg.types.getTypeParser(INT4_ARRAY));
  pg.types.setTypeParser(builtins.NUMERIC, Number);
  pg.types.setTypeParser(builtins.DATE, String);
}

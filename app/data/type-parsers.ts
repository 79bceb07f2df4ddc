// Parses int8 and numeric as numbers, since all amounts and counts here fit exactly. Dates stay
// text ("2022-03-01"): a Date would add a time zone.
import pg from 'pg';

const { builtins } = pg.types;
// pg does not name array types.
const INT4_ARRAY: number = 1007;
const INT8_ARRAY: number = 1016;

export function parseNumbersAndDates(): void {
  pg.types.setTypeParser(builtins.INT8, Number);
  pg.types.setTypeParser(INT8_ARRAY, pg.types.getTypeParser(INT4_ARRAY));
  pg.types.setTypeParser(builtins.NUMERIC, Number);
  pg.types.setTypeParser(builtins.DATE, String);
}

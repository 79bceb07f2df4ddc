// A file cut into slices that can be checked one after the other: rows that may be about one
// record are in one slice, so that the slices together have the result of the whole file.
import { lookupKey } from '../../../language/tokens.ts';
import { readWebsite } from '../../../language/values/address.ts';
import { splitCell } from '../../../language/values/names.ts';
import { cleanValue } from '../../../language/values/reading.ts';
import type { Layout, RawRow } from '../import/read-rows.server.ts';

/** Where fields are in the cells. */
type Columns = { mapping: Pick<Layout['mapping'], 'columnOf'> };

interface HeldRows {
  layout: Columns;
  rows: readonly RawRow[];
}

/** The names of the row's record and of others that the row would add. */
const NAMING = ['name', 'startup', 'slug', 'startup_slug', 'former_names', 'parent', 'url'];

/**
 * The rows of each file in each slice, in their order. A slice holds `size` rows over all files,
 * or more where more belong together.
 */
export function sliceRows(files: readonly HeldRows[], size: number): RawRow[][][] {
  const groups = new Groups();
  const groupOf = files.map(({ layout, rows }, nth) =>
    rows.map((row) => {
      const [first = `line ${nth} ${row.line}`, ...others] = keysOf(row, layout);
      for (const other of others) groups.join(first, other);
      return first;
    }),
  );
  const sizes = new Map<string, number>();
  for (const keys of groupOf)
    for (const key of keys) {
      const group = groups.find(key);
      sizes.set(group, (sizes.get(group) ?? 0) + 1);
    }
  const sliceOf = new Map<string, number>();
  let [slice, held] = [0, 0];
  for (const [group, count] of sizes) {
    if (held > 0 && held + count > size) [slice, held] = [slice + 1, 0];
    sliceOf.set(group, slice);
    held += count;
  }
  const slices = Array.from({ length: slice + 1 }, () => files.map((): RawRow[] => []));
  for (const [nth, { rows }] of files.entries())
    for (const [at, row] of rows.entries()) {
      const key = groupOf[nth]?.[at] ?? '';
      slices[sliceOf.get(groups.find(key)) ?? 0]?.[nth]?.push(row);
    }
  return slices;
}

function keysOf({ cells }: RawRow, { mapping }: Columns): string[] {
  const cell = (field: string) => cells[mapping.columnOf.get(field) ?? -1];
  const names = NAMING.flatMap((field) => splitCell(cell(field))).map(lookupKey);
  const domain = readWebsite(cleanValue(cell('website'))).value?.domain;
  return [...new Set([...names, domain ?? ''])].filter(Boolean);
}

class Groups {
  private readonly leaders = new Map<string, string>();

  find(key: string): string {
    let leader = key;
    for (let next = this.leaders.get(leader); next; next = this.leaders.get(leader)) leader = next;
    // The way there is short the next time.
    if (leader !== key) this.leaders.set(key, leader);
    return leader;
  }

  join(one: string, other: string): void {
    const [first, second] = [this.find(one), this.find(other)];
    if (first !== second) this.leaders.set(second, first);
  }
}

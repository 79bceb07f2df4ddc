// Optimal string alignment: letters added, left out, changed, or swapped with a neighbour.

// Shared by all calls: a search may compare hundreds of words.
let rows: [number[], number[], number[]] = [[], [], []];

export function countEdits(one: string, other: string): number {
  return countEditsToBeginnings(one, other)[other.length] ?? 0;
}

/** Edits from a word to each beginning of the other, in an array that the next call reuses. */
export function countEditsToBeginnings(
  word: string,
  other: string,
  longest = other.length,
): readonly number[] {
  let [twoAbove, above, row] = rows;
  for (let column = 0; column <= longest; column += 1) row[column] = column;
  for (let place = 1; place <= word.length; place += 1) {
    [twoAbove, above, row] = [above, row, twoAbove];
    row[0] = place;
    for (let column = 1; column <= longest; column += 1) {
      const isSame = word[place - 1] === other[column - 1];
      const isSwap =
        place > 1 &&
        column > 1 &&
        word[place - 1] === other[column - 2] &&
        word[place - 2] === other[column - 1];
      const edits = Math.min(
        at(above, column) + 1,
        at(row, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      );
      row[column] = isSwap ? Math.min(edits, at(twoAbove, column - 2) + 1) : edits;
    }
  }
  rows = [twoAbove, above, row];
  return row;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

// Many short lists of (column, value): a sparse matrix by rows, and its products with a dense matrix of few columns.

export interface SparseRows {
  rowCount: number;
  columnCount: number;
  /** Row r is columns[starts[r] … starts[r + 1]), with the values beside. */
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
}

/** Dense, row after row. */
export interface Dense {
  rowCount: number;
  columnCount: number;
  values: Float32Array;
}

export function sparseRows(
  rows: ReadonlyArray<ReadonlyArray<readonly [column: number, value: number]>>,
  columnCount: number,
): SparseRows {
  const total = rows.reduce((sum, row) => sum + row.length, 0);
  const starts = new Uint32Array(rows.length + 1);
  const columns = new Uint32Array(total);
  const values = new Float32Array(total);
  let at = 0;
  rows.forEach((row, index) => {
    for (const [column, value] of row) {
      columns[at] = column;
      values[at++] = value;
    }
    starts[index + 1] = at;
  });
  return { rowCount: rows.length, columnCount, starts, columns, values };
}

export function zeros(rowCount: number, columnCount: number): Dense {
  return { rowCount, columnCount, values: new Float32Array(rowCount * columnCount) };
}

/** matrix · dense */
export function multiply(matrix: SparseRows, dense: Dense): Dense {
  const width = dense.columnCount;
  const product = zeros(matrix.rowCount, width);
  walk(matrix, (row, column, value) => {
    addScaled(product.values, row * width, dense.values, column * width, value, width);
  });
  return product;
}

/** matrixᵀ · dense */
export function multiplyTransposed(matrix: SparseRows, dense: Dense): Dense {
  const width = dense.columnCount;
  const product = zeros(matrix.columnCount, width);
  walk(matrix, (row, column, value) => {
    addScaled(product.values, column * width, dense.values, row * width, value, width);
  });
  return product;
}

function walk(
  { rowCount, starts, columns, values }: SparseRows,
  visit: (row: number, column: number, value: number) => void,
): void {
  for (let row = 0; row < rowCount; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) visit(row, columns[at] ?? 0, values[at] ?? 0);
  }
}

function addScaled(
  target: Float32Array,
  targetAt: number,
  source: Float32Array,
  sourceAt: number,
  factor: number,
  width: number,
): void {
  for (let column = 0; column < width; column++) {
    target[targetAt + column] =
      (target[targetAt + column] ?? 0) + factor * (source[sourceAt + column] ?? 0);
  }
}

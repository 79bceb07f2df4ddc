export type FigureView = 'chart' | 'table';

/** From the query of a page's address; anything but `view=table` is the picture. */
export function readFigureView(query: URLSearchParams): FigureView {
  return query.get('view') === 'table' ? 'table' : 'chart';
}

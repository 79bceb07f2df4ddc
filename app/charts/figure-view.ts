export type FigureView = 'chart' | 'table';

export function readFigureView(query: URLSearchParams): FigureView {
  return query.get('view') === 'table' ? 'table' : 'chart';
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from './sparkline.tsx';

const draw = (values: number[]) => renderToStaticMarkup(<Sparkline from={2020} values={values} />);

test('bars stand on one line, the largest as high as the drawing, the smallest to be seen', () => {
  const html = draw([0, 1, 1_000]);
  expect(html).toContain('d="M6 16v-1h4v1zM12 16v-16h4v16z"');
  expect(html).toContain('<title>Most in 2022</title>');
});

test('one year is no history', () => {
  expect(draw([0, 5, 0])).toBe('');
  expect(draw([])).toBe('');
});

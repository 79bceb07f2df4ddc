import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anyChart, longName, makeChart, yearPoints } from '../../test/chart-samples.ts';
import type { Chart, ChartType } from './chart-data.ts';
import { ChartOfType } from './chart-of-type.tsx';

const types: ChartType[] = ['bar', 'bar-horizontal', 'line', 'step'];
const draw = (chart: Chart) => renderToString(<ChartOfType chart={chart} id={chart.key} />);

function wireBytes(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

describe.each(types)('%s', (type) => {
  const chart = makeChart({ Disclosed: yearPoints(2019, [4e6, null, 1.9e9, 9e8]) }, { type });

  test('is drawn twice, named and described', () => {
    const html = draw(chart);
    expect(html).toContain('viewBox="0 0 640 ');
    expect(html).toContain('viewBox="0 0 320 ');
    expect(html).toContain('aria-labelledby="funding_history-wide funding_history-wide-finding"');
    expect(html).toContain('<title id="funding_history-small">Funding by year</title>');
    expect(html).toContain('Highest: 2021, $1.9B. Lowest: 2019, $4.0M. Latest: 2022, $900.0M.');
    expect(html.match(/role="img"/g)).toHaveLength(2);
  });

  test('can be read point by point', () => {
    const html = draw(chart);
    expect(html).toContain('data-chart="2019: $4.0M\n2020: No data\n2021: $1.9B');
    const [, places = ''] = /data-[xy]="([^"]+)"/.exec(html) ?? [];
    expect(places.split(' ')).toHaveLength(4);
  });

  test('has no style, no broken number and no double id, whatever the figures', () => {
    fc.assert(
      fc.property(anyChart, (any) => {
        const html = draw({ ...any, type });
        expect(html).not.toContain('style=');
        expect(html.replace(/data-chart="[^"]*"/, '')).not.toMatch(
          /="[^"]*(NaN|undefined|Infinity)/,
        );
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 60 },
    );
  });
});

test('a name from outside is text, never markup', () => {
  const html = draw(makeChart({ A: [['<b>"x"&', 1]] }, { type: 'bar-horizontal' }));
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;');
});

test('a cut name is whole in its title', () => {
  const html = draw(makeChart({ A: [[longName, 1]] }, { type: 'bar-horizontal' }));
  expect(html).toContain(`<title>${longName}</title>`);
});

test('stacked bars have a legend, lines are named at their ends', () => {
  const series = { Equity: yearPoints(2019, [1, 2]), Debt: yearPoints(2019, [2, 3]) };
  expect(draw(makeChart(series))).toContain('<li class="c2"><bdi>Debt</bdi></li>');
  const lines = draw(makeChart(series, { type: 'line' }));
  expect(lines).not.toContain('chart-legend');
  expect(lines).toMatch(/<g class="chart-ends">.*>Equity<.*>Debt</);
  expect(lines).toContain('chart-line chart-dashed c2');
});

test('fifteen bars on both papers cost less than a kilobyte', () => {
  const ys = [1e6, 0, null, 4e6, 12e6, 33e6, 1e8, 8e7, 2.6e8, 3.3e8, 5.2e8, 1.9e9, 1.4e9, 9e8, 4e8];
  expect(wireBytes(draw(makeChart({ Disclosed: yearPoints(2010, ys) })))).toBeLessThan(1000);
});

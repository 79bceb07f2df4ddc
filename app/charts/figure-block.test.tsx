import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeChart, yearPoints } from '../../test/chart-samples.ts';
import { FigureBlock } from './figure-block.tsx';

const addresses = {
  chartHref: '/location/kenya',
  tableHref: '/location/kenya?view=table',
  csvHref: '/charts.csv?only=funding_history',
  sourcesHref: '/location/kenya/sources',
};
const chart = makeChart({
  Equity: yearPoints(2020, [4e6, null]),
  Debt: yearPoints(2020, [0, 1e6]),
});

test('heading, unit, chart, views and source', () => {
  const html = renderToString(<FigureBlock chart={chart} {...addresses} />);
  expect(html).toContain('<h2 id="funding_history-heading">Funding by year</h2>');
  expect(html).toContain('US dollars');
  expect(html).toContain('<a href="/location/kenya" aria-current="true">Chart</a>');
  expect(html).toContain('href="/location/kenya?view=table"');
  expect(html).toContain('href="/charts.csv?only=funding_history"');
  const words = html.replace(/<[^>]+>/g, '');
  expect(words).toContain('Source: 312 records, updated 20 November 2026');
  expect(html).toContain('<a href="/location/kenya/sources">');
  expect(html).not.toContain('style=');
});

test('the table has every series, and distinguishes unknown from zero', () => {
  const html = renderToString(<FigureBlock chart={chart} view="table" {...addresses} />);
  expect(html).not.toContain('<svg');
  expect(html).toMatch(/<caption[^>]*>Funding by year<\/caption>/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  const cells = [...html.matchAll(/<t[hd](?: [^>]*)?>(?:<bdi[^>]*>)?([^<]*)/g)].map(
    ([, text]) => text,
  );
  expect(cells).toEqual([
    'Year',
    'Equity',
    'Debt',
    '2020',
    '$4.0M',
    '$0',
    '2021',
    'No data',
    '$1.0M',
  ]);
  expect(html).toContain('aria-current="true">Table</a>');
});

test('without figures it says so and offers nothing that leads nowhere', () => {
  const html = renderToString(
    <FigureBlock
      chart={makeChart({ Equity: yearPoints(2020, [null]) }, { records: 0, as_of: null })}
      {...addresses}
      empty={{ title: 'No fundings recorded yet', action: <a href="/add">Add one</a> }}
    />,
  );
  expect(html).toContain('No fundings recorded yet');
  expect(html).toContain('href="/add"');
  expect(html).not.toMatch(/class="chart|CSV|view=table/);
  expect(renderToString(<FigureBlock chart={makeChart({})} {...addresses} />)).toContain(
    'No figures recorded yet',
  );
});

test('two figures of one chart on a page take ids of their own', () => {
  const html = renderToString(<FigureBlock chart={chart} id="second" {...addresses} />);
  expect(html).toContain('<section class="figure-block" id="second"');
  expect(html).not.toContain('id="funding_history');
});

test('each year of the table leads to its records', () => {
  const sourcesHref = '/rounds?announced_on=known&disclosed=counted&country=kenya';
  const html = renderToString(
    <FigureBlock chart={chart} view="table" {...addresses} sourcesHref={sourcesHref} />,
  );
  expect(html).toContain(
    '<a href="/rounds?announced_on=2021&amp;disclosed=counted&amp;country=kenya">2021</a>',
  );
});

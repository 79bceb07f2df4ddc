import { z } from 'zod';
import { endpoint } from '../../http/endpoint.server.ts';
import { CHART_KEYS, chart } from './contract.ts';
import { listCharts } from './queries.server.ts';
import { readChartKeys } from './read-chart-keys.ts';

const slug = (what: string) => z.string().max(120).optional().describe(what);

export const chartQuery = z.object({
  // Checked by readChartKeys, whose message names the nearest key.
  only: z.string().max(1_000).optional().describe(`Joined by commas: ${CHART_KEYS.join(', ')}`),
  startup_slug: slug('Startup, for the keys that begin with startup_'),
  location_slug: slug('Country or city, for the keys that begin with location_'),
  industry_slug: slug('Industry, for the keys that begin with industry_'),
  location: slug('Narrows the charts of an industry to a country or city'),
  investor_slug: slug('Investor, for investor_country_concentration'),
});

const getCharts = endpoint({
  method: 'get',
  path: '/charts',
  tag: 'Figures',
  summary: 'Charts as data, one a key, in the order asked',
  description: 'A key without data answers an empty series. as_of is the day of its newest record.',
  query: chartQuery,
  answer: z.array(chart),
  errors: [404, 422],
  async handle({ sql, now }, { query: { only, ...scope } }) {
    return listCharts(sql, readChartKeys(only), scope, now);
  },
});

export const figureEndpoints = [getCharts];

import { z } from 'zod';
import { type Endpoint, endpoint } from '../http/endpoint.server.ts';
import { chart, chartQuery } from './contract.ts';
import { listCharts, readChartKeys } from './queries.server.ts';

export const getCharts: Endpoint = endpoint({
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

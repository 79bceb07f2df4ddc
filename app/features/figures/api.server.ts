// GET /api/figures: a figure as data, with the address of the records behind each number.
import { z } from 'zod';
import { filter } from '../../catalogue/round-list-contract.ts';
import { FIGURE_KEYS } from '../../figures/figure-address.ts';
import {
  FIRST_YEAR,
  figure,
  MAX_COMPARED,
  MAX_ROWS,
  MEASURES,
  ROWS_AT_FIRST,
  SPLITS,
} from '../../figures/figure-contract.ts';
import { loadFigure } from '../../figures/figure-files.server.ts';
import { LENS_PARTS, LENS_PRESET_NAMES } from '../../figures/lens.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';

const inOrOut = (what: string) => filter(`in or out: whether ${what} count`);

const PARTS: Record<(typeof LENS_PARTS)[number], string> = {
  grants: 'grants',
  debt: 'loans',
  convertibles: 'convertible notes',
  tokens: 'token sales',
  other: 'rounds of no stated kind',
  facilities: 'limits of credit lines',
  post_ipo: 'rounds after listing',
  secondary: 'shares bought from shareholders',
};

const figureQuery = z.object({
  measure: z.enum(MEASURES).optional().describe('What is measured; raised when left out'),
  split: z.enum(SPLITS).optional().describe('By what; year when left out'),
  region: filter('north-africa, west-africa, central-africa, east-africa or southern-africa'),
  from: filter(`First year, ${FIRST_YEAR} or later: of the round, the founding or the exit`),
  to: filter('Last year'),
  compare: filter(
    `Up to ${MAX_COMPARED} slugs of places, regions, industries or investors, or years, by commas`,
  ),
  lens: z.enum(LENS_PRESET_NAMES).optional().describe('What counts, as a named tracker counts'),
  ...Object.fromEntries(LENS_PARTS.map((part) => [part, inOrOut(PARTS[part])])),
  min: filter('US dollars that a round has at least, such as 200k'),
  limit: filter(`Rows at most, ${ROWS_AT_FIRST} when left out, up to ${MAX_ROWS}`),
  country: filter('As in /rounds, and so are all other filters of /rounds, /startups or /exits'),
  industry: filter('Industry of the startup'),
});

export const getFigures: Endpoint = endpoint({
  tag: 'Figures',
  summary: 'A sum, count, median or share of the record, split and compared',
  description:
    'measure × split × filters × lens. Filters are those of /rounds; of /startups where startups are counted; of /exits where exits are. Money is counted by the lens of the record, which leaves out limits of credit lines, money after listing and sales by shareholders; rounds and investors are counted wholly unless a lens is asked for. Each href is the list of exactly the records behind its number. A record of several industries or investors is in the row of each, so that these rows do not add up.',
  query: figureQuery,
  furtherKeys: FIGURE_KEYS,
  answer: z.object({ data: figure }),
  errors: [422, 503],
  handle: async (context) => ({ data: (await loadFigure(context)).figure }),
});

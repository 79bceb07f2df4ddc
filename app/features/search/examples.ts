import { advancedSearchText as text } from '../../text/text.ts';
import { DEFAULT_COLUMNS, EMPTY_ROW, type FilterRow, searchHref } from './search-address.ts';

const filter = (column: string, operator: string, query_1 = ''): FilterRow => ({
  ...EMPTY_ROW,
  column,
  operator,
  query_1,
});

const SEARCHES: Record<keyof typeof text.examples, { rows: FilterRow[]; sort?: string }> = {
  fintech: {
    rows: [
      filter('industry', 'includes', 'fintech'),
      filter('country', 'equals', 'nigeria'),
      filter('total_fundings', 'gte', '10M'),
    ],
  },
  recent: { rows: [filter('last_funding_on', 'gte', '2023')], sort: '-last_funding_on' },
  seed: {
    rows: [filter('latest_round', 'equals', 'Seed'), filter('country', 'in', 'kenya,egypt,rwanda')],
  },
  young: {
    rows: [filter('year_founded', 'gte', '2020'), filter('total_fundings', 'is_not_blank')],
  },
};

export function listExamples(): Array<{ label: string; href: string }> {
  return Object.entries(SEARCHES).map(([key, { rows, sort = '' }]) => ({
    label: text.examples[key as keyof typeof SEARCHES],
    href: searchHref({ rows, sort, columns: DEFAULT_COLUMNS, facets: false, page: 1 }),
  }));
}

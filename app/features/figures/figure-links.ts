// Addresses of figures next to the one shown, with what they can keep of it.
import { pathTo } from '../../base/paths.ts';
import { figureHref } from '../../figures/figure-address.ts';
import {
  type FigureAsked,
  type Measure,
  SPLITS_OF,
  subjectOf,
} from '../../figures/figure-contract.ts';
import { filtersOf } from '../../figures/figure-shapes.ts';

export function measureHref(asked: FigureAsked, measure: Measure): string {
  const { filters, split, compare, region, ...others } = asked;
  const subject = subjectOf(measure);
  const known = filtersOf(subject);
  const isOfExits = subject === 'exits';
  return figureHref({
    ...others,
    measure,
    split: SPLITS_OF[subject].includes(split) ? split : 'year',
    filters: filters.filter(
      ({ column, operator }) =>
        known.includes(column) && (!isOfExits || operator === 'equals' || operator === 'includes'),
    ),
    ...(isOfExits ? {} : { compare, region }),
    lens: subject === 'rounds' ? asked.lens : undefined,
  });
}

export const figureFiles = (asked: FigureAsked) => ({
  csv: figureHref(asked, pathTo('/figures.csv')),
  svg: figureHref(asked, pathTo('/figures.svg')),
  png: figureHref(asked, pathTo('/figures.png')),
  json: figureHref(asked, pathTo('/api/figures')),
  embed: figureHref(asked, pathTo('/embed/figure')),
});

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

/** The files and the frame of the figure at this address. */
export function figureFiles(href: string) {
  const query = href.slice(pathTo('/figures').length);
  return {
    csv: pathTo('/figures.csv') + query,
    svg: pathTo('/figures.svg') + query,
    png: pathTo('/figures.png') + query,
    zip: pathTo('/figures.zip') + query,
    json: pathTo('/api/figures') + query,
    embed: pathTo('/embed/figure') + query,
  };
}

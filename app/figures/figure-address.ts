// The address of a figure: read from a request, and written in one order that stays.
import { pathTo } from '../base/paths.ts';
import { Mistake, readNumber } from '../find/filters/filter-values.ts';
import {
  escapeReadably,
  type ListShape,
  listHref,
  readListView,
} from '../find/lists/list-address.ts';
import { type FieldErrors, invalid } from '../http/errors.ts';
import { findClosest } from '../language/slips.ts';
import { figureText as text } from '../text/text.ts';
import {
  FIRST_YEAR,
  type FigureAsked,
  LAST_YEAR,
  MAX_ROWS,
  MEASURES,
  SPLITS,
  type Subject,
  subjectOf,
} from './figure-contract.ts';
import { filtersOf, SHAPES } from './figure-shapes.ts';
import {
  LENS_PARTS,
  LENS_PRESET_NAMES,
  LENS_PRESETS,
  type Lens,
  lensPairs,
  RECORD_LENS,
} from './lens.ts';

const LENS_KEYS = ['lens', ...LENS_PARTS, 'min'];
const OWN_KEYS = ['measure', 'split', 'region', 'from', 'to', 'compare', 'limit', ...LENS_KEYS];

/** All that the address of a figure may have. */
export const FIGURE_KEYS: readonly string[] = [
  ...new Set([
    ...OWN_KEYS,
    ...(['rounds', 'startups', 'exits'] as const).flatMap((subject) => filterKeys(subject)),
  ]),
];

function filterKeys(subject: Subject): string[] {
  return filtersOf(subject).flatMap((column) => {
    const kind = SHAPES[subject].columns[column]?.kind;
    const isRange = kind === 'number' || kind === 'date';
    return isRange ? [column, `${column}_from`, `${column}_to`] : [column];
  });
}

const shapeOf = (subject: Subject): ListShape => {
  const { columns } = SHAPES[subject];
  const taken = filtersOf(subject).flatMap((name) => {
    const column = columns[name];
    return column ? [[name, column] as const] : [];
  });
  return { path: pathTo('/figures'), columns: Object.fromEntries(taken), defaultSort: '' };
};

/** Throws 422 with all that is wrong. `beside` are further parameters of the address. */
export function readFigure(params: URLSearchParams, beside: readonly string[] = []): FigureAsked {
  const errors: FieldErrors = {};
  const given = (key: string) => params.getAll(key).filter((one) => one.trim() !== '');
  const one = (key: string): string | undefined => {
    const values = given(key);
    if (values.length > 1) errors[key] = [text.errors.twice];
    return values[0]?.trim();
  };
  const choose = <Name extends string>(key: string, names: readonly Name[], usual: Name): Name => {
    const value = one(key) ?? usual;
    const found = names.find((name) => name === value);
    if (!found) {
      errors[key] = [text.errors.notOneOf(value.slice(0, 80), names, findClosest(value, names))];
    }
    return found ?? usual;
  };
  const whole = (key: string, least: number, most: number, message: string) => {
    const value = one(key);
    if (value === undefined) return undefined;
    const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most)) errors[key] = [message];
    return number;
  };
  const measure = choose('measure', MEASURES, 'raised');
  const split = choose('split', SPLITS, 'year');
  const subject = subjectOf(measure);
  const known = [...OWN_KEYS, ...filterKeys(subject)];
  for (const key of new Set(params.keys())) {
    if (known.includes(key) || beside.includes(key)) continue;
    const shown = key.slice(0, 80);
    errors[shown] = [text.errors.unknownParameter(shown, findClosest(shown, known))];
  }
  const notAYear = text.errors.notAYear(FIRST_YEAR, LAST_YEAR);
  const asked: FigureAsked = {
    measure,
    split,
    filters: readListView(shapeOf(subject), params, 1).filters,
    region: one('region'),
    from: whole('from', FIRST_YEAR, LAST_YEAR, notAYear),
    to: whole('to', FIRST_YEAR, LAST_YEAR, notAYear),
    lens: readLens(),
    compare: [...new Set(given('compare').flatMap((list) => list.split(',')))]
      .map((slug) => slug.trim())
      .filter(Boolean),
    limit: whole('limit', 1, MAX_ROWS, text.errors.notALimit(MAX_ROWS)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return asked;

  /** A form sends "out" for each part, and after it "in" for those that are ticked. */
  function readLens(): Lens | undefined {
    if (!LENS_KEYS.some((key) => given(key).length > 0)) return undefined;
    const lens: { -readonly [part in keyof Lens]: Lens[part] } = {
      ...LENS_PRESETS[choose('lens', LENS_PRESET_NAMES, 'record')],
    };
    for (const part of LENS_PARTS) {
      const values = given(part).map((value) => value.trim());
      if (values.some((value) => value !== 'in' && value !== 'out')) {
        errors[part] = [text.errors.notInOrOut];
      }
      if (values.length > 0) lens[part] = values.includes('in');
    }
    const min = one('min');
    if (min !== undefined) lens.min = readMin(min);
    return lens;
  }

  function readMin(value: string): number {
    try {
      const number = readNumber('query_1', value, false);
      if (number >= 0) return number;
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
    }
    errors.min = [text.errors.notAnAmount];
    return 0;
  }
}

/** The parameters of the one address of a figure; none for raised by year. */
export function figurePairs(asked: FigureAsked): Array<[string, string]> {
  const {
    measure,
    split,
    filters,
    region,
    from,
    to,
    lens = RECORD_LENS,
    compare = [],
    limit,
  } = asked;
  const address = listHref(shapeOf(subjectOf(measure)), { filters });
  const ofLens = lensPairs(lens);
  // Counts are of all records unless a lens is asked for, the record's own as well.
  if (asked.lens && ofLens.length === 0 && subjectOf(measure) === 'rounds' && isCounted(asked)) {
    ofLens.push(['lens', 'record']);
  }
  const pairs: Array<[string, string]> = [
    ...(compare.length > 0 ? [['compare', compare.join(',')] as [string, string]] : []),
    ...new URL(address, 'http://figures.invalid').searchParams,
    ...Object.entries({ region, from, to }).flatMap(
      ([key, value]): Array<[string, string]> =>
        value === undefined ? [] : [[key, String(value)]],
    ),
    ...ofLens,
    ...(limit === undefined ? [] : [['limit', String(limit)] as [string, string]]),
  ];
  const isUsual = pairs.length === 0 && measure === 'raised' && split === 'year';
  return isUsual ? [] : [['measure', measure], ['split', split], ...pairs];
}

const isCounted = ({ measure }: FigureAsked) => measure === 'rounds' || measure === 'investors';

/** The figure's page, or a file or frame of it at `path`. */
export function figureHref(asked: FigureAsked, path: string = pathTo('/figures')): string {
  const pairs = figurePairs(asked).map(([name, value]) => `${name}=${escapeReadably(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

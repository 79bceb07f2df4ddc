import { listFeedPath } from '../../base/outside-paths.ts';
import { pathTo } from '../../base/paths.ts';
import { noteWomenLed } from '../../catalogue/women-led.server.ts';
import { ChartOfType } from '../../charts/chart-of-type.tsx';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureFrame, Headline, sayCoverage } from '../../charts/figure-block.tsx';
import { type Comparable, listComparable } from '../../figures/comparable.server.ts';
import { findFigure } from '../../figures/figure.server.ts';
import { FIGURE_KEYS, figureHref, isOneAddress, readFigure } from '../../figures/figure-address.ts';
import { toChart } from '../../figures/figure-chart.ts';
import { type Figure, type FigureAsked, subjectOf } from '../../figures/figure-contract.ts';
import { LENS_PRESET_NAMES, LENS_PRESETS } from '../../figures/lens.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_EXITS, ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { chartsText, figureText } from '../../text/text.ts';
import { ErrorSummary } from '../../ui/post-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FigureControls, LensBlock } from './figure-controls.tsx';
import { figureFiles } from './figure-links.ts';
import { Coverage, FigureTable, type LensSums, LensTable } from './figure-tables.tsx';

const text = figureText.page;

/** Asked often enough to be cached: few filters, and nothing compared. */
const isUsual = ({ filters, compare = [] }: FigureAsked) =>
  filters.length <= 1 && compare.length === 0;

export const figuresPage: Page = page({
  async load(context) {
    const { now, url } = context;
    try {
      const asked = readFigure(url.searchParams);
      const href = figureHref(asked);
      if (!isOneAddress(asked, url.searchParams)) throw new Redirect(href, 302);
      return { asked, href, now, errors: [], found: await findAll(context, asked) };
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422 || !error.fields) throw error;
      const errors = Object.entries(error.fields).map(([field, messages]) => ({
        id: field,
        message: `${field}: ${messages.join(', ')}`,
      }));
      return { asked: null, href: pathTo('/figures'), now, errors, found: null };
    }
  },
  queryKeys: FIGURE_KEYS,
  cacheTags: ({ asked }) =>
    asked && isUsual(asked) ? [ALL_STARTUPS, ALL_INVESTORS, ALL_EXITS] : undefined,
  head: ({ found, href, now }, _) => ({
    title: found ? toChart(found.figure, now).title : text.title,
    description: text.description,
    isTool: true,
    canonical: href,
    picture: found ? figureFiles(href).png : undefined,
    noindex: href !== pathTo('/figures'),
    hasErrors: found === null,
    errorStatus: found ? undefined : 422,
  }),
  body: ({ asked, found, href, now, errors }) =>
    asked && found ? (
      <Shown asked={asked} {...found} href={href} now={now} />
    ) : (
      <>
        <h1>{text.title}</h1>
        <ErrorSummary errors={errors} />
        <p>
          <a href={pathTo('/figures')}>{text.title}</a>
        </p>
      </>
    ),
});

/** The figure, and the same sum under each lens. */
async function findAll(context: Context, asked: FigureAsked) {
  const { now } = context;
  return withinSearchBudget(context, async (sql) => {
    const figure = await findFigure(sql, asked, now);
    const isChosen = figure.lens?.preset === null;
    const lenses: LensSums[] = isChosen ? [{ preset: null, sums: figure }] : [];
    if (figure.unit === 'usd') {
      for (const preset of LENS_PRESET_NAMES) {
        const sums = await findFigure(
          sql,
          { ...asked, split: 'none', lens: LENS_PRESETS[preset] },
          now,
        );
        lenses.push({ preset, sums });
      }
    }
    const comparable = await listComparable(sql, subjectOf(asked.measure));
    const womenLed = await noteWomenLed(sql, asked.filters);
    return { figure, lenses, comparable, womenLed };
  });
}

interface ShownProps {
  asked: FigureAsked;
  figure: Figure;
  lenses: readonly LensSums[];
  comparable: readonly Comparable[];
  womenLed: string | null;
  href: string;
  now: Date;
}

function Shown({ asked, figure, lenses, comparable, womenLed, href, now }: ShownProps) {
  const { headline, ...chart } = toChart(figure, now);
  const { json, ...files } = figureFiles(href);
  return (
    <>
      <h1 className="find">{headline && <Headline {...headline} />}</h1>
      <FigureControls asked={asked} figure={figure} comparable={comparable} />
      <div className="figure-columns">
        {hasFigures(chart) ? (
          <FigureFrame
            id={chart.key}
            title={chart.title}
            subtitle={chartsText.units[figure.unit]}
            note={sayCoverage(chart) ?? sayCompared(figure)}
            links={{ chart: href, table: `${href}#same-figures`, ...files }}
            source={sourceOf(figure)}
          >
            <ChartOfType chart={chart} id={chart.key} />
          </FigureFrame>
        ) : (
          <EmptyState title={chartsText.empty} />
        )}
        {subjectOf(asked.measure) === 'rounds' && <LensBlock asked={asked} figure={figure} />}
      </div>
      <Coverage figure={figure} />
      {womenLed && <p className="small">{womenLed}</p>}
      <FigureTable figure={figure} />
      <LensTable asked={asked} lenses={lenses} />
      <p className="small">
        <a href={json} rel="nofollow">
          {text.json}
        </a>
        {' · '}
        <a href={listFeedPath(figure.href, 'atom')} rel="nofollow">
          {text.followed}
        </a>
        {'. '}
        {text.address}
      </p>
    </>
  );
}

/** The numbers of the table link to the records that are compared. */
function sourceOf({ series, records, as_of, href }: Figure) {
  if (series.length === 0) return { records, asOf: as_of, href };
  const compared = series.reduce((sum, one) => sum + one.records, 0);
  return { records: compared, asOf: as_of, href: '#same-figures' };
}

function sayCompared({ series, unit }: Figure): string | undefined {
  if (series.length === 0 || unit !== 'usd') return undefined;
  const parts = series.map(({ label, records, undisclosed }) =>
    text.knownIn(records - undisclosed, records, label),
  );
  return text.amountKnown(parts);
}

import { type ReactNode, use } from 'react';
import { formatCount } from '../base/count.ts';
import { formatDay } from '../base/format-day.ts';
import { pathTo } from '../base/paths.ts';
import { chartsText } from '../text/text.ts';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { EmbedDetails, SiteContext } from '../ui/embed-code.tsx';
import { SourceLine, type SourceLineProps } from '../ui/lists.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Figure, Name } from '../ui/values.tsx';
import type { Chart, ChartHeadline } from './chart-data.ts';
import { ChartOfType } from './chart-of-type.tsx';
import { hasFigures, type ReadRow, readWholeChart } from './chart-reading.ts';
import { valueLabel } from './value-label.ts';

/** Stands for the year in the address that the script fills in. */
const YEAR = '{year}';

/**
 * A chart with its frame: its finding as title, its measure below, what it leaves out in the foot.
 * The page builds the addresses of picture, table, files and list of records; without figures
 * `empty` says what is missing.
 */
export function FigureBlock({
  chart,
  id = chart.key,
  subtitle,
  view = 'chart',
  chartHref,
  tableHref,
  csvHref,
  pictures,
  sourcesHref,
  showsHeadline = true,
  empty,
}: {
  chart: Chart;
  id?: string;
  subtitle?: string;
  view?: FigureView;
  chartHref: string;
  tableHref: string;
  csvHref: string;
  /** Addresses of the chart as a file. */
  pictures?: { svg?: string; png?: string; embed?: string };
  sourcesHref: string;
  /** False where the page says the finding itself. */
  showsHeadline?: boolean;
  empty?: { title: string; action?: ReactNode };
}) {
  const { title } = chart;
  const recordsOf = recordsByYear(sourcesHref);
  const headline = showsHeadline ? chart.headline : undefined;
  const measure = subtitle ?? sayMeasure(chart);
  if (!hasFigures(chart)) {
    return (
      <FigureFrame id={id} title={title} subtitle={measure}>
        <EmptyState title={empty?.title ?? chartsText.empty} action={empty?.action} />
      </FigureFrame>
    );
  }
  return (
    <FigureFrame
      id={id}
      title={headline ? sayHeadline(headline) : title}
      heading={headline && <Headline {...headline} />}
      subtitle={headline ? sayTitledMeasure(chart) : measure}
      view={view}
      links={{ chart: chartHref, table: tableHref, csv: csvHref, ...pictures }}
      note={sayCoverage(chart)}
      source={{ records: chart.records, asOf: chart.as_of, href: sourcesHref }}
    >
      {view === 'table' ? (
        <ChartTable chart={chart} recordsOf={recordsOf} />
      ) : (
        <div data-records={recordsOf?.(YEAR)} data-hint={recordsOf && chartsText.openRecords}>
          <ChartOfType chart={chart} id={id} />
        </div>
      )}
    </FigureFrame>
  );
}

/** Of a figure by year, whose records are those with a known date or founding year. */
function recordsByYear(href: string): ((year: string) => string) | undefined {
  const known = /\b(announced_on|year_founded)=known\b/;
  return known.test(href) ? (year) => href.replace(known, `$1=${year}`) : undefined;
}

export function Headline({ before, figure, after }: ChartHeadline) {
  return (
    <>
      {before}
      <em>{figure}</em>
      {after}
    </>
  );
}

export function sayHeadline({ before, figure, after }: ChartHeadline): string {
  return `${before}${figure}${after}`;
}

/** The measure below a headline; counts say what they count in the title. */
export function sayTitledMeasure({ title, unit }: Chart): string {
  return unit === 'count' ? title : chartsText.measure(title, chartsText.units[unit]);
}

export function sayMeasure({ unit, series }: Chart): string {
  const [only] = series;
  if (!only || series.length > 1) return chartsText.units[unit];
  return unit === 'usd' ? chartsText.measure(only.name, chartsText.units.usd) : only.name;
}

/** Undefined where all is counted. */
export function sayCoverage({
  coverage,
  unit,
}: Pick<Chart, 'coverage' | 'unit'>): string | undefined {
  if (!coverage || unit === 'percent' || coverage.known >= coverage.total) return undefined;
  return chartsText.coverage[unit](formatCount(coverage.known), formatCount(coverage.total));
}

interface ChartTableProps {
  chart: Chart;
  /** Address of the records of a row. */
  recordsOf?: (label: string) => string;
}

export function ChartTable({ chart, recordsOf }: ChartTableProps) {
  const { rows, series, unit, xKind } = readWholeChart(chart);
  const columns: DataColumn<ReadRow>[] = [
    {
      key: 'x',
      label: chartsText.xHeadings[xKind],
      isRowHead: true,
      cell: ({ label }) =>
        recordsOf ? <a href={recordsOf(label)}>{label}</a> : <Name>{label}</Name>,
    },
    ...series.map(({ name }, index) => ({
      key: `series-${index}`,
      label: name || chartsText.units[unit],
      isFigure: true,
      cell: ({ values }: ReadRow) => <Figure>{valueLabel(values[index] ?? null, unit)}</Figure>,
    })),
  ];
  return (
    <DataTable
      caption={chart.title}
      captionHidden
      compact
      columns={columns}
      rows={rows}
      getKey={({ label }, index) => `${index} ${label}`}
    />
  );
}

interface FigureLinks {
  chart: string;
  table: string;
  csv: string;
  svg?: string;
  png?: string;
  /** Of the frame for other sites. */
  embed?: string;
}

interface FigureFrameProps {
  id: string;
  title: string;
  /** The title with marks; `title` when absent. */
  heading?: ReactNode;
  subtitle: string;
  view?: FigureView;
  links?: FigureLinks;
  /** What the figures leave out. */
  note?: string;
  source?: SourceLineProps;
  children: ReactNode;
}

export function FigureFrame(props: FigureFrameProps) {
  const { id, title, heading, subtitle, view = 'chart', links, note, source, children } = props;
  return (
    <section className="figure-block" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading ?? title}</h2>
      <p className="figure-subtitle">{subtitle}</p>
      {children}
      {links && source && (
        <div className="figure-foot">
          {note && <p className="figure-note">{note}</p>}
          <FigureViews title={title} view={view} links={links} />
          <Citation title={title} href={links.chart} asOf={source.asOf} />
          {links.embed && (
            <EmbedDetails
              path={links.embed}
              title={title}
              hasOwnPictures
              kind={links.embed.startsWith(pathTo('/embed/chart')) ? 'chart' : 'table'}
            />
          )}
          <SourceLine {...source} />
        </div>
      )}
    </section>
  );
}

function FigureViews({
  title,
  view,
  links,
}: {
  title: string;
  view: FigureView;
  links: FigureLinks;
}) {
  const current = (name: FigureView) => (view === name ? 'true' : undefined);
  return (
    <nav className="figure-views" aria-label={chartsText.figureViews(title)}>
      <a href={links.chart} aria-current={current('chart')}>
        {chartsText.chart}
      </a>
      <a href={links.table} rel="nofollow" aria-current={current('table')}>
        {chartsText.table}
      </a>
      {(['csv', 'xlsx', 'svg', 'png'] as const).map((kind) => {
        const href = kind === 'xlsx' ? links.csv.replace('.csv', '.xlsx') : links[kind];
        if (!href) return null;
        return (
          <a key={kind} href={href} rel="nofollow" download={kind !== 'csv' || undefined}>
            {chartsText[kind]}
          </a>
        );
      })}
    </nav>
  );
}

/** A line to copy, with the address that stays. */
function Citation({ title, href, asOf }: { title: string; href: string; asOf: string | null }) {
  const { productName, siteUrl } = use(SiteContext);
  if (!siteUrl) return null;
  const day = asOf && formatDay(asOf);
  return (
    <details className="figure-cite">
      <summary>{chartsText.cite}</summary>
      <p>{chartsText.citation(productName, title, day, `${siteUrl}${href}`)}</p>
    </details>
  );
}

export type FigureView = 'chart' | 'table';

export function readFigureView(query: URLSearchParams): FigureView {
  return query.get('view') === 'table' ? 'table' : 'chart';
}

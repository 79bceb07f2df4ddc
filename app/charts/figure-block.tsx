import { type ReactNode, use } from 'react';
import { formatCount } from '../base/count.ts';
import { formatDay } from '../base/dates.ts';
import { localPath } from '../base/locale-path.ts';
import { pathTo } from '../base/paths.ts';
import { recordsByYear } from '../base/record-paths.ts';
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

interface FigureBlockProps {
  chart: Chart;
  id?: string;
  subtitle?: string;
  view?: FigureView;
  chartHref: string;
  tableHref: string;
  csvHref: string;
  /** Addresses of the chart as a file, and as a figure that compares. */
  pictures?: { svg?: string; png?: string; embed?: string; figure?: string };
  sourcesHref: string;
  /** False where the page says the finding itself. */
  showsHeadline?: boolean;
  /** Shown if there are no figures. */
  empty?: { title: string; action?: ReactNode };
}

/** A chart with its frame; the page builds the addresses. */
export function FigureBlock(props: FigureBlockProps) {
  const { chart, id = chart.key, view = 'chart', sourcesHref, empty, showsHeadline = true } = props;
  const recordsOf = recordsByYear(sourcesHref);
  const said = sayChart(showsHeadline ? chart : { ...chart, headline: undefined });
  const subtitle = (!said.heading && props.subtitle) || said.subtitle;
  if (!hasFigures(chart)) {
    return (
      <FigureFrame id={id} title={chart.title} subtitle={props.subtitle ?? sayMeasure(chart)}>
        <EmptyState title={empty?.title ?? chartsText.empty} action={empty?.action} />
      </FigureFrame>
    );
  }
  return (
    <FigureFrame
      {...{ ...said, id, subtitle, view }}
      links={{
        chart: props.chartHref,
        table: props.tableHref,
        csv: props.csvHref,
        ...props.pictures,
      }}
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

export function Headline({ before, figure, after }: ChartHeadline) {
  return (
    <>
      {before}
      <em>{figure}</em>
      {after}
    </>
  );
}

/** The frame of a chart: headline, measure, and what it excludes. */
export function sayChart(chart: Chart) {
  const { title, unit, headline } = chart;
  const note = sayCoverage(chart);
  if (!headline) return { title, subtitle: sayMeasure(chart), note };
  return {
    title: `${headline.before}${headline.figure}${headline.after}`,
    heading: <Headline {...headline} />,
    // Counts say what they count in the title.
    subtitle: unit === 'count' ? title : chartsText.measure(title, chartsText.units[unit]),
    note,
  };
}

function sayMeasure({ unit, series }: Chart): string {
  const [only] = series;
  if (!only || series.length > 1) return chartsText.units[unit];
  return unit === 'usd' ? chartsText.measure(only.name, chartsText.units.usd) : only.name;
}

/** Undefined where all is counted. */
export function sayCoverage({ coverage, unit }: Pick<Chart, 'coverage' | 'unit'>) {
  if (!coverage || unit === 'percent' || coverage.known >= coverage.total) return undefined;
  return chartsText.coverage[unit](formatCount(coverage.known), formatCount(coverage.total));
}

/** `recordsOf` is the address of the records of a row. */
export function ChartTable(props: { chart: Chart; recordsOf?: (label: string) => string }) {
  const { chart, recordsOf } = props;
  const { rows, series, unit, xKind } = readWholeChart(chart);
  const columns: DataColumn<ReadRow>[] = [
    {
      label: chartsText.xHeadings[xKind],
      isRowHead: true,
      cell: ({ label }) =>
        recordsOf ? <a href={recordsOf(label)}>{label}</a> : <Name>{label}</Name>,
    },
    ...series.map(({ name }, index) => ({
      label: name || chartsText.units[unit],
      isFigure: true,
      cell: ({ values }: ReadRow) => <Figure>{valueLabel(values[index] ?? null, unit)}</Figure>,
    })),
  ];
  return <DataTable caption={chart.title} compact columns={columns} rows={rows} />;
}

interface FigureLinks {
  chart: string;
  table: string;
  csv: string;
  svg?: string;
  png?: string;
  /** Table, pictures and records in one file. */
  zip?: string;
  /** Of the frame for other sites. */
  embed?: string;
  /** The same at /figures. */
  figure?: string;
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
          <FigureWays title={title} view={view} links={links} asOf={source.asOf} />
          <SourceLine {...source} />
        </div>
      )}
    </section>
  );
}

interface FigureWaysProps {
  title: string;
  /** Which of chart and table is shown, where one is. */
  view?: FigureView;
  links: FigureLinks;
  asOf: string | null;
}

/** All exports of a figure: files, a citation, a frame. */
export function FigureWays({ title, view, links, asOf }: FigureWaysProps) {
  return (
    <>
      <FigureViews title={title} view={view} links={links} />
      <Citation title={title} href={links.chart} asOf={asOf} />
      {links.zip && !links.figure && <Loading {...links} />}
      {links.embed && (
        <EmbedDetails
          path={links.embed}
          title={title}
          hasOwnPictures
          kind={links.embed.startsWith(pathTo('/embed/chart')) ? 'chart' : 'table'}
        />
      )}
    </>
  );
}

function FigureViews(props: Omit<FigureWaysProps, 'asOf'>) {
  const { title, view, links } = props;
  const current = (name: FigureView) => (view === name ? 'true' : undefined);
  return (
    <nav className="figure-views" aria-label={chartsText.figureViews(title)}>
      <a href={links.chart} aria-current={current('chart')}>
        {chartsText.chart}
      </a>
      <a href={links.table} rel="nofollow" aria-current={current('table')}>
        {chartsText.table}
      </a>
      {(['xlsx', 'csv', 'svg', 'png'] as const).map((kind) => {
        const href = kind === 'xlsx' ? links.csv.replace('.csv', '.xlsx') : links[kind];
        if (!href) return null;
        return (
          <a key={kind} href={href} rel="nofollow" download={kind !== 'csv' || undefined}>
            {chartsText[kind]}
          </a>
        );
      })}
      {links.zip && (
        <a href={links.zip} rel="nofollow" download>
          {chartsText.zip}
        </a>
      )}
      {links.figure && (
        <a href={links.figure} rel="nofollow">
          {links.figure.includes('compare=') ? chartsText.compareWith : chartsText.openAsFigure}
        </a>
      )}
    </nav>
  );
}

/** Lines that load the table in a program. */
function Loading({ csv }: FigureLinks) {
  const { siteUrl } = use(SiteContext);
  if (!siteUrl) return null;
  return (
    <details className="figure-cite">
      <summary>{chartsText.load}</summary>
      <pre className="small" dir="ltr">
        {chartsText.loading(siteUrl + csv)}
      </pre>
    </details>
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
      <p>{chartsText.citation(productName, title, day, siteUrl + localPath(href))}</p>
    </details>
  );
}

export type FigureView = 'chart' | 'table';

export function readFigureView(query: URLSearchParams): FigureView {
  return query.get('view') === 'table' ? 'table' : 'chart';
}

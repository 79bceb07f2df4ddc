import { type ReactNode, use } from 'react';
import { formatDay } from '../base/format-day.ts';
import { pathTo } from '../base/paths.ts';
import { chartsText } from '../text/text.ts';
import { EmbedDetails, SiteContext } from '../ui/embed-code.tsx';
import { SourceLine, type SourceLineProps } from '../ui/lists.tsx';

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

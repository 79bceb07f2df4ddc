import type { ReactNode } from 'react';
import { formatPartialDate } from '../base/partial-date.ts';
import { chartsText } from '../text/text.ts';

export type FigureView = 'chart' | 'table';

/** Addresses of the same figure as picture, as table and as file. */
export type FigureLinks = { chart: string; table: string; csv: string };

export type FigureSource = {
  records: number;
  /** ISO date or time; null when nothing was counted. */
  asOf: string | null;
  /** The list of the records. */
  href: string;
  /** Set when the figures are older than they should be. */
  staleDays?: number;
};

/**
 * The frame of every figure (design-language.md section 4): heading, one line with the unit, the
 * picture or its table, then the row of views and the source. `id` is unique in the page.
 */
export function FigureFrame({
  id,
  title,
  subtitle,
  view = 'chart',
  links,
  source,
  children,
}: {
  id: string;
  title: string;
  subtitle: string;
  view?: FigureView;
  links?: FigureLinks;
  source?: FigureSource;
  children: ReactNode;
}) {
  return (
    <section className="figure-block" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <p className="figure-subtitle">{subtitle}</p>
      {children}
      {(links || source) && (
        <div className="figure-foot">
          {links && <FigureViews title={title} view={view} links={links} />}
          {source && <SourceLine source={source} />}
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
      <a href={links.csv} rel="nofollow">
        {chartsText.csv}
      </a>
    </nav>
  );
}

function SourceLine({ source: { records, asOf, href, staleDays } }: { source: FigureSource }) {
  return (
    <p className="figure-source">
      {`${chartsText.source} `}
      <a href={href}>
        <bdi>{chartsText.records(records)}</bdi>
      </a>
      {asOf !== null && (
        <>
          {`, ${chartsText.updated} `}
          <time dateTime={asOf}>
            {formatPartialDate({ date: asOf.slice(0, 10), precision: 'day' })}
          </time>
        </>
      )}
      {staleDays !== undefined && (
        <strong className="figure-stale">{chartsText.stale(staleDays)}</strong>
      )}
    </p>
  );
}

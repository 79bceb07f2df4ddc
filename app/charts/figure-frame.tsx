import type { ReactNode } from 'react';
import { chartsText } from '../text/text.ts';
import { SourceLine, type SourceLineProps } from '../ui/source-line.tsx';
import type { FigureView } from './figure-view.ts';

export interface FigureLinks {
  chart: string;
  table: string;
  csv: string;
}

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
  source?: SourceLineProps;
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
          {source && <SourceLine {...source} />}
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

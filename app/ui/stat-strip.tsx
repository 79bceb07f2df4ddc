import type { ReactNode } from 'react';
import { listsText } from '../text/text.ts';

export interface Delta {
  text: string;
  direction: 'up' | 'down' | 'unchanged';
  since?: string;
}

export interface Stat {
  label: string;
  value: ReactNode;
  /** The full figure of a short one. */
  title?: string;
  delta?: Delta;
  /** The records behind it. */
  href?: string;
  /** What the figure leaves out. */
  note?: string;
  /** After the value, such as a link to its source. */
  mark?: ReactNode;
}

/** Figures that are not known are null, and left out. */
export function StatStrip({ stats }: { stats: ReadonlyArray<Stat | null> }) {
  const known = stats.filter((stat) => stat !== null);
  return (
    <dl className="stat-strip">
      {known.map(({ label, value, title, delta, href, note, mark }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="stat-value" title={title}>
            <bdi>{href ? <a href={href}>{value}</a> : value}</bdi>
            {mark}
          </dd>
          {delta && (
            <dd className={`stat-delta stat-delta-${delta.direction}`}>
              <span className="visually-hidden">{listsText[delta.direction]} </span>
              <bdi>{delta.text}</bdi> {delta.since}
            </dd>
          )}
          {note && <dd className="stat-delta">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

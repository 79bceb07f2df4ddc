import type { ReactNode } from 'react';

export interface Stat {
  label: string;
  value: ReactNode;
  /** The full figure of a short one. */
  title?: string;
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
      {known.map(({ label, value, title, href, note, mark }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="stat-value" title={title}>
            <bdi>{href ? <a href={href}>{value}</a> : value}</bdi>
            {mark}
          </dd>
          {note && <dd className="stat-delta">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

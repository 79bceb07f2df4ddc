import type { ReactNode } from 'react';
import { listsText } from '../text/text.ts';

export interface Delta {
  /** Printed with its sign: "+12 %". */
  text: string;
  direction: 'up' | 'down' | 'unchanged';
  /** Since when, such as "in 12 months". */
  since?: string;
}

export interface Stat {
  label: string;
  value: ReactNode;
  /** The full figure behind a short one. */
  title?: string;
  delta?: Delta;
  /** Stands after the value, such as a mark that leads to its source. */
  mark?: ReactNode;
}

/** Four figures at most in one strip; two by two on small screens. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-strip">
      {stats.map(({ label, value, title, delta, mark }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="stat-value" title={title}>
            <bdi>{value}</bdi>
            {mark}
          </dd>
          {delta && (
            <dd className={`stat-delta stat-delta-${delta.direction}`}>
              <span className="visually-hidden">{listsText[delta.direction]} </span>
              <bdi>{delta.text}</bdi> {delta.since}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

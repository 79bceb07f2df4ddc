import { statesText } from '../text/text.ts';
import { joinClasses } from './class-names.ts';

export interface SkeletonProps {
  /** As large as what is awaited, so that nothing moves when it comes. */
  kind: 'text' | 'row' | 'figure' | 'chart';
  count?: number;
}

/** Appears after 300 ms. */
export function Skeleton({ kind, count = 1 }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{statesText.loading}</span>
      {Array.from({ length: count }, (_, index) => `${kind} ${index}`).map((key) => (
        <div key={key} className={joinClasses('skeleton-part', `skeleton-${kind}`)} />
      ))}
    </div>
  );
}

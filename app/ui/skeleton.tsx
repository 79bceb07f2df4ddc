import { statesText } from '../text/text.ts';
import { joinClasses } from './class-names.ts';

export interface SkeletonProps {
  /** The shape of what is awaited, in its size, so that nothing moves when it comes. */
  kind: 'text' | 'row' | 'figure' | 'chart';
  count?: number;
}

/** Shows itself only after 300 ms of waiting. */
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

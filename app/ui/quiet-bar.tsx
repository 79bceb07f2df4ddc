import { joinClasses } from './class-names.ts';

/** A bar of `share` of the width, beside the figure it draws; hidden, as the figure is read. */
export function QuietBar({ share, isNamed = false }: { share: number; isNamed?: boolean }) {
  return (
    <svg
      className={joinClasses('quiet-bar', isNamed && 'quiet-bar-named')}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={`${Math.max(0.5, Math.round(share * 1000) / 10)}%`} height="100%" />
    </svg>
  );
}

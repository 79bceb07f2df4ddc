import type { ReactNode } from 'react';
import { BLOCK, drawMark, weaveName } from './weave.ts';

interface Props {
  name: string;
  className: string;
  size?: number;
  /** One block is missing: the 404 page. */
  isTorn?: boolean;
  children?: ReactNode;
}

/** The cloth of a name as decoration; children are drawn on it. */
export function WeaveMark({ name, className, size, isTorn = false, children }: Props) {
  const weave = weaveName(name);
  return (
    <svg
      className={`${className} ink-${weave.pair}`}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawMark(weave)} />
      {isTorn && (
        <rect className="weave-hole" x={2 * BLOCK} y={BLOCK} width={BLOCK} height={BLOCK} />
      )}
      {children}
    </svg>
  );
}

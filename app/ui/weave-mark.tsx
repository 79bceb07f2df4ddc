import { BLOCK, drawMark, weaveName } from './weave.ts';

interface Props {
  name: string;
  className: string;
  /** One block is missing: the 404 page. */
  isTorn?: boolean;
}

/** The cloth of a name as decoration. */
export function WeaveMark({ name, className, isTorn = false }: Props) {
  const weave = weaveName(name);
  return (
    <svg
      className={`${className} ink-${weave.pair}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawMark(weave)} />
      {isTorn && (
        <rect className="weave-hole" x={2 * BLOCK} y={BLOCK} width={BLOCK} height={BLOCK} />
      )}
    </svg>
  );
}

import { drawBand, weaveName } from './weave.ts';

/** The first row of a name's cloth, repeated over the width. `id` is unique in the page. */
export function WeaveBand({
  name,
  id,
  className,
}: {
  name: string;
  id: string;
  className: string;
}) {
  const weave = weaveName(name);
  return (
    <svg className={`${className} ink-${weave.pair}`} aria-hidden="true" focusable="false">
      <pattern id={id} width="32" height="8" patternUnits="userSpaceOnUse">
        <path d={drawBand(weave)} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

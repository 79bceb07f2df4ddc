import { drawBand, weaveName } from './weave.ts';

/** The first row of a name's cloth, repeated over the width; once in a page. */
export function WeaveBand({ name }: { name: string }) {
  const weave = weaveName(name);
  return (
    <svg className={`weave-band ink-${weave.pair}`} aria-hidden="true" focusable="false">
      <pattern id="band" width="32" height="8" patternUnits="userSpaceOnUse">
        <path d={drawBand(weave)} />
      </pattern>
      <rect width="100%" height="100%" fill="url(#band)" />
    </svg>
  );
}

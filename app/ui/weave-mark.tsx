import type { ReactNode } from 'react';
import { BLOCK, drawBand, drawMark, INKS, weaveName } from './weave.ts';

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

interface PatternProps {
  /** Once in a page. */
  id: string;
  name: string;
  x?: number;
  y?: number;
  scale?: number;
}

/** The first row of a name's cloth, repeated over what it fills. */
export function WeavePattern({ id, name, x = 0, y = 0, scale = 1 }: PatternProps) {
  return (
    <pattern
      id={id}
      width="32"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform={x || y ? `translate(${x} ${y}) scale(${scale})` : undefined}
    >
      <path d={drawBand(weaveName(name))} />
    </pattern>
  );
}

/** A band of cloth over the width; once in a page. */
export function WeaveBand({ name }: { name: string }) {
  const weave = weaveName(name);
  return (
    <svg className={`weave-band ink-${weave.pair}`} aria-hidden="true" focusable="false">
      <WeavePattern id="band" name={name} />
      <rect width="100%" height="100%" fill="url(#band)" />
    </svg>
  );
}

/** The mark of the site: the cloth of its name, without letters. */
export function BrandMark({ productName }: { productName: string }) {
  return <WeaveMark name={productName} className="brand-mark" size={30} />;
}

/** The mark as a file, /favicon.svg. */
export function renderBrandMarkFile(productName: string, px = 32, corner = 5): string {
  const weave = weaveName(productName);
  const inks = INKS[weave.pair];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 32 32">` +
    `<clipPath id="c"><rect width="32" height="32" rx="${corner}"/></clipPath><g clip-path="url(#c)">` +
    `<path fill="${inks?.ground}" d="M0 0h32v32h-32z"/>` +
    `<path fill="${inks?.thread}" fill-rule="evenodd" d="${drawMark(weave)}"/></g></svg>`
  );
}

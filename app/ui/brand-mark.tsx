import { drawMark, INKS, weaveName } from './weave.ts';
import { WeaveMark } from './weave-mark.tsx';

/** The mark of the site: the cloth of its name, without letters. */
export function BrandMark({ productName }: { productName: string }) {
  return <WeaveMark name={productName} className="brand-mark" size={30} />;
}

/** The mark as a file, /favicon.svg. */
export function renderBrandMarkFile(productName: string): string {
  const weave = weaveName(productName);
  const inks = INKS[weave.pair];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="c">' +
    '<rect width="32" height="32" rx="5"/></clipPath><g clip-path="url(#c)">' +
    `<path fill="${inks?.ground}" d="M0 0h32v32h-32z"/>` +
    `<path fill="${inks?.thread}" fill-rule="evenodd" d="${drawMark(weave)}"/></g></svg>`
  );
}

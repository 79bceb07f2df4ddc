/** The one script of a page; in a first view it is told what to bring once the page is painted (app/ui/late-styles.ts). */

import type { StyleDelivery } from '../base/style-delivery.ts';
import type { DocumentAssets } from './document-head.tsx';

interface Props {
  assets: DocumentAssets;
  delivery: StyleDelivery;
}

export function BootScript({ assets, delivery }: Props) {
  const { boot, css, fontCss, preloadFonts } = assets;
  if (delivery === 'linked') return <script type="module" src={boot} />;
  const fonts = delivery === 'inside' &&
    fontCss && { 'data-font-styles': fontCss, 'data-fonts': preloadFonts.join(' ') };
  return <script type="module" src={boot} data-styles={css} {...fonts} />;
}

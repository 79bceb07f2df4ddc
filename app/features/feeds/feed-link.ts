import type { PageHead } from '../../http/page.ts';

/** A feed as an alternate face of a page (PageHead.alternates). */
export function feedLink(title: string, href: string): NonNullable<PageHead['alternates']>[number] {
  return { type: 'application/atom+xml', title, href };
}

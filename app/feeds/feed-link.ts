import { feedPath } from '../base/paths.ts';
import type { PageHead } from '../http/page.ts';
import { feedsText } from '../text/text.ts';

export type FeedSubjectKind = 'startup' | 'industry' | 'location';
type Alternate = NonNullable<PageHead['alternates']>[number];

/** For PageHead.alternates: the feed of everything, or of one startup, industry or place. */
export function feedLink(of: 'fundings' | 'news' | 'newsletter'): Alternate;
export function feedLink(of: FeedSubjectKind, subject: { name: string; slug: string }): Alternate;
export function feedLink(
  of: 'fundings' | 'news' | 'newsletter' | FeedSubjectKind,
  subject?: { name: string; slug: string },
): Alternate {
  const type = 'application/atom+xml';
  if (of === 'fundings' || of === 'news' || of === 'newsletter')
    return { type, title: feedsText[of], href: feedPath(of) };
  const { name = '', slug = '' } = subject ?? {};
  return { type, title: feedsText.about(name), href: feedPath(of, slug) };
}

import { formatDay } from '../../base/format-day.ts';
import { issuePath, newsletterPath, pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { newsletterText as text } from '../../text/text.ts';
import type { AtomFeed } from '../feeds/atom.ts';
import { listIssues } from './issues.server.ts';

const MOST_ENTRIES = 50;

export async function loadNewsletterFeed({ sql, settings }: Context): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = settings;
  const issues = await listIssues(sql, MOST_ENTRIES);
  const self = `${SITE_URL}${pathTo('/feeds/newsletter.atom')}`;
  return {
    id: self,
    title: text.subject(PRODUCT_NAME, text.title),
    author: { name: PRODUCT_NAME, uri: SITE_URL },
    self,
    page: `${SITE_URL}${newsletterPath()}`,
    lang: 'en',
    entries: issues.map(({ day, title, released_at }) => ({
      id: `${SITE_URL}${issuePath(day)}`,
      title,
      href: `${SITE_URL}${issuePath(day)}`,
      updated: released_at.toISOString(),
      published: released_at.toISOString(),
      summary: text.issueDescription(title, formatDay(day)),
    })),
  };
}

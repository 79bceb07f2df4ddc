import { formatDay } from '../../base/format-day.ts';
import { feedPath, issuePath, newsletterPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { newsletterText as text } from '../../text/text.ts';
import { type AtomFeed, feedOf } from '../feeds/atom.ts';
import { listIssues } from './issues.server.ts';

const MOST_ENTRIES = 50;

export async function loadNewsletterFeed({ sql, settings }: Context): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = settings;
  const issues = await listIssues(sql, MOST_ENTRIES);
  const title = text.subject(PRODUCT_NAME, text.title);
  const about = { title, self: feedPath('newsletter'), page: newsletterPath() };
  const entries = issues.map((issue) => ({
    id: SITE_URL + issuePath(issue.day),
    title: issue.title,
    href: SITE_URL + issuePath(issue.day),
    updated: issue.released_at.toISOString(),
    published: issue.released_at.toISOString(),
    summary: text.issueDescription(issue.title, formatDay(issue.day)),
  }));
  return feedOf(settings, about, entries);
}

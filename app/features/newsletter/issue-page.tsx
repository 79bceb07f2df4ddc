import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { issuePath, newsletterPath } from '../../base/paths.ts';
import { notFound } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { newsletterText as text } from '../../text/text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { feedLink } from '../feeds/feed-link.ts';
import { IssueBlocks } from './issue-blocks.tsx';
import { contentOf, findIssue, type Issue } from './issues.server.ts';

export const issuePage: Page = page<Issue>({
  async load({ sql }, { issue: day = '' }) {
    const issue = await findIssue(sql, day);
    if (!issue) throw notFound('issue', day);
    return issue;
  },
  head: ({ day, title }, { settings }) => ({
    title,
    description: text.issueDescription(title, sayDay(day)),
    alternates: [feedLink('newsletter')],
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [
        { name: text.archiveTitle, path: newsletterPath() },
        { name: sayDay(day), path: issuePath(day) },
      ]),
    ],
  }),
  body: (issue) => (
    <article className="narrow">
      <Breadcrumbs
        crumbs={[
          { label: text.archiveTitle, href: newsletterPath() },
          { label: sayDay(issue.day) },
        ]}
      />
      <h1>{issue.title}</h1>
      <p className="small">
        <time dateTime={issue.day}>{sayDay(issue.day)}</time>
      </p>
      <IssueBlocks blocks={contentOf(issue)} />
    </article>
  ),
});

function sayDay(day: string): string {
  return formatPartialDate({ date: day, precision: 'day' });
}

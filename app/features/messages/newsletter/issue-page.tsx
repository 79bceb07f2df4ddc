import { breadcrumbList } from '../../../base/breadcrumb-list.ts';
import { formatDay } from '../../../base/format-day.ts';
import { issuePath, newsletterPath } from '../../../base/paths.ts';
import { feedLink } from '../../../feeds/feed-link.ts';
import { notFound } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import type { Issue } from '../../../outbox/issue-draft.server.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { Breadcrumbs } from '../../../ui/navigation.tsx';
import { IssueBlocks } from './issue-blocks.tsx';
import { contentOf, findIssue } from './issues.server.ts';

export const issuePage: Page = page<Issue>({
  async load({ sql }, { issue: day = '' }) {
    const issue = await findIssue(sql, day);
    if (!issue) throw notFound('issue', day);
    return issue;
  },
  head: ({ day, title }, { settings }) => ({
    title,
    description: text.issueDescription(title, formatDay(day)),
    alternates: [feedLink('newsletter')],
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [
        { name: text.archiveTitle, path: newsletterPath() },
        { name: formatDay(day), path: issuePath(day) },
      ]),
    ],
  }),
  body: (issue) => (
    <article className="narrow">
      <Breadcrumbs
        crumbs={[
          { label: text.archiveTitle, href: newsletterPath() },
          { label: formatDay(issue.day) },
        ]}
      />
      <h1>{issue.title}</h1>
      <p className="small">
        <time dateTime={issue.day}>{formatDay(issue.day)}</time>
      </p>
      <IssueBlocks blocks={contentOf(issue)} />
    </article>
  ),
});

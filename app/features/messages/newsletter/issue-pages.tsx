import { z } from 'zod';
import { breadcrumbList } from '../../../base/breadcrumb-list.ts';
import { formatDay } from '../../../base/dates.ts';
import { issuePath, newsletterPath } from '../../../base/paths.ts';
import { ChartOfType } from '../../../charts/chart-of-type.tsx';
import { feedLink } from '../../../feeds/feed-link.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { notFound } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { pageMetaOf, pageParam } from '../../../http/params.ts';
import type { Issue } from '../../../outbox/issue-draft.server.ts';
import type { MailBlock } from '../../../outbox/mail-content.ts';
import { NEWSLETTER } from '../../../page-cache/cache-tags.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { Breadcrumbs } from '../../../ui/navigation.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { SubscribeForm } from '../../../ui/subscribe-form.tsx';
import { NameLink, PartialTime } from '../../../ui/values.tsx';
import { contentOf, findIssue, listIssues } from './issues.server.ts';

const ISSUES_PER_PAGE = 52;
const query = z.object({ page: pageParam });

export const newsletterPage: Page = page({
  async load({ sql, url }) {
    const { page: number } = readQuery(query, url);
    const issues = await listIssues(sql, ISSUES_PER_PAGE, (number - 1) * ISSUES_PER_PAGE);
    return { issues, meta: pageMetaOf(number, ISSUES_PER_PAGE, issues[0]?.total ?? 0) };
  },
  queryKeys: ['page'],
  cacheTags: () => [NEWSLETTER],
  head: ({ meta }) => ({
    title: text.archiveTitle,
    description: text.archiveDescription,
    canonical: newsletterPath(meta.current_page),
    noindex: meta.current_page > meta.last_page,
    alternates: [feedLink('newsletter')],
  }),
  body: ({ issues, meta }, { session }) => (
    <div className="narrow flow">
      <h1>{text.archiveTitle}</h1>
      <p className="lead">{text.lead}</p>
      <Island
        name="subscribe-form"
        component={SubscribeForm}
        props={{ id: 'newsletter-subscribe', xsrfToken: session?.xsrfToken }}
      />
      {issues.length === 0 ? (
        <EmptyState title={text.archiveEmpty}>{text.archiveEmptyWhy}</EmptyState>
      ) : (
        <Section title={text.issues}>
          <ul className="issue-list">
            {issues.map(({ day, title }) => (
              <li key={day}>
                <a href={issuePath(day)}>{title}</a>
                <p className="small">
                  <PartialTime date={day} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Pagination meta={meta} href={newsletterPath} />
    </div>
  ),
});

export const issuePage: Page = page<Issue>({
  cache: 'public',
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

/** An issue on the site, which says what its mail says. */
export function IssueBlocks({ blocks }: { blocks: readonly MailBlock[] }) {
  return (
    <div className="issue flow">
      {blocks.map((block, index) => (
        <Block key={`${index}-${block.kind}`} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'action':
      return (
        <p>
          <a href={block.path}>{block.label}</a>
        </p>
      );
    case 'list':
      return (
        <ul className="issue-list">
          {block.items.map(({ title, path, note }) => (
            <li key={`${path} ${title}`}>
              <NameLink href={path} name={title} />
              {note && <p className="small">{note}</p>}
            </li>
          ))}
        </ul>
      );
    case 'chart':
      return (
        <section className="figure-block" aria-label={block.finding}>
          <h3>{block.finding}</h3>
          <p className="figure-subtitle">{block.chart.title}</p>
          <ChartOfType chart={block.chart} id="issue-chart" />
        </section>
      );
  }
}

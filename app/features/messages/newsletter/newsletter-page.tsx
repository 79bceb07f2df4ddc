import { z } from 'zod';
import { issuePath, newsletterPath } from '../../../base/paths.ts';
import { feedLink } from '../../../feeds/feed-link.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { pageMetaOf, pageParam } from '../../../http/paging.ts';
import { NEWSLETTER } from '../../../page-cache/cache-tags.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { SubscribeForm } from '../../../ui/subscribe-form.tsx';
import { PartialTime } from '../../../ui/values.tsx';
import { listIssues } from './issues.server.ts';

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
        <section className="section">
          <h2>{text.issues}</h2>
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
        </section>
      )}
      <Pagination meta={meta} href={newsletterPath} />
    </div>
  ),
});

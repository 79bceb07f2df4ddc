import { comparePath, pathTo } from '../../base/paths.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { dashboardText, savedComparisonsText as text } from '../../text/text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { ComparisonTable } from '../startups/comparison-table.tsx';
import { comparisonTitle } from './comparison-title.ts';
import { getSaved } from './queries.server.ts';

export const savedComparisonPage: Page = page({
  cache: 'private',
  async load(context, { uuid = '' }) {
    const { userId } = requireSession(context);
    const saved = await getSaved(context.sql, userId, uuid);
    return { ...saved, title: comparisonTitle({ ...saved.meta, startups: saved.data }) };
  },
  head: ({ title }) => ({ title, description: text.description, noindex: true }),
  body: ({ data, meta, title }, { session, now }) => (
    <div className="flow">
      <Breadcrumbs
        crumbs={[
          { label: dashboardText.title, href: pathTo('/dashboard') },
          { label: text.title, href: pathTo('/dashboard/saved-comparisons') },
          { label: title },
        ]}
      />
      <h1 dir="auto">{title}</h1>
      <p className="muted">
        {text.saved} <TimeAgo at={meta.created_at} now={now} />
      </p>
      {meta.note && (
        <p className="prose saved-note" dir="auto">
          {meta.note}
        </p>
      )}
      {meta.missing.length > 0 && (
        <Notice type="warning">
          <p>{text.gone(meta.missing)}</p>
        </Notice>
      )}
      {data.length === 0 ? (
        <EmptyState title={text.allGone} />
      ) : (
        <ComparisonTable caption={title} startups={data} />
      )}
      <div className="row">
        {data.length > 0 && (
          <ButtonLink href={comparePath(data.map(({ slug }) => slug))} look="primary">
            {text.open}
          </ButtonLink>
        )}
        <form method="post" action={pathTo('/dashboard/saved-comparisons')}>
          <input type="hidden" name="_xsrf" value={session?.xsrfToken} />
          <input type="hidden" name="delete" value={meta.uuid} />
          <Button type="submit" look="danger">
            {text.delete}
          </Button>
        </form>
      </div>
    </div>
  ),
});

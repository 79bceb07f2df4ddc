import { z } from 'zod';
import {
  addStartupFormPath,
  addStartupSuccessPath,
  numberOf,
  pathTo,
  withQuery,
} from '../../../base/paths.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { pageMetaOf, pageParam } from '../../../http/paging.ts';
import { listingText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { NameLink, TimeAgo } from '../../../ui/values.tsx';
import { LISTINGS_PER_DAY, SUBMISSIONS_PER_PAGE } from './contract.ts';
import { dropDraft, findDraft } from './drafts.server.ts';
import { countOwnSubmissions, listOwnSubmissions } from './queries.server.ts';
import { VerifyNotice } from './verify-notice.tsx';

export const introductionPage: Page = page({
  cache: 'private',
  async load(context) {
    const { userId, isVerified } = requireSession(context);
    const { sql } = context;
    const { page: number } = readQuery(z.object({ page: pageParam }), context.url);
    const [draft, total, sent] = await Promise.all([
      findDraft(sql, userId, null),
      countOwnSubmissions(sql, userId),
      listOwnSubmissions(sql, userId, SUBMISSIONS_PER_PAGE, (number - 1) * SUBMISSIONS_PER_PAGE),
    ]);
    return { isVerified, draft, sent, meta: pageMetaOf(number, SUBMISSIONS_PER_PAGE, total) };
  },
  async submit(context): Promise<never> {
    const { userId } = requireSession(context);
    await dropDraft(context.sql, userId, null);
    throw new Redirect(pathTo('/dashboard/add-startup'));
  },
  head: () => ({ title: text.introTitle, description: text.introDescription, noindex: true }),
  body: ({ isVerified, draft, sent, meta }, { now }) => (
    <>
      <Breadcrumbs crumbs={[DASHBOARD, { label: text.introTitle }]} />
      <h1>{text.introTitle}</h1>
      <p className="lead">{text.introLead}</p>
      <div className="grid listing-intro">
        <section className="col-6">
          <h2>{text.asked}</h2>
          <ul className="bullets">
            {text.askedList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className="col-6">
          <h2>{text.next}</h2>
          <ol className="bullets">
            {text.nextList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
      {!isVerified && <VerifyNotice />}
      <PostForm className="row listing-buttons" action={pathTo('/dashboard/add-startup')}>
        <ButtonLink href={addStartupFormPath()} look="primary" large>
          {draft ? text.goOn : text.start}
        </ButtonLink>
        {draft && (
          <Button type="submit" look="quiet" large>
            {text.dropDraft}
          </Button>
        )}
      </PostForm>
      <p className="small">
        {draft && (
          <>
            {text.draftLast} <TimeAgo at={draft.updatedAt.toISOString()} now={now} />.{' '}
          </>
        )}
        {text.limit(LISTINGS_PER_DAY)}
      </p>
      <section className="section">
        <h2>{text.yours}</h2>
        {sent.length === 0 && <p className="muted">{text.yoursNone}</p>}
        {sent.length > 0 && (
          <DataTable
            caption={text.yours}
            captionHidden
            rows={sent}
            getKey={({ uuid }) => uuid}
            columns={[
              {
                key: 'name',
                label: text.yoursColumns.name,
                cell: ({ uuid, name }) => (
                  <NameLink href={addStartupSuccessPath(uuid)} name={name} />
                ),
              },
              {
                key: 'kind',
                label: text.yoursColumns.kind,
                hideOnXs: true,
                cell: ({ kind }) => text.kinds[kind],
              },
              {
                key: 'state',
                label: text.yoursColumns.state,
                cell: ({ status }) => text.states[status],
              },
              {
                key: 'sent',
                label: text.yoursColumns.sent,
                hideOnXs: true,
                cell: ({ sent_at }) => <TimeAgo at={sent_at} now={now} />,
              },
            ]}
          />
        )}
        <Pagination
          meta={meta}
          href={(number) => withQuery(pathTo('/dashboard/add-startup'), { page: numberOf(number) })}
        />
      </section>
    </>
  ),
});

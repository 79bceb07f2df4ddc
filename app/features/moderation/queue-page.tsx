import { z } from 'zod';
import {
  mergePath,
  moderationLogPath,
  moderationPath,
  pathTo,
  submissionPath,
} from '../../base/paths.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { pageMetaOf, pageParam } from '../../http/paging.ts';
import { claimsText, moderationText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { factLabel } from '../corrections/fact-words.ts';
import { SUBMISSION_STATES } from '../listing/contract.ts';
import { requireModerator } from '../moderation-log/guard.server.ts';
import { QUEUE_PER_PAGE } from './contract.ts';
import { countStates, listQueue, type QueueRow } from './queries.server.ts';

const query = z.object({ state: z.enum(SUBMISSION_STATES).default('pending'), page: pageParam });

export const queuePage: Page = page({
  cache: 'private',
  async load(context) {
    requireModerator(context);
    const { state, page: number } = readQuery(query, context.url);
    const [rows, counts] = await Promise.all([
      listQueue(context.sql, state, number),
      countStates(context.sql),
    ]);
    return { state, rows, counts, meta: pageMetaOf(number, QUEUE_PER_PAGE, counts[state]) };
  },
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  body: ({ state, rows, counts, meta }, { now }) => (
    <>
      <div className="row">
        <h1>{text.title}</h1>
        <a className="row-end" href={mergePath()}>
          {text.merge}
        </a>
        <a href={pathTo('/moderation/newsletter')}>{text.newsletter}</a>
        <a href={moderationLogPath()}>{text.log}</a>
      </div>
      <Tabs
        label={text.tabsLabel}
        tabs={SUBMISSION_STATES.map((one) => ({
          href: moderationPath(one),
          label: text.states[one],
          count: counts[one],
          isCurrent: one === state,
        }))}
      />
      {rows.length === 0 && <EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>}
      {rows.length > 0 && (
        <DataTable
          caption={text.states[state]}
          captionHidden
          rows={rows}
          getKey={({ uuid }) => uuid}
          columns={[
            {
              key: 'name',
              label: text.columns.name,
              cell: ({ uuid, name }) => (
                <a href={submissionPath(uuid)}>
                  <Name>{name}</Name>
                </a>
              ),
            },
            { key: 'kind', label: text.columns.kind, cell: kindOf },
            {
              key: 'sender',
              label: text.columns.sender,
              hideOnXs: true,
              cell: ({ sender }) => <Name>{sender ?? text.somebody}</Name>,
            },
            {
              key: 'notes',
              label: text.columns.notes,
              hideOnXs: true,
              cell: notesOf,
            },
            {
              key: 'sent',
              label: text.columns.sent,
              cell: ({ sentAt }) => <TimeAgo at={sentAt.toISOString()} now={now} />,
            },
          ]}
        />
      )}
      <Pagination meta={meta} href={(number) => moderationPath(state, number)} />
    </>
  ),
});

function kindOf({ kind, field }: QueueRow): string {
  return kind === 'edit' && field ? text.editOf(factLabel(field)) : text.kinds[kind];
}

function notesOf({ isAnswered, isOwn, listedCount }: QueueRow): string {
  return [
    isOwn && claimsText.ownEdit,
    listedCount > 0 && text.mayBe(listedCount),
    isAnswered && text.answered,
  ]
    .filter(Boolean)
    .join(', ');
}

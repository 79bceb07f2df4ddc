import { z } from 'zod';
import {
  mergePath,
  moderationLogPath,
  moderationPath,
  submissionPath,
} from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors, readQuery } from '../../../http/endpoint.server.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { type PageMeta, pageMetaWithin, pageParam } from '../../../http/params.ts';
import { expandForm } from '../../../http/read-body.server.ts';
import { findDraft } from '../../../outbox/issue-draft.server.ts';
import {
  claimsText,
  marksText,
  proposalsText,
  moderationQueueText as queueText,
  statusText,
  moderationText as text,
  uploadsText,
} from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { Tabs } from '../../../ui/navigation.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { EmptyState, Notice } from '../../../ui/states.tsx';
import { Name, NameLink, TimeAgo } from '../../../ui/values.tsx';
import { SUBMISSION_STATES, type SubmissionState } from '../../arriving/listing/contract.ts';
import { columnsOf } from '../page-parts.tsx';
import { setDailyMail, wantsDailyMail } from './daily-mail.server.ts';
import { batchDecision, decideBatch } from './decide.server.ts';
import { QueueItems } from './queue-items.tsx';
import {
  countStates,
  type ListedSubmission,
  listSubmissions,
  QUEUE_PER_PAGE,
} from './submissions.server.ts';
import { countWaiting, listQueueItems, type QueueItem, titleOf } from './waiting.server.ts';

const query = z.object({
  state: z.enum(SUBMISSION_STATES).default('pending'),
  page: pageParam,
  done: z.coerce.number().int().min(0).max(QUEUE_PER_PAGE).catch(0),
});

interface QueueData {
  state: SubmissionState;
  items: QueueItem[];
  /** A notice about the last question or decision. */
  rows: ListedSubmission[];
  counts: Record<SubmissionState, number>;
  meta: PageMeta;
  hasDraft: boolean;
  hasMail: boolean;
  done: number;
  ticked: { chosen: readonly string[]; reason: string };
  errors: Array<{ id: string; message: string }>;
  status?: number;
}

export const queuePage: Page = page<QueueData>({
  load: (context) => loadQueue(context),
  async submit(context, _params, form) {
    const { userId } = requireModerator(context);
    const mail = form.get('mail');
    if (mail !== null) {
      await setDailyMail(context.sql, userId, mail === 'on');
      throw new Redirect(moderationPath());
    }
    const given = expandForm(form);
    const parsed = batchDecision.safeParse(given);
    const ticked = {
      chosen: Array.isArray(given.chosen) ? given.chosen.map(String) : [],
      reason: String(given.reason ?? '').slice(0, 12_000),
    };
    const before = await loadQueue(context);
    if (!parsed.success) {
      const errors = Object.entries(fieldErrors(parsed.error)).map(([field, [message = '']]) => ({
        id: field === 'reason' ? field : '',
        message,
      }));
      return { ...before, ticked, errors };
    }
    const { done, failed } = await decideBatch(context, parsed.data);
    const left = Object.keys(failed);
    const data = await loadQueue(context);
    if (left.length === 0)
      throw new Redirect(moderationPath('pending', data.meta.current_page, done));
    const names = new Map(before.items.map((item) => [item.value, titleOf(item)]));
    return {
      ...{ ...data, done, status: 409, ticked: { ...ticked, chosen: left } },
      errors: left.map((one) => ({
        id: '',
        message: queueText.failed(names.get(one) ?? null, failed[one] ?? ''),
      })),
    };
  },
  head: ({ errors, status }) => ({
    title: text.title,
    description: text.description,
    noindex: true,
    hasErrors: errors.length > 0,
    errorStatus: status,
  }),
  body: (data, { now }) => {
    const { state, items, rows, counts, meta, done, ticked, errors } = data;
    return (
      <>
        <ErrorSummary errors={errors} />
        <h1>{text.title}</h1>
        <ModerationLinks />
        {done > 0 && <Notice type="positive">{queueText.done(done)}</Notice>}
        {data.hasDraft && (
          <Notice>
            <a href={pathTo('/moderation/newsletter')}>{queueText.draft}</a>
          </Notice>
        )}
        <Tabs
          label={text.tabsLabel}
          tabs={SUBMISSION_STATES.map((one) => ({
            href: moderationPath(one),
            label: text.states[one],
            count: counts[one],
            isCurrent: one === state,
          }))}
        />
        {state === 'pending' && <p className="small queue-order">{queueText.order}</p>}
        {items.length + rows.length === 0 &&
          (state === 'pending' ? (
            <EmptyState title={queueText.empty}>{queueText.emptyWhy}</EmptyState>
          ) : (
            <EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>
          ))}
        {items.length > 0 && (
          <QueueItems
            items={items}
            ticked={ticked}
            reasonError={errors.find(({ id }) => id === 'reason')?.message}
            page={meta.current_page}
            now={now}
          />
        )}
        {rows.length > 0 && <StateTable data={data} now={now} />}
        <Pagination meta={meta} href={(number) => moderationPath(state, number)} />
        {state === 'pending' && (
          <PostForm className="section row" action={moderationPath()}>
            <span className="small">{data.hasMail ? queueText.mailIsOn : queueText.mailIsOff}</span>
            <Button type="submit" look="quiet" name="mail" value={data.hasMail ? 'off' : 'on'}>
              {data.hasMail ? queueText.mailOff : queueText.mailOn}
            </Button>
          </PostForm>
        )}
      </>
    );
  },
});

async function loadQueue(context: Context): Promise<QueueData> {
  const { userId } = requireModerator(context);
  const { sql, url } = context;
  const { state, page: asked, done } = readQuery(query, url);
  const [states, waiting, draft, hasMail] = await Promise.all([
    countStates(sql),
    countWaiting(sql),
    findDraft(sql),
    wantsDailyMail(sql, userId),
  ]);
  const counts = { ...states, pending: waiting };
  const meta = pageMetaWithin(asked, QUEUE_PER_PAGE, counts[state]);
  const offset = (meta.current_page - 1) * QUEUE_PER_PAGE;
  const isPending = state === 'pending';
  const items = isPending ? await listQueueItems(context, QUEUE_PER_PAGE, offset) : [];
  const rows = isPending ? [] : await listSubmissions(sql, state, offset);
  const ticked = { chosen: [], reason: '' };
  const hasDraft = draft !== null;
  return { state, items, rows, counts, meta, hasDraft, hasMail, done, ticked, errors: [] };
}

function ModerationLinks() {
  const links = [
    { href: pathTo('/moderation/news'), label: proposalsText.title },
    { href: pathTo('/moderation/import'), label: uploadsText.link },
    { href: pathTo('/moderation/upkeep'), label: proposalsText.upkeep.crumb },
    { href: pathTo('/moderation/old-facts'), label: queueText.oldFacts.crumb },
    { href: pathTo('/moderation/dead-links'), label: queueText.deadLinks.crumb },
    { href: pathTo('/moderation/newsletter'), label: text.newsletter },
    { href: mergePath(), label: text.merge.title },
    { href: moderationLogPath(), label: text.log },
    { href: pathTo('/status'), label: statusText.title },
  ];
  return (
    <ul className="meta-line">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function StateTable({ data: { state, rows }, now }: { data: QueueData; now: Date }) {
  return (
    <DataTable
      caption={text.states[state]}
      rows={rows}
      columns={columnsOf<ListedSubmission>(text.columns, {
        name: ({ uuid, name }) => <NameLink href={submissionPath(uuid)} name={name} />,
        kind: ({ kind, field }) =>
          kind === 'edit' && field ? text.editOf(factLabel(field)) : text.kinds[kind],
        sender: { hideOnXs: true, cell: ({ sender }) => <Name>{sender ?? text.somebody}</Name> },
        notes: { hideOnXs: true, cell: sayNotes },
        sent: ({ sent_at }) => <TimeAgo at={sent_at.toISOString()} now={now} />,
      })}
    />
  );
}

function sayNotes({ is_own, listed_count, is_answered }: ListedSubmission): string {
  return [
    is_own && claimsText.ownEdit,
    listed_count > 0 && text.mayBe(listed_count),
    is_answered && text.answered,
  ]
    .filter(Boolean)
    .join(marksText.comma);
}

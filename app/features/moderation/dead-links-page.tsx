import { z } from 'zod';
import { editFactsPath } from '../../base/correction-paths.ts';
import { formatDay } from '../../base/format-day.ts';
import { numberOf, pathTo, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { type PageMeta, pageMetaWithin, pageParam } from '../../http/paging.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { moderationText, moderationQueueText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Checkbox } from '../../ui/option-control.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { sayAbout } from '../corrections/contract.ts';
import { getSubject, type Subject } from '../fact-edits/subjects.server.ts';
import {
  countDeadLinks,
  type DeadLink,
  listDeadLinks,
  reviveLinks,
} from '../link-checks/dead-links.server.ts';
import { moderate, requireModerator } from '../moderation-log/guard.server.ts';
import { logDecision } from '../moderation-log/log.server.ts';
import { publisherOf } from '../sources/summarize-sources.ts';
import { QUEUE_PER_PAGE } from './contract.ts';
import { OutsideLink } from './outside-link.tsx';

interface Row extends DeadLink {
  /** The first few of those that it carries. */
  subjects: Subject[];
}

interface DeadLinksData extends FormState {
  rows: Row[];
  meta: PageMeta;
}

const MOST_USES = 3;
const ARCHIVE = 'https://web.archive.org/web/*/';
const deadLinksPath = (number = 1) =>
  withQuery(pathTo('/moderation/dead-links'), { page: numberOf(number) });

const chosen = z.object({
  chosen: z
    .array(z.coerce.number(text.wrong.chosen).int().positive(), text.wrong.chosen)
    .max(QUEUE_PER_PAGE),
});

export const deadLinksPage: Page = page<DeadLinksData>({
  cache: 'private',
  load: (context) => load(context),
  async submit(context, _params, form) {
    requireModerator(context);
    const state = await takeForm(context, form, chosen, async (given) => {
      await moderate(context, async (sql) => {
        for (const url of await reviveLinks(sql, given.chosen)) {
          const subject = publisherOf({ publisher: null, url });
          await logDecision(sql, context, { action: 'check_source', subject, details: { url } });
        }
      });
      throw new Redirect(deadLinksPath(pageOf(context)));
    });
    return { ...(await load(context)), ...state, errors: { '': text.wrong.chosen } };
  },
  head: (data) => formHead(data, { title: text.deadTitle, description: text.deadDescription }),
  body: ({ rows, meta, errors }, { session }) => (
    <>
      <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      <Breadcrumbs
        crumbs={[
          { label: moderationText.title, href: pathTo('/moderation') },
          { label: text.dead },
        ]}
      />
      <h1>{text.deadTitle}</h1>
      <p className="lead">{text.deadLead}</p>
      {rows.length === 0 ? (
        <EmptyState title={text.deadNone}>{text.deadNoneWhy}</EmptyState>
      ) : (
        <form method="post" action={deadLinksPath(meta.current_page)}>
          <input type="hidden" name="_xsrf" value={session?.xsrfToken ?? ''} />
          <DeadLinksTable rows={rows} />
          <Button type="submit" look="primary" large className="queue-submit">
            {text.answers}
          </Button>
        </form>
      )}
      <Pagination meta={meta} href={deadLinksPath} />
    </>
  ),
});

const pageOf = ({ url }: Context) => readQuery(z.object({ page: pageParam }), url).page;

async function load(context: Context): Promise<DeadLinksData> {
  requireModerator(context);
  const { sql } = context;
  const meta = pageMetaWithin(pageOf(context), QUEUE_PER_PAGE, await countDeadLinks(sql));
  const offset = (meta.current_page - 1) * QUEUE_PER_PAGE;
  const links = await listDeadLinks(sql, QUEUE_PER_PAGE, offset);
  const rows = await Promise.all(
    links.map(async (link) => {
      const first = link.uses.slice(0, MOST_USES);
      const subjects = await Promise.all(first.map(({ kind, id }) => getSubject(sql, kind, id)));
      return { ...link, subjects: subjects.filter((subject) => subject !== null) };
    }),
  );
  return { ...FRESH, rows, meta };
}

function DeadLinksTable({ rows }: { rows: readonly Row[] }) {
  const { deadColumns: columns } = text;
  return (
    <div className="diff">
      <DataTable
        caption={text.deadTitle}
        captionHidden
        cardsOnXs
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          {
            key: 'source',
            label: columns.source,
            cell: ({ id, url, publisher }) => (
              <>
                <Checkbox
                  id={`source-${id}`}
                  name="chosen[]"
                  value={id}
                  label={publisherOf({ publisher, url })}
                />
                <span className="small">
                  <OutsideLink href={url} />
                  {' · '}
                  <OutsideLink href={ARCHIVE + url}>{text.archived}</OutsideLink>
                </span>
              </>
            ),
          },
          {
            key: 'why',
            label: columns.why,
            cell: ({ outcome }) => text.outcomes[outcome] ?? text.status(outcome),
          },
          { key: 'since', label: columns.since, cell: ({ dead_since }) => formatDay(dead_since) },
          {
            key: 'uses',
            label: columns.uses,
            cell: ({ subjects, uses }) => (
              <ul>
                {subjects.map((subject) => (
                  <li key={sayAbout(subject)}>
                    <a href={editFactsPath(sayAbout(subject))}>
                      <Name>{subject.name}</Name>
                    </a>
                  </li>
                ))}
                {uses.length > subjects.length && (
                  <li>{text.mail.more(uses.length - subjects.length)}</li>
                )}
              </ul>
            ),
          },
          { key: 'reads', label: columns.reads, cell: ({ reads }) => reads },
        ]}
      />
    </div>
  );
}

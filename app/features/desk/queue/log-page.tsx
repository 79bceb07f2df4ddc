import { z } from 'zod';
import { editFactsPath, moderationLogPath, submissionPath } from '../../../base/desk-paths.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead } from '../../../http/forms.server.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { countLog, type LogEntry, listLog } from '../../../http/moderation.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { type PageMeta, pageMetaWithin, pageParam } from '../../../http/params.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { MODERATION } from '../../../ui/navigation.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Name, NameLink, TimeAgo } from '../../../ui/values.tsx';
import { restoreMention } from '../../news/mentions.server.ts';
import { readId, undoCorrection } from '../corrections/correct.server.ts';
import { undoMerge } from '../merges/undo-merge.server.ts';
import { columnsOf, FormTop, OutsideLink } from '../page-parts.tsx';

const LOG_PER_PAGE = 50;

interface LogData extends FormState {
  entries: LogEntry[];
  meta: PageMeta;
}

export const moderationLogPage: Page = page<LogData>({
  load: (context) => loadLog(context),
  async submit(context, _params, form) {
    try {
      const mention = form.get('restore');
      const correction = form.get('correction');
      if (mention) await restoreMention(context, String(mention));
      else if (correction) await undoCorrection(context, readId(correction), null);
      else await undoMerge(context, String(form.get('undo') ?? ''));
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 409].includes(error.status)) throw error;
      const { message, status } = error;
      return { ...(await loadLog(context)), errors: { '': message }, status };
    }
    throw new Redirect(moderationLogPath());
  },
  head: (data) => formHead(data, { title: text.logTitle, description: text.logDescription }),
  body: ({ entries, meta, errors }, { now }) => (
    <>
      <FormTop errors={errors} crumbs={[MODERATION, { label: text.log }]} title={text.logTitle} />
      {entries.length === 0 && <EmptyState title={text.logEmpty} />}
      {entries.length > 0 && <LogTable entries={entries} now={now} canUndo />}
      <Pagination meta={meta} href={moderationLogPath} />
    </>
  ),
});

async function loadLog(context: Context): Promise<LogData> {
  requireModerator(context);
  const { page: number } = readQuery(z.object({ page: pageParam }), context.url);
  const meta = pageMetaWithin(number, LOG_PER_PAGE, await countLog(context.sql));
  const offset = (meta.current_page - 1) * LOG_PER_PAGE;
  const entries = await listLog(context.sql, { limit: LOG_PER_PAGE, offset });
  return { ...FRESH, entries, meta };
}

type LogTableProps = { entries: readonly LogEntry[]; now: Date; canUndo: boolean };

export function LogTable({ entries, now, canUndo }: LogTableProps) {
  return (
    <div className="diff">
      <DataTable
        caption={text.logTitle}
        rows={entries}
        cardsOnXs
        columns={columnsOf<LogEntry>(text.logColumns, {
          about: (entry) => <NameLink href={pathOf(entry)} name={entry.subject} />,
          what: ({ action }) => text.did[action],
          who: ({ moderator }) => <Name>{moderator}</Name>,
          why: (entry) => <Why entry={entry} />,
          at: (entry) => (
            <>
              <TimeAgo at={entry.at.toISOString()} now={now} />
              {canUndo && entry.canUndo && <Undo entry={entry} />}
            </>
          ),
        })}
      />
    </div>
  );
}

function pathOf({ submissionUuid, action, details }: LogEntry): string | null {
  const { slug, round, about } = details;
  if (submissionUuid) return submissionPath(submissionUuid);
  if (about) return editFactsPath(about);
  if (round) return fundingPath(round);
  return slug && action !== 'undo_merge' ? startupPath(slug) : null;
}

function Why({ entry: { reason, details } }: { entry: LogEntry }) {
  const { field, before = null, after = null, url } = details;
  return (
    <>
      {field && (
        <p dir="auto">
          {text.change(factLabel(field), sayFact(field, before), sayFact(field, after))}
        </p>
      )}
      {reason && <p dir="auto">{reason}</p>}
      {url && <OutsideLink href={url}>{publisherOf({ publisher: null, url })}</OutsideLink>}
    </>
  );
}

function Undo({ entry }: { entry: LogEntry }) {
  const { merge, mention, correction } = entry.details;
  const hidden = merge ? { undo: merge } : mention ? { restore: mention } : { correction };
  return (
    <PostForm action={moderationLogPath()} fields={hidden}>
      <Button type="submit" aria-label={text.undoOf(entry.subject)}>
        {text.undo}
      </Button>
    </PostForm>
  );
}

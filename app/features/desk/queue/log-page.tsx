import { z } from 'zod';
import { moderationLogPath } from '../../../base/moderation-paths.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/moderation/guard.server.ts';
import { countLog, type LogEntry, listLog } from '../../../http/moderation/log.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { type PageMeta, pageMetaWithin, pageParam } from '../../../http/paging.ts';
import { type FormState, FRESH, formHead } from '../../../http/take-form.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Breadcrumbs, MODERATION } from '../../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { restoreMention } from '../../news/mentions/mentions.server.ts';
import { readId, undoCorrection } from '../corrections/undo-correction.server.ts';
import { undoMerge } from '../merges/undo-merge.server.ts';
import { LOG_PER_PAGE } from './contract.ts';
import { LogTable } from './log-table.tsx';

interface LogData extends FormState {
  entries: LogEntry[];
  meta: PageMeta;
}

export const moderationLogPage: Page = page<LogData>({
  cache: 'private',
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
      <FormErrors errors={errors} />
      <Breadcrumbs crumbs={[MODERATION, { label: text.log }]} />
      <h1>{text.logTitle}</h1>
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

// Uploaded files and their states. A job does what takes long (run-uploads.server.ts).
import { type RawBuilder, sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import { createSemaphore } from '../../../base/semaphore.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, notFound, requireUuid } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { logDecision, type NewLogEntry } from '../../../http/moderation.server.ts';
import { isUsedUp } from '../../../http/rate-limit.server.ts';
import { uploadsText as text } from '../../../text/text.ts';
import { UnreadableFile } from '../import/contract.ts';
import { requireVerified } from '../listing/submissions.server.ts';
import {
  type Answers,
  answersSchema,
  noAnswers,
  type Outcome,
  UPLOAD_LIMITS,
  type UPLOAD_STATES,
  type UploadKind,
} from './contract.ts';
import { lookAtFile, withFile } from './look-at-upload.server.ts';
import { notifySender } from './notify-sender.server.ts';

export type UploadState = (typeof UPLOAD_STATES)[number];

export interface Upload {
  id: number;
  uuid: string;
  user_id: number | null;
  user_name: string | null;
  is_offered: boolean;
  file_name: string;
  kind: UploadKind;
  answers: Answers;
  state: UploadState;
  version: number;
  done: number;
  rows_count: number;
  outcome: Outcome | null;
  reason: string | null;
  created_at: Date;
  has_content: boolean;
}

/** The viewer: moderators see all files, members their own. */
export interface Viewer {
  userId: number;
  isModerator: boolean;
}

/** Throws Redirect, 403, 404. */
export function requireViewer(context: Context, asModerator: boolean): Viewer {
  const { userId } = asModerator ? requireModerator(context) : requireVerified(context);
  return { userId, isModerator: asModerator };
}

const UPLOADS = raw`
  select u.id, u.uuid, u.user_id, p.name as user_name, u.is_offered, u.file_name, u.kind, u.answers, u.state, u.version,
    u.done, u.rows_count, u.outcome, u.reason, u.created_at, u.content is not null as has_content
  from import_uploads u left join users p on p.id = u.user_id`;
const seenBy = ({ userId, isModerator }: Viewer) =>
  isModerator ? raw`true` : raw`u.user_id = ${userId} and u.is_offered`;
const LISTED = 50;

/** The latest first. */
export async function listUploads(sql: Sql, viewer: Viewer): Promise<Upload[]> {
  const { rows } = await raw<Upload>`
    ${UPLOADS} where ${seenBy(viewer)} order by u.id desc limit ${LISTED}`.execute(sql);
  return rows;
}

/** Throws 404. */
export async function getUpload(sql: Sql, viewer: Viewer, uuid: string): Promise<Upload> {
  const { rows } = await raw<Upload>`
    ${UPLOADS} where u.uuid = ${requireUuid('page', uuid)} and ${seenBy(viewer)}`.execute(sql);
  const [upload] = rows;
  if (!upload) throw notFound('page', uuid);
  return { ...upload, answers: answersSchema.parse(upload.answers) };
}

export async function readContent(sql: Sql, id: number): Promise<Uint8Array> {
  const { rows } = await raw<{ content: Uint8Array | null }>`
    select content from import_uploads where id = ${id}`.execute(sql);
  const content = rows[0]?.content;
  if (!content) throw new HttpError(409, text.wrong.gone);
  return content;
}

/** Detects the layout of the file. Throws 422 if it cannot be read. */
export async function lookAt(
  {
    name,
    content,
    kind,
    answers,
  }: { name: string; content: Uint8Array; kind: UploadKind; answers: Answers },
  viewer: Viewer,
) {
  const most = mostRows(viewer);
  try {
    return await withFile(name, content, (path) => lookAtFile(path, kind, answers, most));
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalid({ file: [error.message] });
    throw error;
  }
}

export const mostRows = ({ isModerator }: Pick<Viewer, 'isModerator'>) =>
  UPLOAD_LIMITS.rows[isModerator ? 'moderator' : 'member'];

/** Returns its uuid. Throws 422, 429. */
export async function addUpload(
  context: Context,
  viewer: Viewer,
  file: File,
  kind: UploadKind,
): Promise<string> {
  const { userId, isModerator } = viewer;
  const content = new Uint8Array(await file.arrayBuffer());
  if (content.length === 0) throw invalid({ file: [text.wrong.noFile] });
  if (content.length > UPLOAD_LIMITS.bytes) throw invalid({ file: [text.wrong.tooLarge] });
  const perDay = UPLOAD_LIMITS.perDay[isModerator ? 'moderator' : 'member'];
  if (await isUsedUp(context, `uploads by ${userId}`, perDay, DAY_MS)) {
    throw new HttpError(429, text.wrong.tooMany(perDay));
  }
  const name = file.name.slice(-200) || 'file';
  await lookAt({ name, content, kind, answers: noAnswers() }, viewer);
  const { rows } = await raw<{ uuid: string }>`
    insert into import_uploads (user_id, is_offered, file_name, content, kind)
    values (${userId}, ${!isModerator}, ${name}, ${content}, ${kind})
    returning uuid`.execute(context.sql);
  return rows[0]?.uuid ?? '';
}

/** From which state each step leads, and where to. */
const STEPS = {
  check: { from: ['open', 'checked', 'failed'], to: 'checking' },
  send: { from: ['checked'], to: 'waiting' },
  import: { from: ['checked', 'waiting'], to: 'importing' },
  decline: { from: ['waiting'], to: 'declined' },
  undo: { from: ['imported'], to: 'undoing' },
} as const satisfies Record<string, { from: UploadState[]; to: UploadState }>;
export type Step = keyof typeof STEPS;

export const canTake = (step: Step, { state }: Pick<Upload, 'state'>): boolean =>
  STEPS[step].from.some((one) => one === state);

interface StepTaken {
  step: Step;
  version: number;
  answers?: Answers;
  reason?: string;
}

const LOGGED: Partial<Record<Step, NewLogEntry['action']>> = {
  import: 'import_file',
  decline: 'decline_file',
  undo: 'undo_import',
};

/** Throws 409 where it was changed meanwhile. */
export async function takeStep(
  context: Context,
  { id, uuid, file_name }: Upload,
  { step, version, answers, reason }: StepTaken,
): Promise<void> {
  await context.sql.transaction().execute(async (sql) => {
    const { from, to } = STEPS[step];
    const said = answers ? raw`${JSON.stringify(answers)}::jsonb` : raw`answers`;
    const { numAffectedRows } = await raw`
      update import_uploads set state = ${to}, answers = ${said}, reason = ${reason ?? null}, done = 0,
        version = version + 1, changed_at = ${context.now}, content = case when ${to} = 'declined' then null else content end
      where id = ${id} and version = ${version}
        and state = any (${[...from]}::text[])`.execute(sql);
    if (Number(numAffectedRows) === 0) throw new HttpError(409, text.wrong.changed);
    const action = LOGGED[step];
    const about = { subject: file_name, reason, details: { upload: uuid } };
    if (action) await logDecision(sql, context, { action, ...about });
    if (to === 'declined') await notifySender(sql, context.settings, id);
  });
}

/** A moderator's decision in the queue. Throws as takeStep, 404. */
export async function decideUpload(
  context: Context,
  uuid: string,
  given: { action: 'approve' | 'reject'; version: number; reason: string | null },
): Promise<void> {
  const upload = await getUpload(context.sql, requireViewer(context, true), uuid);
  const { action, version, reason } = given;
  const step = action === 'approve' ? 'import' : 'decline';
  await takeStep(context, upload, { step, version, reason: reason ?? undefined });
}

/** After this time a file that nobody imported is forgotten. */
const FORGOTTEN_AFTER_DAYS = 30;

export async function forgetOldUploads(sql: Sql, now: Date): Promise<void> {
  const isOld: RawBuilder<unknown> = raw`changed_at < ${now}::timestamptz - make_interval(days => ${FORGOTTEN_AFTER_DAYS})`;
  await raw`
    delete from import_uploads
    where state in ('open', 'checked', 'failed', 'declined') and ${isOld}`.execute(sql);
}

type ExportedElsewhere =
  | 'user_id'
  | 'user_name'
  | 'version'
  | 'done'
  | 'rows_count'
  | 'has_content';

/** One file at once: each takes the embedded database most of a second. */
const exporting = createSemaphore({ limit: 1 });

/** The uploads of an account with their files, one at a time, for the export of its data. */
export async function* exportUploads(sql: Sql, userId: number) {
  const { rows: uploads } = await raw<Omit<Upload, ExportedElsewhere>>`
    select id, uuid, file_name, kind, state, is_offered, answers, outcome, reason, created_at
    from import_uploads where user_id = ${userId} order by id`.execute(sql);
  for (const { id, ...upload } of uploads) {
    const { rows } = await exporting.run(() =>
      raw<{ content: Uint8Array | null }>`
        select content from import_uploads where id = ${id}`.execute(sql),
    );
    const content = rows[0]?.content;
    yield { ...upload, content_base64: content ? Buffer.from(content).toString('base64') : null };
  }
}

/** When an account is deleted: its files except imported ones, whose import can be undone. */
export async function forgetUploads(sql: Sql, userId: number): Promise<void> {
  await raw`
    delete from import_uploads where user_id = ${userId}
      and state not in ('importing', 'imported', 'undoing', 'undone')`.execute(sql);
}

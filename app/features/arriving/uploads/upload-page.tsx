// One uploaded file: its contents, its changes, and each step of its import.
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { uploadPath, uploadsPath } from '../../../base/desk-paths.ts';
import { currentLocale } from '../../../base/locale.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import {
  type FormState,
  FRESH,
  formHead,
  takeErrors,
  takeForm,
} from '../../../http/forms.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { requireUsesLeft } from '../../../http/rate-limit.server.ts';
import { marksText, uploadsText as text } from '../../../text/text.ts';
import { Button, ButtonLink, Submit } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields.tsx';
import { Breadcrumbs, DASHBOARD, MODERATION } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { answersSchema, UPLOAD_LIMITS } from './contract.ts';
import { FileQuestions } from './file-questions.tsx';
import type { UploadLook } from './look-at-upload.server.ts';
import { UploadOutcome } from './upload-outcome.tsx';
import {
  canTake,
  getUpload,
  lookAt,
  readContent,
  requireViewer,
  type Step,
  takeStep,
  type Upload,
  type Viewer,
} from './uploads.server.ts';

interface UploadData extends FormState {
  viewer: Viewer;
  upload: Upload;
  /** Null where it can no longer be changed. */
  look: UploadLook | null;
}

const version = z.coerce.number().int();
const stepForm = z.discriminatedUnion('step', [
  z
    .object({ step: z.literal('check'), version })
    .extend(answersSchema.omit({ columns: true }).shape)
    .extend({
      /** By number of the column, as headers may hold any sign. */
      field: z.record(z.string(), z.string()).default({}),
      header: z.record(z.string(), z.string()).default({}),
    }),
  z.object({ step: z.enum(['send', 'import', 'undo']), version }),
  z.object({
    step: z.literal('decline'),
    version,
    reason: z
      .string()
      .trim()
      .min(2, { error: () => text.wrong.reason })
      .max(500, { error: () => text.wrong.reason }),
  }),
]);

const MAY: Record<'moderator' | 'member', readonly Step[]> = {
  moderator: ['check', 'import', 'decline', 'undo'],
  member: ['check', 'send'],
};

type Looked = Pick<UploadData, 'errors' | 'status' | 'look'>;

/** What was found in files, until their answers change: reading one again takes up to a second. */
const found = new LRUCache<string, Looked>({
  maxSize: 4_000_000,
  sizeCalculation: (looked) => JSON.stringify(looked).length,
});

async function lookOnce(context: Context, upload: Upload, viewer: Viewer): Promise<Looked> {
  const { id, uuid, version, file_name: name, kind, answers } = upload;
  const key = `${uuid} ${version} ${viewer.isModerator} ${currentLocale()}`;
  const known = found.get(key);
  if (known) return known;
  let look: UploadLook | null = null;
  const outcome = await takeErrors(context, async () => {
    const content = await readContent(context.sql, id);
    look = await lookAt({ name, content, kind, answers }, viewer);
    return FRESH;
  });
  const looked = { ...outcome, look };
  found.set(key, looked);
  return looked;
}

function createUploadPage(isModerator: boolean): Page {
  const load = async (context: Context, uuid: string): Promise<UploadData> => {
    const viewer = requireViewer(context, isModerator);
    const upload = await getUpload(context.sql, viewer, uuid);
    const state = { ...FRESH, viewer, upload, look: null };
    if (!canTake('check', upload) || !upload.has_content) return state;
    return { ...state, ...(await lookOnce(context, upload, viewer)) };
  };
  return page<UploadData>({
    load: (context, params) => load(context, params.uuid ?? ''),
    async submit(context, params, form) {
      const uuid = params.uuid ?? '';
      const viewer = requireViewer(context, isModerator);
      const upload = await getUpload(context.sql, viewer, uuid);
      const state = await takeForm(context, form, stepForm, async (given) => {
        if (MAY[isModerator ? 'moderator' : 'member'].includes(given.step)) {
          if (given.step === 'check' && !isModerator) {
            await requireUsesLeft(context, `checks by ${viewer.userId}`, UPLOAD_LIMITS.checks);
          }
          await takeStep(context, upload, toStep(given));
        }
        throw new Redirect(uploadPath(uuid, isModerator));
      });
      const data = await load(context, uuid);
      return { ...data, ...state, errors: { ...data.errors, ...state.errors } };
    },
    head: (data) =>
      formHead(
        { ...data, errors: data.status === undefined ? {} : data.errors },
        {
          title: `${data.upload.file_name}${marksText.colon}${text.title}`,
          description: text.description,
        },
      ),
    body: (data) => <UploadBody data={data} />,
  });
}

export const moderatorUploadPage: Page = createUploadPage(true);
export const uploadPage: Page = createUploadPage(false);

function toStep(given: z.output<typeof stepForm>) {
  if (given.step !== 'check') return given;
  const { step, version, field, header, ...answers } = given;
  const columns = Object.fromEntries(
    Object.entries(header).map(([number, name]) => [name, field[number] ?? '']),
  );
  return { step, version, answers: { ...answers, columns } };
}

const BUSY = ['checking', 'importing', 'undoing'];

function UploadBody({ data }: { data: UploadData }) {
  const { upload, viewer, look, errors } = data;
  const { state, file_name, is_offered, user_name, reason, outcome, done, rows_count } = upload;
  const { isModerator } = viewer;
  const title = isModerator ? text.title : text.offerTitle;
  const crumb = { label: title, href: uploadsPath(isModerator) };
  return (
    <>
      <FormErrors errors={errors} />
      <Breadcrumbs crumbs={[isModerator ? MODERATION : DASHBOARD, crumb, { label: file_name }]} />
      <h1>{file_name}</h1>
      <ul className="meta-line">
        <li>{text.kinds[upload.kind]}</li>
        {isModerator && is_offered && <li>{text.sentBy(user_name ?? text.somebody)}</li>}
        <li>{text.states[state]}</li>
      </ul>
      {reason && <Notice type={state === 'failed' ? 'negative' : undefined}>{reason}</Notice>}
      {BUSY.includes(state) && (
        <Notice>
          <p>{text.busy}</p>
          {rows_count > 0 && <p>{text.progress(done, rows_count)}</p>}
          <ButtonLink href={uploadPath(upload.uuid, isModerator)} rel="nofollow">
            {text.reload}
          </ButtonLink>
        </Notice>
      )}
      {outcome && !BUSY.includes(state) && (
        <UploadOutcome state={state} outcome={outcome} canTell={look !== null} />
      )}
      <Steps data={data} />
      {look && (
        <FileQuestions upload={upload} look={look} errors={errors} isModerator={isModerator} />
      )}
      {['imported', 'undone', 'declined', 'waiting'].includes(state) && (
        <p className="section">
          <ButtonLink href={uploadsPath(isModerator)} look="quiet">
            {text.another}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Steps({ data: { upload, viewer, errors } }: { data: UploadData }) {
  const { isModerator } = viewer;
  const action = uploadPath(upload.uuid, isModerator);
  const may = (step: Step) =>
    MAY[isModerator ? 'moderator' : 'member'].includes(step) && canTake(step, upload);
  const fields = (step: Step) => ({ step, version: upload.version });
  return (
    <>
      {may('import') && (
        <PostForm action={action} className="section" fields={fields('import')}>
          <Submit>{text.import}</Submit>
        </PostForm>
      )}
      {may('send') && (
        <PostForm action={action} className="section" fields={fields('send')}>
          <Submit>{text.send}</Submit>
        </PostForm>
      )}
      {may('decline') && (
        <PostForm action={action} className="section listing-form" fields={fields('decline')}>
          <Textarea
            id="reason"
            label={text.declineReason}
            hint={text.declineHint}
            error={errors.reason}
            rows={3}
          />
          <Button type="submit" look="danger">
            {text.decline}
          </Button>
        </PostForm>
      )}
      {may('undo') && (
        <PostForm action={action} className="section" fields={fields('undo')}>
          <p className="small">{text.undoHow}</p>
          <Button type="submit" look="danger">
            {text.undo}
          </Button>
        </PostForm>
      )}
    </>
  );
}

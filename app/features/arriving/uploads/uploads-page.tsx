// Uploading a file to be imported, and the files so far.

import { z } from 'zod';
import { formatCount } from '../../../base/count.ts';
import { uploadPath, uploadsPath } from '../../../base/desk-paths.ts';
import type { Context } from '../../../http/context.ts';
import { invalid, Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { uploadsText as text } from '../../../text/text.ts';
import { Submit } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { describeControl, Field, Select } from '../../../ui/fields.tsx';
import { Breadcrumbs, DASHBOARD, MODERATION } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { NameLink, TimeAgo } from '../../../ui/values.tsx';
import { VerifyNotice } from '../listing/listing-parts.tsx';
import { UPLOAD_KINDS } from './contract.ts';
import {
  addUpload,
  listUploads,
  mostRows,
  requireViewer,
  type Upload,
  type Viewer,
} from './uploads.server.ts';

interface UploadsData extends FormState {
  /** Null without a confirmed address. */
  viewer: Viewer | null;
  uploads: Upload[];
}

const upload = z.object({
  file: z.instanceof(File, { error: () => text.wrong.noFile }),
  kind: z.enum(UPLOAD_KINDS),
});

function createUploadsPage(isModerator: boolean): Page {
  const load = async (context: Context): Promise<UploadsData> => {
    if (!isModerator && !requireSession(context).isVerified) {
      return { ...FRESH, viewer: null, uploads: [] };
    }
    const viewer = requireViewer(context, isModerator);
    return { ...FRESH, viewer, uploads: await listUploads(context.sql, viewer) };
  };
  const titleOf = () => (isModerator ? text.title : text.offerTitle);
  return page<UploadsData>({
    load: (context) => load(context),
    async submit(context, _params, form) {
      const viewer = requireViewer(context, isModerator);
      const state = await takeForm(context, form, upload, async ({ file, kind }) => {
        if (file.size === 0) throw invalid({ file: [text.wrong.noFile] });
        const uuid = await addUpload(context, viewer, file, kind);
        throw new Redirect(uploadPath(uuid, isModerator));
      });
      return { ...(await load(context)), ...state };
    },
    head: (data) => formHead(data, { title: titleOf(), description: text.description }),
    body: (data, { now }) => (
      <>
        <FormErrors errors={data.errors} />
        <Breadcrumbs crumbs={[isModerator ? MODERATION : DASHBOARD, { label: titleOf() }]} />
        <h1>{titleOf()}</h1>
        <p className="lead">{isModerator ? text.lead : text.offerLead}</p>
        {data.viewer ? <UploadForm {...data} viewer={data.viewer} /> : <VerifyNotice />}
        {data.viewer && (
          <Section title={text.uploads}>
            {data.uploads.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <UploadTable uploads={data.uploads} isModerator={isModerator} now={now} />
            )}
          </Section>
        )}
      </>
    ),
  });
}

export const moderatorUploadsPage: Page = createUploadsPage(true);
export const uploadsPage: Page = createUploadsPage(false);

function UploadForm({ errors, typed, viewer }: FormState & { viewer: Viewer }) {
  const file = {
    id: 'file',
    hint: text.fileHint(formatCount(mostRows(viewer))),
    error: errors.file,
  };
  return (
    <PostForm
      action={uploadsPath(viewer.isModerator)}
      encType="multipart/form-data"
      className="section listing-form"
    >
      <Field {...file} label={text.file}>
        <input
          type="file"
          name="file"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,.json,.jsonl,.gz"
          className="control control-file"
          {...describeControl(file)}
        />
      </Field>
      <Select
        id="kind"
        label={text.kind}
        defaultValue={typed.kind}
        error={errors.kind}
        options={UPLOAD_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
      />
      <div className="row listing-buttons">
        <Submit>{text.upload}</Submit>
      </div>
    </PostForm>
  );
}

interface TableProps {
  uploads: readonly Upload[];
  isModerator: boolean;
  now: Date;
}

function UploadTable({ uploads, isModerator, now }: TableProps) {
  const heads = text.listColumns;
  return (
    <DataTable
      caption={text.uploads}
      cardsOnXs
      rows={uploads}
      columns={[
        {
          label: heads.file,
          cell: ({ uuid, file_name }) => (
            <NameLink href={uploadPath(uuid, isModerator)} name={file_name} />
          ),
        },
        ...(isModerator
          ? [{ label: heads.who, cell: ({ user_name }: Upload) => user_name ?? text.somebody }]
          : []),
        {
          label: heads.at,
          cell: ({ created_at }) => <TimeAgo at={created_at.toISOString()} now={now} />,
        },
        { label: heads.state, cell: ({ state }) => text.states[state] },
        { label: heads.counts, cell: sayCounts },
      ]}
    />
  );
}

function sayCounts({ state, outcome }: Upload): string {
  if (!outcome || !['checked', 'waiting', 'imported'].includes(state)) return '';
  const sum = (of: 'created' | 'updated') =>
    outcome.runs.reduce((all, counts) => all + counts[of], 0);
  return text.counts(sum('created'), sum('updated'));
}

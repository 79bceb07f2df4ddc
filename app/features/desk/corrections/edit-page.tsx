import { editFactsPath, subjectPath } from '../../../base/correction-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { factHint, factLabel } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, Redirect } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/moderation/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  takeErrors,
} from '../../../http/take-form.server.ts';
import { moderationText, correctionsText as text } from '../../../text/text.ts';
import { Breadcrumbs, MODERATION } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { readReason } from '../queue/contract.ts';
import { findSubject, type Subject } from '../subjects.server.ts';
import { about, type FactNotes, sayAbout } from './contract.ts';
import { editFacts } from './edit-facts.server.ts';
import { Change, Day } from './fact-notes.tsx';
import { movedSubject } from './moved-subject.server.ts';
import { loadFactNotes } from './notes.server.ts';
import { removeReply } from './replies.server.ts';
import { readId, undoCorrection } from './undo-correction.server.ts';

interface EditData extends FormState {
  subject: Subject;
  notes: FactNotes;
}

/** The facts of one record as a form, with their history and the way back. */
export const editPage: Page = page<EditData>({
  cache: 'private',
  load: (context) => loadEdit(context),
  async submit(context, _params, form) {
    const data = await loadEdit(context);
    const { subject } = data;
    const typed = Object.fromEntries(
      // Forms send line breaks as two characters.
      [...form].map(([name, value]) => [
        name,
        String(value).replaceAll('\r\n', '\n').trim().slice(0, 12_000),
      ]),
    );
    const reason = typed.reason ?? '';
    const state = await takeErrors(context, async () => {
      if (typed.correction) {
        await undoCorrection(context, readId(typed.correction), readReason(reason, 0));
      } else if (typed.reply) {
        await removeReply(context, readId(typed.reply), readReason(reason, 2));
      } else {
        const pick = (prefix: string) =>
          Object.fromEntries(
            listEditable(subject).map((field) => [field, typed[`${prefix}${field}`] ?? '']),
          );
        await editFacts(context, subject, {
          ...{ values: pick(''), seen: pick('seen-') },
          sourceUrl: typed.source_url ?? '',
          reason,
        });
      }
      throw new Redirect(pathTo('/moderation/log'));
    });
    return { ...data, ...state, typed };
  },
  head: (data) =>
    formHead(data, {
      title: text.editTitle(data.subject.name),
      description: text.editDescription,
    }),
  body: (data) => {
    const { subject, notes, errors } = data;
    const { kind, slug, name } = subject;
    const action = editFactsPath(sayAbout(subject));
    return (
      <>
        <FormErrors errors={errors} />
        <Breadcrumbs
          crumbs={[
            MODERATION,
            { label: name, href: subjectPath(kind, slug) ?? undefined },
            { label: text.editFacts },
          ]}
        />
        <h1>{text.editTitle(name)}</h1>
        <p className="lead">{text.editLead}</p>
        <PostForm action={action} className="section listing-form fact-form">
          <FactFields data={data} />
          <div className="row listing-buttons">
            <Button type="submit" look="primary" large>
              {text.editSave}
            </Button>
          </div>
        </PostForm>
        {(notes.corrections.length > 0 || notes.replies.length > 0) && (
          <section className="section">
            <h2>{text.editHistory}</h2>
            <ul className="rows">
              {notes.corrections.map((one) => (
                <li key={one.id} className="fact-note">
                  {one.undoes !== null && `${text.tookBack} `}
                  {factLabel(one.field)}: <Change {...one} />{' '}
                  <span className="small">
                    <Day at={one.decided_at} /> {one.reason}
                  </span>
                  {one.undone_by === null && one.field !== 'other' && (
                    <PostForm action={action} className="row" fields={{ correction: one.id }}>
                      <TextInput
                        id={`why-${one.id}`}
                        name="reason"
                        label={text.undoReason}
                        optional
                      />
                      <Button type="submit">{text.undo}</Button>
                    </PostForm>
                  )}
                </li>
              ))}
              {notes.replies.map((reply) => (
                <li key={`reply ${reply.id}`} className="fact-note">
                  {text.replyTo(factLabel(reply.field))} {reply.words}
                  <PostForm
                    action={action}
                    className="row"
                    fields={{ reply: reply.id, reason: text.removeReply }}
                  >
                    <Button type="submit" look="danger">
                      {text.removeReply}
                    </Button>
                  </PostForm>
                </li>
              ))}
            </ul>
          </section>
        )}
      </>
    );
  },
});

/** Throws Redirect for visitors, 404. */
async function loadEdit(context: Context): Promise<EditData> {
  requireModerator(context);
  const { sql, url } = context;
  const given = about.safeParse(url.searchParams.get('about') ?? '');
  if (!given.success) throw notFound('page', url.searchParams.get('about') ?? 'edit');
  const subject = await findSubject(sql, given.data);
  if (!subject) throw await movedSubject(sql, given.data, editFactsPath);
  return { ...FRESH, subject, notes: await loadFactNotes(sql, subject) };
}

/** A founder is added by a suggestion; free text changes nothing by itself. */
function listEditable({ fields }: Subject): string[] {
  return fields.filter((field) => field !== 'other' && field !== 'founder');
}

const LONG = ['overview', 'investors', 'detail'];

function FactFields({ data }: { data: EditData }) {
  const { subject, typed } = data;
  const fields = listEditable(subject);
  const known = (field: string) => subject.facts[field] ?? '';
  return (
    <>
      {fields.map((field) => {
        const name = `seen-${field}`;
        return <input key={field} type="hidden" name={name} value={typed[name] ?? known(field)} />;
      })}
      {fields.map((field) => {
        const Control = LONG.includes(field) ? Textarea : TextInput;
        return (
          <Control
            key={field}
            {...controlOf(data, field)}
            label={factLabel(field)}
            hint={factHint(subject.kind, field)}
            defaultValue={typed[field] ?? known(field)}
          />
        );
      })}
      <TextInput
        {...controlOf(data, 'source_url')}
        label={moderationText.source}
        inputMode="url"
        dir="ltr"
      />
      <Textarea
        {...controlOf(data, 'reason')}
        label={text.editReason}
        hint={text.editReasonHint}
        rows={3}
      />
    </>
  );
}

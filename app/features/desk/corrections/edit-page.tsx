import { editFactsPath, subjectPath } from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { factHint, factLabel, findField } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, Redirect } from '../../../http/errors.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  takeErrors,
} from '../../../http/forms.server.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { marksText, moderationText, correctionsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea, TextInput } from '../../../ui/fields.tsx';
import { MODERATION } from '../../../ui/navigation.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { about, sayAbout } from '../corrections/contract.ts';
import { Change, Day } from '../corrections/fact-notes.tsx';
import { FormTop, SubmitRow } from '../page-parts.tsx';
import { requireSubject, type Subject } from '../subjects.server.ts';
import { type Correction, readReason } from './contract.ts';
import { editFacts, readId, undoCorrection } from './correct.server.ts';
import { type FactNotes, loadFactNotes, type Reply } from './log.server.ts';
import { removeReply } from './replies.server.ts';

interface EditData extends FormState {
  subject: Subject;
  notes: FactNotes;
}

/** The facts of one record as a form of moderators, with their history and the way back. */
export const editPage: Page = page<EditData>({
  load: (context) => loadEdit(context),
  async submit(context, _params, form) {
    const data = await loadEdit(context);
    const typed = Object.fromEntries(
      // Forms send line breaks as two characters.
      [...form].map(([name, value]) => [
        name,
        String(value).replaceAll('\r\n', '\n').trim().slice(0, 12_000),
      ]),
    );
    const state = await takeErrors(context, async () => {
      await act(context, data.subject, typed);
      throw new Redirect(pathTo('/moderation/log'));
    });
    return { ...data, ...state, typed };
  },
  head: (data) =>
    formHead(data, { title: text.editTitle(data.subject.name), description: text.editDescription }),
  body: (data) => {
    const { subject, notes, errors } = data;
    const { kind, slug, name } = subject;
    const action = editFactsPath(sayAbout(subject));
    return (
      <>
        <FormTop
          errors={errors}
          crumbs={[
            MODERATION,
            { label: name, href: subjectPath(kind, slug) ?? undefined },
            { label: text.editFacts },
          ]}
          title={text.editTitle(name)}
          lead={text.editLead}
        />
        <PostForm action={action} className="section listing-form fact-form">
          <FactFields data={data} />
          <SubmitRow label={text.editSave} />
        </PostForm>
        {(notes.corrections.length > 0 || notes.replies.length > 0) && (
          <Section title={text.editHistory}>
            <ul className="rows">
              {notes.corrections.map((one) => (
                <CorrectionItem key={one.id} correction={one} action={action} />
              ))}
              {notes.replies.map((one) => (
                <ReplyItem key={`reply ${one.id}`} reply={one} action={action} />
              ))}
            </ul>
          </Section>
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
  const subject = await requireSubject(sql, given.data, editFactsPath);
  return { ...FRESH, subject, notes: await loadFactNotes(sql, subject) };
}

/** Undoes a correction, removes a reply, or saves changes. */
async function act(context: Context, subject: Subject, typed: Record<string, string>) {
  const { reason = '', source_url = '', correction, reply } = typed;
  if (correction) return undoCorrection(context, readId(correction), readReason(reason, 0));
  if (reply) return removeReply(context, readId(reply), readReason(reason, 2));
  const pick = (prefix: string) =>
    Object.fromEntries(
      listEditable(subject).map((field) => [field, typed[`${prefix}${field}`] ?? '']),
    );
  return editFacts(context, subject, { values: pick(''), seen: pick('seen-'), source_url, reason });
}

/** A founder is added by a suggestion; free text changes nothing by itself. */
function listEditable({ kind, fields }: Subject): string[] {
  return fields.filter((field) => field !== 'other' && !findField(kind, field)?.field.adds);
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

function CorrectionItem({ correction, action }: { correction: Correction; action: string }) {
  const { id, field, reason, decided_at, undoes, undone_by } = correction;
  return (
    <li className="fact-note">
      {undoes !== null && `${text.tookBack} `}
      {factLabel(field)}
      {marksText.colon}
      <Change {...correction} />{' '}
      <span className="small">
        <Day at={decided_at} /> {reason}
      </span>
      {undone_by === null && field !== 'other' && (
        <PostForm action={action} className="row" fields={{ correction: id }}>
          <TextInput id={`why-${id}`} name="reason" label={text.undoReason} optional />
          <Button type="submit">{text.undo}</Button>
        </PostForm>
      )}
    </li>
  );
}

function ReplyItem({ reply: { id, field, words }, action }: { reply: Reply; action: string }) {
  return (
    <li className="fact-note">
      {text.replyTo(factLabel(field))} {words}
      <PostForm action={action} className="row" fields={{ reply: id, reason: text.removeReply }}>
        <Button type="submit" look="danger">
          {text.removeReply}
        </Button>
      </PostForm>
    </li>
  );
}

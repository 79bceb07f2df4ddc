import {
  correctionStatusPath,
  type SubjectKind,
  subjectPath,
  suggestEditPath,
} from '../../../base/correction-paths.ts';
import { addStartupSuccessPath } from '../../../base/paths.ts';
import { factHint, factLabel, sayFact } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  readFields,
  takeErrors,
} from '../../../http/take-form.server.ts';
import { listingText, correctionsText as text } from '../../../text/text.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { findSubject, type Subject } from '../subjects.server.ts';
import { movedSubject } from './moved-subject.server.ts';
import { signStatusLink, submitEdit } from './submit-edit.server.ts';

interface SuggestData extends FormState {
  subject: Subject;
}

const TYPED = ['field', 'value', 'source_url', 'note', 'email', 'credit'] as const;

/** Says what is wrong with a fact; each kind of page has its own address. */
export function createSuggestEditPage(kind: SubjectKind): Page {
  return page<SuggestData>({
    cache: 'private',
    async load(context, params) {
      const subject = await requireSubject(context, kind, params);
      const field = context.url.searchParams.get('field') ?? '';
      return { ...FRESH, subject, typed: { field } };
    },
    async submit(context, params, form) {
      const subject = await requireSubject(context, kind, params);
      const typed = readFields(form, TYPED);
      const state = await takeErrors(context, async () => {
        const { uuid } = await submitEdit(context, subject, typed);
        if (context.session?.isVerified) throw new Redirect(addStartupSuccessPath(uuid));
        throw new Redirect(correctionStatusPath(await signStatusLink(context.sql, uuid)));
      });
      return { subject, typed, ...state };
    },
    head: (data) =>
      formHead(data, {
        title: text.suggestTitle(data.subject.name),
        description: listingText.suggestDescription,
      }),
    body: (data, context) => <SuggestForm data={data} context={context} />,
  });
}

function SuggestForm({ data, context }: { data: SuggestData; context: Context }) {
  const { subject, typed, errors } = data;
  const of = (field: string) => controlOf(data, field);
  const { kind, slug, name, fields, facts } = subject;
  const { session } = context;
  const { suggestFields: labels, suggestHints: hints } = listingText;
  const chosen = fields.find((field) => field === typed.field) ?? '';
  const valueHint = factHint(kind, chosen) ?? (kind === 'startup' ? hints.value : text.unknownHint);
  return (
    <div className="listing">
      <FormErrors errors={errors} />
      <Breadcrumbs
        crumbs={[
          { label: name, href: subjectPath(kind, slug) ?? undefined },
          { label: listingText.suggestLink },
        ]}
      />
      <h1>{text.suggestTitle(name)}</h1>
      <p className="lead">{text.suggestLead}</p>
      <details className="section" open={kind !== 'startup'}>
        <summary>{listingText.suggestNow}</summary>
        <dl className="answers suggested-now">
          {fields
            .filter((field) => field !== 'other')
            .map((field) => (
              <div key={field}>
                <dt>{factLabel(field === 'founder' ? 'founders' : field)}</dt>
                <dd className="typed" dir="auto">
                  {sayFact(field, facts[field] ?? null)}
                </dd>
              </div>
            ))}
        </dl>
      </details>
      <PostForm className="section listing-form" action={suggestEditPath(slug, kind)}>
        <Select
          {...of('field')}
          label={labels.field}
          emptyLabel={listingText.choose}
          options={fields.map((field) => ({ value: field, label: factLabel(field) }))}
        />
        <Textarea {...of('value')} label={labels.value} hint={valueHint} rows={3} />
        <TextInput {...of('source_url')} label={labels.source_url} inputMode="url" dir="ltr" />
        <Textarea {...of('note')} label={labels.note} hint={hints.note} rows={3} optional />
        {!session?.isVerified && (
          <TextInput
            {...of('email')}
            type="email"
            label={text.email}
            hint={text.emailHint}
            autoComplete="email"
            dir="ltr"
          />
        )}
        <TextInput {...of('credit')} label={text.credit} hint={text.creditHint} optional />
        <div className="row listing-buttons">
          <Button type="submit" look="primary" large>
            {listingText.suggestSend}
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

/** Throws Redirect for an old slug, 404. */
async function requireSubject(
  { sql, url }: Context,
  kind: SubjectKind,
  params: Record<string, string>,
): Promise<Subject> {
  const slug = Object.values(params)[0] ?? '';
  const found = await findSubject(sql, { kind, slug });
  if (found) return found;
  const field = url.searchParams.get('field') ?? undefined;
  throw await movedSubject(sql, { kind, slug }, (_, to) => suggestEditPath(to, kind, field));
}

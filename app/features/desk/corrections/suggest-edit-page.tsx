// The form that reports a wrong fact.

import { formatDay } from '../../../base/dates.ts';
import {
  correctionStatusPath,
  type SubjectKind,
  subjectPath,
  suggestEditPath,
} from '../../../base/desk-paths.ts';
import { sayRoundAmount } from '../../../base/money.ts';
import { addStartupSuccessPath } from '../../../base/paths.ts';
import { factHint, factLabel } from '../../../catalogue/records.ts';
import type { FundingRow } from '../../../catalogue/round-contract.ts';
import { listFundingsOf } from '../../../catalogue/round-queries.server.ts';
import { SaidFact } from '../../../catalogue/said-fact.tsx';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  readFields,
  takeErrors,
} from '../../../http/forms.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { sayName } from '../../../text/say-name.ts';
import { listingText, marksText, correctionsText as text } from '../../../text/text.ts';
import { Select, Textarea, TextInput } from '../../../ui/fields.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { FormTop, SubmitRow, Terms } from '../page-parts.tsx';
import { requireSubject, type Subject } from '../subjects.server.ts';
import { signStatusLink, submitEdit } from './report.server.ts';

/** Longest value that a link to the form fills in. */
const MAX_ASKED = 1_000;
const TYPED = ['field', 'value', 'source_url', 'note', 'email', 'credit'] as const;

interface SuggestData extends FormState {
  subject: Subject;
  /** Of a startup: each is corrected in a form of its own. */
  rounds: FundingRow[];
}

/** Each kind of record has its own address. */
export function createSuggestEditPage(kind: SubjectKind): Page {
  const load = async ({ sql, url }: Context, params: Record<string, string>) => {
    const [slug = ''] = Object.values(params);
    const field = url.searchParams.get('field') ?? undefined;
    const moved = (_: string, to: string) => suggestEditPath(to, kind, field);
    const subject = await requireSubject(sql, { kind, slug }, moved);
    const rounds = kind === 'startup' ? await listFundingsOf(sql, subject.slug) : null;
    return { subject, rounds: rounds ?? [] };
  };
  return page<SuggestData>({
    async load(context, params) {
      const { searchParams } = context.url;
      const asked = (name: string) => (searchParams.get(name) ?? '').slice(0, MAX_ASKED);
      const typed = { field: asked('field'), value: asked('value') };
      return { ...FRESH, ...(await load(context, params)), typed };
    },
    async submit(context, params, form) {
      const { subject, rounds } = await load(context, params);
      const typed = readFields(form, TYPED);
      const state = await takeErrors(context, async () => {
        const { uuid } = await submitEdit(context, subject, typed);
        if (context.session?.isVerified) throw new Redirect(addStartupSuccessPath(uuid));
        throw new Redirect(correctionStatusPath(await signStatusLink(context.sql, uuid)));
      });
      return { subject, rounds, typed, ...state };
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
  const { subject, rounds, typed, errors } = data;
  const of = (field: string) => controlOf(data, field);
  const { kind, slug, name, fields, facts } = subject;
  const { suggestFields: labels, suggestHints: hints } = listingText;
  const chosen = fields.find((field) => field === typed.field) ?? '';
  const valueHint = factHint(kind, chosen) ?? (kind === 'startup' ? hints.value : text.unknownHint);
  return (
    <div className="listing">
      <FormTop
        errors={errors}
        crumbs={[
          { label: name, href: subjectPath(kind, slug) ?? undefined },
          { label: listingText.suggestLink },
        ]}
        title={text.suggestTitle(name)}
        lead={text.suggestLead}
      />
      {rounds.length > 0 && (
        <section className="section" aria-labelledby="rounds">
          <h2 id="rounds" className="h3">
            {text.whichRound}
          </h2>
          <ul className="rows">
            {rounds.map((round) => (
              <li key={round.slug}>
                <a href={suggestEditPath(round.slug, 'funding')} rel="nofollow">
                  {sayRound(round)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="section" open={kind !== 'startup' && !chosen}>
        <summary>
          {listingText.suggestNow}
          {chosen && chosen !== 'other' && (
            <>
              {marksText.colon}
              <b>
                <SaidFact field={chosen} value={facts[chosen]} />
              </b>
            </>
          )}
        </summary>
        <Terms
          className="answers suggested-now"
          terms={fields.map(
            (field) =>
              field !== 'other' && [
                factLabel(field),
                <SaidFact field={field} value={facts[field]} />,
                true,
              ],
          )}
        />
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
        {!context.session?.isVerified && (
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
        <SubmitRow label={listingText.suggestSend} />
      </PostForm>
    </div>
  );
}

const sayRound = (round: FundingRow) =>
  [sayName(round.round), round.date && formatDay(round.date), sayRoundAmount(round)]
    .filter(Boolean)
    .join(marksText.comma);

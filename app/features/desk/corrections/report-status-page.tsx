// What became of a reported fact, and the answer to a question about it.

import { formatDay } from '../../../base/dates.ts';
import { correctionStatusPath, correctionsPath, subjectPath } from '../../../base/desk-paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import { SaidFact } from '../../../catalogue/said-fact.tsx';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { controlOf, type FormState, FRESH, formHead } from '../../../http/forms.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { marksText, correctionsText as text } from '../../../text/text.ts';
import { ButtonLink, Submit } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { Quote } from '../../../ui/values.tsx';
import { STATE_LOOKS } from '../../arriving/listing/contract.ts';
import { isOpen, takeAnswer } from '../../arriving/listing/submissions.server.ts';
import { Heading, SubmitRow } from '../page-parts.tsx';
import { dueAt } from './contract.ts';
import { Change } from './fact-notes.tsx';
import { confirmReport, findReport, signStatusLink } from './report.server.ts';

type Report = NonNullable<Awaited<ReturnType<typeof findReport>>>;

interface StatusData extends FormState {
  token: string;
  /** Null for a link that does not work. */
  report: Report | null;
}

export const correctionStatusPage: Page = page<StatusData>({
  load: (context) => loadStatus(context, context.url.searchParams.get('token')),
  async submit(context, _params, form) {
    const data = await loadStatus(context, form.get('token'));
    if (!data.report) return data;
    const { id, uuid, mayConfirm, is_confirmed: isConfirmed } = data.report;
    if (!isConfirmed) {
      if (!mayConfirm) return data;
      await confirmReport(context.sql, id, context.now);
      throw new Redirect(correctionStatusPath(await signStatusLink(context.sql, uuid)));
    }
    const path = correctionStatusPath(data.token);
    return { ...data, ...(await takeAnswer(context, id, form, path)) };
  },
  head: (data) =>
    formHead(data, {
      title: data.report ? text.statusTitle : text.badLink,
      description: text.statusDescription,
    }),
  body: (data, { now }) => (
    <div className="narrow flow">
      <FormErrors errors={data.errors} />
      {data.report ? (
        <Standing data={data} report={data.report} now={now} />
      ) : (
        <Heading title={text.badLink} lead={text.badLinkWhy} />
      )}
    </div>
  ),
});

async function loadStatus({ sql, now, answerHeaders }: Context, given: FormDataEntryValue | null) {
  answerHeaders.set('referrer-policy', 'same-origin');
  const token = String(given ?? '').slice(0, 200);
  const report = await findReport(sql, token, now);
  return { ...FRESH, token, report, status: report ? undefined : 404 };
}

function Confirming({ token, report }: { token: string; report: Report }) {
  const { email, mayConfirm } = report;
  return (
    <>
      <Notice title={text.unconfirmed}>
        <p>{mayConfirm ? text.confirmWhy : text.unconfirmedWhy(email ?? '')}</p>
      </Notice>
      {mayConfirm && (
        <PostForm action={correctionStatusPath(token)} fields={{ token }}>
          <Submit>{text.confirm}</Submit>
        </PostForm>
      )}
    </>
  );
}

function Standing({ data, report, now }: { data: StatusData; report: Report; now: Date }) {
  const { state, name, subject_kind, slug, content, message } = report;
  const { field, known, value } = content;
  const suggested = value === null ? null : String(value);
  const due = dueAt(report.created_at);
  const path = subjectPath(subject_kind, slug);
  return (
    <>
      <h1>{text.statusTitle}</h1>
      {report.is_confirmed ? (
        <Notice type={STATE_LOOKS[state]} title={text.states[state]}>
          {isOpen(state) && (
            <p>{due < now ? text.isLate(formatDay(due)) : text.answerBy(formatDay(due))}</p>
          )}
          {message && state !== 'pending' && (
            <>
              <p>{state === 'needs_info' ? text.askedYou : text.said}</p>
              <Quote>{message}</Quote>
            </>
          )}
          {report.isUndone && <p>{text.undone}</p>}
        </Notice>
      ) : (
        <Confirming token={data.token} report={report} />
      )}
      <p>
        <bdi>{name}</bdi>
        {marksText.comma}
        {factLabel(field)}
        {marksText.colon}
        {state === 'published' ? (
          <Change field={field} before={known} after={suggested} />
        ) : (
          <>
            {field !== 'other' && (
              <>
                <bdi>
                  <SaidFact field={field} value={known} />
                </bdi>
                .{' '}
              </>
            )}
            {text.suggested}{' '}
            <bdi>
              <SaidFact field={field} value={suggested} />
            </bdi>
          </>
        )}
      </p>
      {state === 'needs_info' && (
        <PostForm action={correctionStatusPath(data.token)} fields={{ token: data.token }}>
          <Textarea {...controlOf(data, 'answer')} label={text.yourAnswer} />
          <SubmitRow label={text.sendAnswer} />
        </PostForm>
      )}
      <p className="row">
        {path && <ButtonLink href={path}>{text.seePage}</ButtonLink>}
        <ButtonLink href={correctionsPath()} look="quiet">
          {text.seeLog}
        </ButtonLink>
      </p>
    </>
  );
}

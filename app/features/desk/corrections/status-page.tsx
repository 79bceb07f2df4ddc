import {
  correctionStatusPath,
  correctionsPath,
  subjectPath,
} from '../../../base/correction-paths.ts';
import { formatDay } from '../../../base/format-day.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { type Page, page } from '../../../http/page.ts';
import { controlOf, type FormState, FRESH, formHead } from '../../../http/take-form.server.ts';
import { correctionsText as text } from '../../../text/text.ts';
import { Quote } from '../../../ui/bdi.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { STATE_LOOKS } from '../../arriving/listing/contract.ts';
import { isOpen, takeAnswer } from '../../arriving/listing/submit-listing.server.ts';
import { dueAt } from './contract.ts';
import { Change } from './fact-notes.tsx';
import { findReport, type Report } from './report-status.server.ts';

interface StatusData extends FormState {
  token: string;
  report: Report | null;
}

export const correctionStatusPage: Page = page<StatusData>({
  cache: 'private',
  load: (context) => loadStatus(context, context.url.searchParams.get('token')),
  async submit(context, _params, form) {
    const data = await loadStatus(context, form.get('token'));
    if (!data.report) return data;
    const path = correctionStatusPath(data.token);
    return { ...data, ...(await takeAnswer(context, data.report.id, form, path)) };
  },
  head: (data) => {
    const title = data.report ? text.statusTitle : text.badLink;
    return formHead(data, { title, description: text.statusDescription });
  },
  body: (data, context) => (
    <div className="narrow flow">
      <FormErrors errors={data.errors} />
      {data.report ? (
        <Standing data={data} report={data.report} context={context} />
      ) : (
        <>
          <h1>{text.badLink}</h1>
          <p className="lead">{text.badLinkWhy}</p>
        </>
      )}
    </div>
  ),
});

async function loadStatus(
  { sql, now, answerHeaders }: Context,
  given: FormDataEntryValue | null,
): Promise<StatusData> {
  answerHeaders.set('referrer-policy', 'same-origin');
  const token = String(given ?? '').slice(0, 200);
  const report = await findReport(sql, token, now);
  return { ...FRESH, token, report, status: report ? undefined : 404 };
}

interface StandingProps {
  data: StatusData;
  report: Report;
  context: Context;
}

function Standing({ data, report, context }: StandingProps) {
  const { state, name, kind, slug, field, known, value, message, createdAt } = report;
  const suggested = value === null ? null : String(value);
  const due = dueAt(createdAt);
  const day = formatDay(due);
  const path = subjectPath(kind, slug);
  return (
    <>
      <h1>{text.statusTitle}</h1>
      <Notice type={STATE_LOOKS[state]} title={text.states[state]}>
        {isOpen(state) && <p>{due < context.now ? text.isLate(day) : text.answerBy(day)}</p>}
        {message && state !== 'pending' && (
          <>
            <p>{state === 'needs_info' ? text.askedYou : text.said}</p>
            <Quote>{message}</Quote>
          </>
        )}
        {report.isUndone && <p>{text.undone}</p>}
      </Notice>
      <p>
        <bdi>{name}</bdi>, {factLabel(field)}:{' '}
        {state === 'published' ? (
          <Change field={field} before={known} after={suggested} />
        ) : (
          <>
            {field !== 'other' && (
              <>
                <bdi>{sayFact(field, known)}</bdi>.{' '}
              </>
            )}
            {text.suggested} <bdi>{sayFact(field, suggested)}</bdi>
          </>
        )}
      </p>
      {state === 'needs_info' && (
        <PostForm action={correctionStatusPath(data.token)} fields={{ token: data.token }}>
          <Textarea {...controlOf(data, 'answer')} label={text.yourAnswer} />
          <p className="listing-buttons">
            <Button type="submit" look="primary" large>
              {text.sendAnswer}
            </Button>
          </p>
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

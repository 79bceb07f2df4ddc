import { editFactsPath, subjectPath } from '../../../base/correction-paths.ts';
import { formatDay } from '../../../base/format-day.ts';
import { submissionPath } from '../../../base/moderation-paths.ts';
import { startupPath } from '../../../base/paths.ts';
import { sayFact } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { type FormState, FRESH, formHead, readFields } from '../../../http/take-form.server.ts';
import { claimsText, correctionsText, moderationText as text } from '../../../text/text.ts';
import { Name, Quote } from '../../../ui/bdi.tsx';
import { Breadcrumbs, MODERATION } from '../../../ui/breadcrumbs.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { dueAt, type EditContent, sayAbout } from '../corrections/contract.ts';
import { OutsideLink } from '../page-parts.tsx';
import { decision } from './contract.ts';
import { decide } from './decide.server.ts';
import { LogTable } from './log-page.tsx';
import { DecisionForms, DiffTable, SubmissionListing } from './submission-parts.tsx';
import { isSentBy, loadSubmission, type SubmissionView } from './submissions.server.ts';

type SubmissionData = SubmissionView & FormState;

export const submissionPage: Page = page<SubmissionData>({
  cache: 'private',
  async load(context, params) {
    return { ...(await loadSubmission(context, params.uuid ?? '')), ...FRESH };
  },
  async submit(context, params, form) {
    const uuid = params.uuid ?? '';
    const typed = readFields(form, ['action', 'version', 'seen', 'reason']);
    const parsed = decision.safeParse(typed);
    const back = async (id: string, message: string, status?: number) => {
      const view = await loadSubmission(context, uuid);
      return { ...view, typed, errors: { [id]: message }, status };
    };
    if (!parsed.success) {
      const { reason } = fieldErrors(parsed.error);
      if (!reason) return back('', text.wrong.action);
      return back(`${typed.action}-reason`, reason[0] ?? '');
    }
    try {
      await decide(context, uuid, parsed.data);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
      return back('', error.message, 409);
    }
    throw new Redirect(submissionPath(uuid));
  },
  head: (data) => {
    const title = `${data.submission.name}: ${text.title}`;
    return formHead(data, { title, description: text.description });
  },
  body: (data, context) => <SubmissionBody data={data} context={context} />,
});

interface SubmissionProps {
  data: SubmissionData;
  context: Context;
}

function SubmissionBody({ data, context }: SubmissionProps) {
  const { submission, isWaiting, log, edit, subject, listing } = data;
  const { name, state, startupSlug } = submission;
  const seen = subject
    ? subjectPath(subject.kind, subject.slug)
    : startupSlug && startupPath(startupSlug);
  const isOwn = context.session !== null && isSentBy(context.session, submission);
  return (
    <>
      <Breadcrumbs crumbs={[MODERATION, { label: name }]} />
      <FormErrors errors={data.errors} />
      <h1 className="entity-name" dir="auto">
        {name}
      </h1>
      <SenderLine data={data} context={context} />
      {seen && (
        <p className="row">
          <a href={seen}>{subject ? text.seesPage : text.sees}</a>
          {subject && <a href={editFactsPath(sayAbout(subject))}>{correctionsText.editFacts}</a>}
        </p>
      )}
      <Said data={data} />
      {edit && <SubmissionEdit data={data} edit={edit} />}
      {listing && <SubmissionListing data={data} listing={listing} />}
      {isOwn && isWaiting && <Notice type="info">{text.ownSubmission}</Notice>}
      {!isWaiting && <p className="section">{text.isDecided(text.states[state].toLowerCase())}</p>}
      {isWaiting && !isOwn && <DecisionForms data={data} />}
      {log.length > 0 && (
        <section className="section">
          <h2>{text.history}</h2>
          <LogTable entries={log} now={context.now} canUndo={edit !== null} />
        </section>
      )}
    </>
  );
}

function SenderLine({ data, context: { now } }: SubmissionProps) {
  const { sender, senderRole, sentAt, createdAt, kind } = data.submission;
  const due = dueAt(createdAt);
  return (
    <ul className="meta-line">
      <li>
        {text.sentBy} <Name>{sender ?? text.somebody}</Name>
      </li>
      {senderRole && (
        <li>
          {text.senderRole}: <Name>{senderRole}</Name>
        </li>
      )}
      <li>
        <TimeAgo at={sentAt.toISOString()} now={now} />
      </li>
      {kind === 'edit' && data.isWaiting && <li>{text.dueOn(formatDay(due), due < now)}</li>}
    </ul>
  );
}

function Said({ data: { submission } }: { data: SubmissionData }) {
  const { message, answer } = submission;
  if (!answer) return null;
  return (
    <div className="section flow">
      {message && (
        <>
          <p>{text.asked}</p>
          <Quote>{message}</Quote>
        </>
      )}
      <p>{text.says}</p>
      <Quote>{answer}</Quote>
    </div>
  );
}

function SubmissionEdit({ data, edit }: { data: SubmissionData; edit: EditContent }) {
  const { field, known, source_url, note } = edit;
  const [listed] = data.known;
  const hasChanged = listed && data.isWaiting && known !== (listed.facts[field] ?? null);
  return (
    <section className="section">
      <h2>{data.isWaiting ? text.diffEdit : text.diffDecided}</h2>
      {!data.subject && <Notice type="warning">{text.subjectGone}</Notice>}
      {field === 'other' && <Notice type="info">{text.otherEdit}</Notice>}
      {data.submission.isOwn && (
        <Notice type="info">
          {claimsText.ownEdit}. {claimsText.ownEditWhy}
        </Notice>
      )}
      {hasChanged && <Notice type="warning">{text.changedSince(sayFact(field, known))}</Notice>}
      <DiffTable data={data} />
      <dl className="answers">
        <div>
          <dt>{text.source}</dt>
          <dd>
            <OutsideLink href={source_url} />
          </dd>
        </div>
        {note && (
          <div>
            <dt>{text.note}</dt>
            <dd className="typed" dir="auto">
              {note}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

// /moderation/{uuid}: one submission beside what is known, and the decision on it.
import { MODERATION_PATH, startupPath, submissionPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { fieldErrors } from '../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { page } from '../../http/page.ts';
import { moderationText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EntityRow } from '../../ui/entity-row.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { isOpen } from '../listing/submit-listing.server.ts';
import { decision } from './contract.ts';
import { decide } from './decide.server.ts';
import { DecisionForms } from './decision-forms.tsx';
import { DiffTable } from './diff-table.tsx';
import { loadSubmission, type SubmissionView } from './load-submission.server.ts';
import { LogTable } from './log-table.tsx';

interface SubmissionData extends SubmissionView {
  /** Of the form that came back. */
  action: string;
  typed: string;
  errors: Record<string, string>;
  status?: number;
}

export const submissionPage = page<SubmissionData>({
  path: '/moderation/:uuid',
  cache: 'private',
  async load(context, params) {
    const view = await loadSubmission(context, params.uuid ?? '');
    return { ...view, action: '', typed: '', errors: {} };
  },
  async submit(context, params, form) {
    const uuid = params.uuid ?? '';
    const given = Object.fromEntries(
      ['action', 'version', 'seen', 'reason'].map((name) => [name, String(form.get(name) ?? '')]),
    );
    const parsed = decision.safeParse(given);
    const back = async (errors: Record<string, string>, status?: number) => ({
      ...(await loadSubmission(context, uuid)),
      action: given.action ?? '',
      typed: (given.reason ?? '').slice(0, 12_000),
      errors,
      status,
    });
    if (!parsed.success) {
      const { reason } = fieldErrors(parsed.error);
      return back(
        reason ? { [`${given.action}-reason`]: reason[0] ?? '' } : { '': text.wrong.action },
      );
    }
    try {
      await decide(context, uuid, parsed.data);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
      return back({ '': error.message }, 409);
    }
    throw new Redirect(submissionPath(uuid));
  },
  head: ({ submission, errors, status }) => ({
    title: `${submission.name}: ${text.title}`,
    description: text.description,
    noindex: true,
    hasErrors: Object.keys(errors).length > 0,
    errorStatus: status,
  }),
  body: (data, context) => <SubmissionBody data={data} context={context} />,
});

function SubmissionBody({ data, context }: { data: SubmissionData; context: Context }) {
  const { submission, known, waiting, log, edit } = data;
  const { uuid, name, kind, state, startupSlug, isOther } = submission;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: text.title, href: MODERATION_PATH }, { label: name }]} />
      <ErrorSummary
        errors={Object.entries(data.errors).map(([id, message]) => ({ id, message }))}
      />
      <h1 className="entity-name" dir="auto">
        {name}
      </h1>
      <SenderLine data={data} context={context} />
      {startupSlug && (
        <p>
          <a href={startupPath(startupSlug)}>{text.sees}</a>
        </p>
      )}
      <Said data={data} />
      <section className="section">
        <h2>{kind === 'edit' ? text.diffEdit : text.diff}</h2>
        {edit?.field === 'other' && <Notice type="info">{text.otherEdit}</Notice>}
        {edit && known[0] && edit.known !== (known[0].facts[edit.field] ?? null) && (
          <Notice type="warning">{text.changedSince(edit.known ?? text.unknown)}</Notice>
        )}
        <DiffTable data={data} />
        {edit && (
          <dl className="answers">
            <div>
              <dt>{text.source}</dt>
              <dd>
                <a href={edit.source_url} rel="noopener nofollow noreferrer">
                  {edit.source_url}
                </a>
              </dd>
            </div>
            {edit.note && (
              <div>
                <dt>{text.note}</dt>
                <dd className="typed" dir="auto">
                  {edit.note}
                </dd>
              </div>
            )}
          </dl>
        )}
      </section>
      {kind === 'listing' && <Parts data={data} />}
      {kind === 'listing' && (
        <section className="section">
          <h2>{text.duplicates}</h2>
          {isOther && <p>{text.otherCompany}</p>}
          {known.length === 0 && <p className="muted">{text.noDuplicates}</p>}
          <ul className="rows">
            {known.map(({ slug, name: knownName, logo, reason }) => (
              <li key={slug}>
                <EntityRow
                  kind="startup"
                  name={knownName}
                  slug={slug}
                  src={logo}
                  href={startupPath(slug)}
                  tagline={reason && text.reasons[reason]}
                />
              </li>
            ))}
          </ul>
          {waiting.length > 0 && <p>{text.waitingDuplicates}</p>}
          <ul className="bullets">
            {waiting.map((one) => (
              <li key={one.uuid}>
                <a href={submissionPath(one.uuid)}>
                  <Name>{one.name}</Name>
                </a>{' '}
                <span className="small">{one.website}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOpen(state) ? (
        <DecisionForms
          uuid={uuid}
          kind={kind}
          version={submission.version}
          seen={data.seen}
          xsrfToken={context.session?.xsrfToken ?? ''}
          action={data.action}
          typed={data.typed}
          errors={data.errors}
        />
      ) : (
        <p className="section">{text.isDecided(text.states[state].toLowerCase())}</p>
      )}
      {log.length > 0 && (
        <section className="section">
          <h2>{text.history}</h2>
          <LogTable entries={log} now={context.now} xsrfToken="" />
        </section>
      )}
    </>
  );
}

function SenderLine({ data, context }: { data: SubmissionData; context: Context }) {
  const { sender, senderRole, sentAt } = data.submission;
  return (
    <ul className="meta-line">
      <li>
        {text.sentBy} <Name>{sender}</Name>
      </li>
      {senderRole && (
        <li>
          {text.senderRole}: <Name>{senderRole}</Name>
        </li>
      )}
      <li>
        <TimeAgo at={sentAt.toISOString()} now={context.now} />
      </li>
    </ul>
  );
}

/** Question and answer so far. */
function Said({ data: { submission } }: { data: SubmissionData }) {
  const { message, answer } = submission;
  if (!answer) return null;
  return (
    <div className="section flow">
      {message && (
        <>
          <p>{text.asked}</p>
          <blockquote className="typed" dir="auto">
            {message}
          </blockquote>
        </>
      )}
      <p>{text.says}</p>
      <blockquote className="typed" dir="auto">
        {answer}
      </blockquote>
    </div>
  );
}

/** What stands in no column: logo, rounds, founders' profiles. */
function Parts({ data: { logo, rounds, founders } }: { data: SubmissionData }) {
  return (
    <section className="section">
      <dl className="answers">
        {logo && (
          <div>
            <dt>{text.logo}</dt>
            <dd>
              <img className="avatar avatar-logo" src={logo} alt="" width={64} height={64} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text.rounds}</dt>
          <dd>
            {rounds.length === 0 && text.unknown}
            <ul>
              {rounds.map(({ words, source }) => (
                <li key={words + source} className="typed">
                  <bdi>{words}</bdi>{' '}
                  <a href={source} rel="noopener nofollow noreferrer">
                    {source}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{text.founders}</dt>
          <dd>
            {founders.length === 0 && text.unknown}
            <ul>
              {founders.map(({ words, link }) => (
                <li key={words} className="typed">
                  <bdi>{words}</bdi>{' '}
                  {link && (
                    <a href={link} rel="noopener nofollow noreferrer">
                      {link}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}

import type { ReactNode } from 'react';
import { formatDay } from '../../../base/dates.ts';
import {
  editFactsPath,
  type SubjectKind,
  subjectPath,
  submissionPath,
} from '../../../base/desk-paths.ts';
import { startupPath } from '../../../base/paths.ts';
import type { RecordFacts } from '../../../catalogue/facts.server.ts';
import { factLabel, findField, sayFact } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, readFields } from '../../../http/forms.server.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  claimsText,
  correctionsText,
  marksText,
  moderationText as text,
} from '../../../text/text.ts';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { EntityName, EntityRow } from '../../../ui/entities.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { Breadcrumbs, MODERATION } from '../../../ui/navigation.tsx';
import { FormErrors } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { Notice } from '../../../ui/states.tsx';
import { Name, NameLink, Quote, TimeAgo } from '../../../ui/values.tsx';
import { dueAt, sayAbout } from '../corrections/contract.ts';
import { isSentBy } from '../corrections/report.server.ts';
import { OutsideLink, Terms } from '../page-parts.tsx';
import { decide, decision } from './decide.server.ts';
import { DecisionForms } from './decision-forms.tsx';
import { LogTable } from './log-page.tsx';
import { type Neighbours, QueueNeighbours } from './queue-neighbours.tsx';
import { SourcesToWeigh } from './recorded-sources.tsx';
import { loadSubmission, type SubmissionView } from './submissions.server.ts';
import { findNeighbours } from './waiting.server.ts';

type SubmissionData = SubmissionView & FormState & { neighbours: Neighbours };

export const submissionPage: Page = page<SubmissionData>({
  load: async (context, params) => ({ ...(await loadPage(context, params.uuid ?? '')), ...FRESH }),
  async submit(context, params, form) {
    const uuid = params.uuid ?? '';
    const typed = readFields(form, ['action', 'version', 'seen', 'reason']);
    const parsed = decision.safeParse(typed);
    const back = async (id: string, message: string, status?: number) => {
      const view = await loadPage(context, uuid);
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
      if (!(error instanceof HttpError)) throw error;
      if (error.fields?.reason) return back(`${typed.action}-reason`, error.message);
      if (error.status !== 409) throw error;
      return back('', error.message, 409);
    }
    throw new Redirect(submissionPath(uuid));
  },
  head: (data) => {
    const title = `${data.submission.name}${marksText.colon}${text.title}`;
    return formHead(data, { title, description: text.description });
  },
  body: (data, { session, now }) => {
    const { submission, isWaiting, log, subject } = data;
    const { name, state, startup_slug } = submission;
    const path = subject
      ? subjectPath(subject.kind, subject.slug)
      : startup_slug && startupPath(startup_slug);
    const isOwn = session !== null && isSentBy(session, submission);
    return (
      <>
        <Breadcrumbs crumbs={[MODERATION, { label: name }]} />
        <FormErrors errors={data.errors} />
        <EntityName text={name} />
        <SenderLine data={data} now={now}>
          {path && (
            <li>
              <a href={path}>{subject ? text.seesPage : text.sees}</a>
            </li>
          )}
          {subject && (
            <li>
              <a href={editFactsPath(sayAbout(subject))}>{correctionsText.editFacts}</a>
            </li>
          )}
        </SenderLine>
        <Said {...submission} />
        {data.edit ? <EditSection {...data} /> : <ListingSections {...data} />}
        {isOwn && isWaiting && <Notice type="info">{text.ownSubmission}</Notice>}
        {!isWaiting && (
          <p className="section">{text.isDecided(text.states[state].toLowerCase())}</p>
        )}
        {!isWaiting && <QueueNeighbours {...data.neighbours} isDecided />}
        {isWaiting && !isOwn && <DecisionForms data={data} />}
        {log.length > 0 && (
          <Section title={text.history}>
            <LogTable entries={log} now={now} canUndo={data.edit !== null} />
          </Section>
        )}
        {isWaiting && <QueueNeighbours {...data.neighbours} isDecided={false} />}
      </>
    );
  },
});

async function loadPage(context: Context, uuid: string) {
  const view = await loadSubmission(context, uuid);
  const neighbours = await findNeighbours(context.sql, context.now, view.submission.uuid);
  return { ...view, neighbours };
}

interface SenderLineProps {
  data: SubmissionData;
  now: Date;
  children: ReactNode;
}

function SenderLine({ data, now, children }: SenderLineProps) {
  const { sender, sender_role, sent_at, created_at, kind } = data.submission;
  const due = dueAt(created_at);
  return (
    <ul className="meta-line">
      <li>
        <Filled text={text.sentBy} sender={<Name>{sender ?? text.somebody}</Name>} />
      </li>
      {sender_role && (
        <li>
          {text.senderRole}
          {marksText.colon}
          <Name>{sender_role}</Name>
        </li>
      )}
      <li>
        <TimeAgo at={sent_at.toISOString()} now={now} />
      </li>
      {kind === 'edit' && data.isWaiting && <li>{text.dueOn(formatDay(due), due < now)}</li>}
      {children}
    </ul>
  );
}

function Said({ message, answer }: SubmissionView['submission']) {
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

function EditSection(view: Extract<SubmissionView, { listing: null }>) {
  const { edit, known: listed, subject, isWaiting, submission } = view;
  const { field, known, source_url, note } = edit;
  const hasChanged = isWaiting && listed[0] && known !== (listed[0].facts[field] ?? null);
  return (
    <Section title={isWaiting ? text.diffEdit : text.diffDecided}>
      {!subject && <Notice type="warning">{text.subjectGone}</Notice>}
      {field === 'other' && <Notice type="info">{text.otherEdit}</Notice>}
      {submission.is_own && (
        <Notice type="info">
          {claimsText.ownEdit}. {claimsText.ownEditWhy}
        </Notice>
      )}
      {hasChanged && <Notice type="warning">{text.changedSince(sayFact(field, known))}</Notice>}
      <DiffTable view={view} />
      <div className="evidence">
        <Terms
          className="answers"
          terms={[
            [text.source, <OutsideLink href={source_url} />],
            note !== null && [text.note, note, true],
          ]}
        />
        {isWaiting && <SourcesToWeigh sources={view.sources} field={field} />}
      </div>
    </Section>
  );
}

function ListingSections(view: Extract<SubmissionView, { edit: null }>) {
  const { logo, rounds, founders, waiting } = view.listing;
  return (
    <>
      <Section title={text.diff}>
        <DiffTable view={view} />
      </Section>
      <section className="section">
        <Terms
          className="answers"
          terms={[
            logo !== null && [text.logo, <Logo src={logo} />],
            rounds.length > 0 && [text.rounds, listWords(rounds)],
            founders.length > 0 && [text.founders, listWords(founders)],
          ]}
        />
      </section>
      <Section title={text.duplicates}>
        {view.submission.is_other_company && <p>{text.otherCompany}</p>}
        {view.known.length === 0 && <p className="muted">{text.noDuplicates}</p>}
        <ul className="rows">
          {view.known.map((startup) => (
            <li key={startup.slug}>
              <EntityRow kind="startup" of={startup} tagline={text.reasons[startup.reason]} />
            </li>
          ))}
        </ul>
        {waiting.length > 0 && <p>{text.waitingDuplicates}</p>}
        <ul className="bullets">
          {waiting.map(({ uuid, name, website }) => (
            <li key={uuid}>
              <NameLink href={submissionPath(uuid)} name={name} />{' '}
              <span className="small">{website}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const Logo = ({ src }: { src: string }) => (
  <img className="avatar avatar-logo" src={src} alt="" width={64} height={64} />
);

const listWords = (items: ReadonlyArray<{ words: string; link: string | null }>) => (
  <ul>
    {items.map(({ words, link }) => (
      <li key={words + link} className="typed">
        <bdi>{words}</bdi> {link && <OutsideLink href={link} />}
      </li>
    ))}
  </ul>
);

/** Submitted and listed values, by field. */
function DiffTable({ view: { sent, known, edit, isWaiting } }: { view: SubmissionView }) {
  const { diffColumns: labels } = text;
  const say = (facts: RecordFacts['facts'], field: string, Mark: 'ins' | 'del' | 'span') => {
    const value = edit ? sayFact(field, facts[field] ?? null) : facts[field];
    return value ? <Mark dir="auto">{value}</Mark> : text.unknown;
  };
  const isNew = (field: string) =>
    known.length > 0 && known.every(({ facts }) => (facts[field] ?? null) !== sent[field]);
  const isReplaced = (kind: SubjectKind, field: string) =>
    edit && field !== 'other' && !findField(kind, field)?.field.adds;
  const sentColumn: DataColumn<string> = {
    label: labels.sent,
    cell: (field) => say(sent, field, isNew(field) ? 'ins' : 'span'),
  };
  const knownColumns = known.map(
    ({ kind, name, facts }): DataColumn<string> => ({
      label: edit ? labels[isWaiting ? 'known' : 'knownThen'] : text.knownOf(name),
      cell: (field) => say(facts, field, isReplaced(kind, field) ? 'del' : 'span'),
    }),
  );
  return (
    <div className="diff">
      <DataTable
        caption={labels.fact}
        cardsOnXs
        rows={Object.keys(sent).filter(
          (field) => edit || [sent, ...known.map(({ facts }) => facts)].some((of) => of[field]),
        )}
        columns={[
          { label: labels.fact, cell: factLabel },
          ...(edit ? [...knownColumns, sentColumn] : [sentColumn, ...knownColumns]),
        ]}
      />
    </div>
  );
}

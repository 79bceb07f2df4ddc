// Notes next to and below the facts of a page: corrections, replies and confirmations.

import { Fragment, type ReactNode } from 'react';
import { formatDay, isoDay } from '../../../base/dates.ts';
import {
  correctionsPath,
  editFactsPath,
  replyPath,
  type SubjectKind,
  suggestEditPath,
} from '../../../base/desk-paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import { SaidFact } from '../../../catalogue/said-fact.tsx';
import { confirmationsText, marksText, correctionsText as text } from '../../../text/text.ts';
import { Filled } from '../../../ui/filled.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Name, Quote } from '../../../ui/values.tsx';
import type { Confirmed } from '../confirmations/confirmations.server.ts';
import { Terms } from '../page-parts.tsx';
import { type Correction, sayAbout } from './contract.ts';
import type { FactNotes as Notes, Reply } from './log.server.ts';

interface FactNotesProps {
  notes: Notes;
  isModerator: boolean;
  /** The page has the link already. */
  hasReportLink?: boolean;
}

/** Corrections, replies of the people described, and links to report; ends a page of facts. */
export function FactNotes({ notes, isModerator, hasReportLink = false }: FactNotesProps) {
  const { kind, slug, corrections, replies, changes } = notes;
  const about = sayAbout(notes);
  const links = [
    !hasReportLink && { href: suggestEditPath(slug, kind), label: text.report },
    kind !== 'location' && { href: replyPath({ about }), label: text.replyLink },
    isModerator && { href: editFactsPath(about), label: text.editFacts },
  ].filter((link) => link !== false);
  return (
    <section id="corrections" className="section">
      {replies.length > 0 && (
        <>
          <h2>{text.replies}</h2>
          <ul className="rows">
            {replies.map((reply) => (
              <ReplyNote key={reply.id} reply={reply} />
            ))}
          </ul>
        </>
      )}
      {corrections.length > 0 && (
        <>
          <h2>{text.corrected}</h2>
          <ul className="rows">
            {corrections.map((one) => (
              <CorrectionNote key={one.id} correction={one} />
            ))}
          </ul>
          <p className="small">
            <a href={correctionsPath({ about })}>{text.inLog}</a>
          </p>
        </>
      )}
      {changes.length > 0 && (
        <details>
          <summary>{text.history(changes.length)}</summary>
          <ul className="rows">
            {changes.map(({ changed_at, source_url, ...change }) => (
              <li key={`${changed_at} ${change.field}`} className="fact-note">
                {factLabel(change.field)}
                {marksText.colon}
                <Change {...change} />{' '}
                <span className="small">
                  <Day at={changed_at} /> <SourceLink url={source_url} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="small">
        {links.map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && ' · '}
            <a href={href} rel="nofollow">
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  );
}

function ReplyNote({ reply }: { reply: Reply }) {
  const { field, words, said_by, domain, created_at } = reply;
  return (
    <li className="fact-note">
      <p>
        {text.replyTo(factLabel(field))} <Name>{said_by}</Name>{' '}
        <span className="small">
          {text.provenAt(domain)}, <Day at={created_at} />
        </span>
      </p>
      <Quote>{words}</Quote>
    </li>
  );
}

function CorrectionNote({ correction }: { correction: Correction }) {
  const { field, reason, source_url, decided_at, undoes, undone_by } = correction;
  return (
    <li className="fact-note">
      <p>
        {undoes !== null && `${text.tookBack} `}
        {factLabel(field)}
        {marksText.colon}
        <Change {...correction} />{' '}
        <span className="small">
          <Day at={decided_at} /> <SourceLink url={source_url} />
          {undone_by !== null && ` ${text.takenBack}`}
        </span>
      </p>
      {reason && (
        <p className="small" dir="auto">
          {reason}
        </p>
      )}
    </li>
  );
}

/** "USD 4,000,000.00 → USD 3,000,000.00"; of a free text what was done. */
export function Change({ field, before, after }: Pick<Correction, 'field' | 'before' | 'after'>) {
  if (field === 'other')
    return (
      <ins dir="auto">
        <SaidFact field={field} value={after} />
      </ins>
    );
  return (
    <>
      <del dir="auto">
        <SaidFact field={field} value={before} />
      </del>
      <span className="visually-hidden"> {text.nowSays} </span>
      <span aria-hidden="true"> → </span>
      <ins dir="auto">
        <SaidFact field={field} value={after} />
      </ins>
    </>
  );
}

function SourceLink({ url }: { url: string | null }) {
  if (!url) return null;
  return (
    <a href={url} rel="noopener nofollow ugc">
      {text.source}
    </a>
  );
}

export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>;
}

/** Facts confirmed by its own people; nothing without a confirmation. */
export function ConfirmedNote({ confirmed }: { confirmed: Confirmed | null }) {
  if (!confirmed) return null;
  const { on, labels, rounds } = confirmed;
  return (
    <p id="confirmed" className="small">
      <Filled
        text={confirmationsText.confirmedBy}
        day={<time dateTime={isoDay(on)}>{formatDay(on)}</time>}
        facts={confirmationsText.confirmedFacts(labels, rounds)}
      />
    </p>
  );
}

interface Marked {
  kind: SubjectKind;
  slug: string;
}

/** A mark beside a fact that leads to the form which says that it is wrong. */
export function WrongMark({ kind, slug, field }: Marked & { field: string }) {
  const words = text.isWrong(factLabel(field));
  return (
    <a
      className="fact-mark wrong-mark"
      href={suggestEditPath(slug, kind, field)}
      rel="nofollow"
      title={words}
    >
      <Icon name="flag" />
      <span className="visually-hidden">{words}</span>
    </a>
  );
}

export type MarkedFact = [label: string, value: ReactNode, field?: string];

/** The recorded facts, each with a link to report an error. */
export function MarkedFacts({ facts, ...marked }: Marked & { facts: readonly MarkedFact[] }) {
  return (
    <Terms
      className="facts"
      terms={facts.map(([label, value, field]) => [
        label,
        <Fragment key={label}>
          {value}
          {field && <WrongMark {...marked} field={field} />}
        </Fragment>,
      ])}
    />
  );
}

/** Ends a page that shows facts of something and not its corrections. */
export function ReportLine({ kind, slug }: Marked) {
  return (
    <p className="section small">
      <a href={suggestEditPath(slug, kind)} rel="nofollow">
        {text.report}
      </a>
    </p>
  );
}

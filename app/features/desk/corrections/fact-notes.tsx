import { Fragment } from 'react';
import { formatDay } from '../../../base/dates.ts';
import {
  correctionsPath,
  editFactsPath,
  replyPath,
  suggestEditPath,
} from '../../../base/desk-paths.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { correctionsText as text } from '../../../text/text.ts';
import { Name, Quote } from '../../../ui/values.tsx';
import { type Correction, type FactNotes as Notes, type Reply, sayAbout } from './contract.ts';

interface FactNotesProps {
  notes: Notes;
  isModerator: boolean;
  /** The page has the link already. */
  hasReportLink?: boolean;
}

/** What was corrected, what the described reply, and the ways to say more; ends a page of facts. */
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
            {changes.map(({ field, before, after, changed_at, source_url }) => (
              <li key={`${changed_at} ${field}`} className="fact-note">
                {factLabel(field)}: <Change {...{ field, before, after }} />{' '}
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
        {factLabel(field)}: <Change {...correction} />{' '}
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
  if (field === 'other') return <ins dir="auto">{sayFact(field, after)}</ins>;
  return (
    <>
      <del dir="auto">{sayFact(field, before)}</del>
      <span className="visually-hidden"> {text.nowSays} </span>
      <span aria-hidden="true"> → </span>
      <ins dir="auto">{sayFact(field, after)}</ins>
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

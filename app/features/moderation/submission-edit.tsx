import { claimsText, moderationText as text } from '../../text/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { sayFact } from '../corrections/fact-words.ts';
import type { EditContent } from '../fact-edits/contract.ts';
import { DiffTable } from './diff-table.tsx';
import type { SubmissionView } from './load-submission.server.ts';
import { OutsideLink } from './outside-link.tsx';

export function SubmissionEdit({ data, edit }: { data: SubmissionView; edit: EditContent }) {
  const { field, source_url, note } = edit;
  const [startup] = data.known;
  const hasChanged = startup && data.isWaiting && edit.known !== (startup.facts[field] ?? null);
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
      {hasChanged && (
        <Notice type="warning">{text.changedSince(sayFact(field, edit.known))}</Notice>
      )}
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

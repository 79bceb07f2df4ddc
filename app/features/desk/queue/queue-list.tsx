import { editFactsPath, subjectPath } from '../../../base/correction-paths.ts';
import { formatDay } from '../../../base/format-day.ts';
import { moderationPath, submissionPath } from '../../../base/moderation-paths.ts';
import { claimsText, moderationText, moderationQueueText as text } from '../../../text/text.ts';
import { Name } from '../../../ui/bdi.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/option-control.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { dueAt, sayAbout } from '../corrections/contract.ts';
import type { QueueItem } from './queue-items.server.ts';
import { QueueSides } from './queue-sides.tsx';
import { titleOf } from './waiting.server.ts';

export interface Ticked {
  chosen: readonly string[];
  reason: string;
}

interface QueueListProps {
  items: readonly QueueItem[];
  ticked: Ticked;
  reasonError?: string;
  page: number;
  now: Date;
}

/** Ticked together and decided by one button; `data-key` names the keys that press. */
export function QueueList(props: QueueListProps) {
  const { items, ticked, reasonError, page, now } = props;
  return (
    <PostForm action={moderationPath('pending', page)} data-queue>
      {/* The default button of the form: Enter in a field decides nothing. */}
      <button type="submit" disabled hidden />
      <ul className="queue">
        {items.map((item) => (
          <li key={item.value} className="card queue-item" tabIndex={-1} data-queue-item>
            <Checkbox
              id={`${item.what}-${item.key}`}
              name="chosen[]"
              value={item.value}
              label={titleOf(item)}
              defaultChecked={ticked.chosen.includes(item.value)}
              disabled={item.isOwn}
            />
            <Facts item={item} now={now} />
            <QueueSides item={item} />
          </li>
        ))}
      </ul>
      <fieldset className="queue-bar">
        <legend className="h3">{text.batch}</legend>
        <TextInput
          id="reason"
          label={text.reason}
          hint={text.reasonHint}
          error={reasonError}
          defaultValue={ticked.reason}
          optional
        />
        <div className="row">
          <Button type="submit" look="primary" large name="action" value="approve" data-key="a">
            {text.approve}
          </Button>
          <Button type="submit" look="danger" large name="action" value="reject" data-key="r">
            {text.reject}
          </Button>
        </div>
        <div className="queue-keys" hidden data-queue-keys>
          <p className="small">{text.keys}</p>
          <div className="row">
            <Button look="quiet" data-key="j" data-step="1">
              {text.next}
            </Button>
            <Button look="quiet" data-key="k" data-step="-1">
              {text.previous}
            </Button>
            <Button look="quiet" data-key="x" data-tick="">
              {text.tick}
            </Button>
          </div>
        </div>
      </fieldset>
    </PostForm>
  );
}

function Facts({ item, now }: { item: QueueItem; now: Date }) {
  const { what, submission, subject, since, reads } = item;
  const sent = submission?.submission;
  const due = sent?.kind === 'edit' ? dueAt(sent.createdAt) : null;
  const path = subject && subjectPath(subject.kind, subject.slug);
  return (
    <ul className="meta-line">
      <li>{sent ? moderationText.kinds[sent.kind] : text[what === 'claim' ? 'claim' : 'reply']}</li>
      {sent && (
        <li>
          {text.sentBy} <Name>{sent.sender ?? moderationText.somebody}</Name>
        </li>
      )}
      {sent?.isOwn && <li>{claimsText.ownEdit}</li>}
      {sent?.answer && <li>{moderationText.answered}</li>}
      {submission && sent?.kind === 'listing' && submission.known.length > 0 && (
        <li>{moderationText.mayBe(submission.known.length)}</li>
      )}
      <li>
        <TimeAgo at={since.toISOString()} now={now} />
        {due && `, ${due < now ? text.isLate(formatDay(due)) : text.isDue(formatDay(due))}`}
      </li>
      {(what !== 'submission' || sent?.kind === 'edit') && <li>{text.reads(reads)}</li>}
      {item.isOwn && <li>{sent ? moderationText.ownSubmission : moderationText.ownClaim}</li>}
      <li>
        {sent ? (
          <a href={submissionPath(sent.uuid)}>
            {text.open}
            <span className="visually-hidden"> {titleOf(item)}</span>
          </a>
        ) : (
          subject && <a href={editFactsPath(sayAbout(subject))}>{text.edit}</a>
        )}
      </li>
      {path && (
        <li>
          <a href={path}>{moderationText.seesPage}</a>
        </li>
      )}
    </ul>
  );
}

import { editFactsPath } from '../../../base/correction-paths.ts';
import { moderationLogPath, submissionPath } from '../../../base/moderation-paths.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { LogEntry } from '../../../http/moderation/log.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Name } from '../../../ui/bdi.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { NameLink } from '../../../ui/name-link.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { OutsideLink } from './outside-link.tsx';

interface LogTableProps {
  entries: readonly LogEntry[];
  now: Date;
  canUndo: boolean;
}

export function LogTable({ entries, now, canUndo }: LogTableProps) {
  return (
    <div className="diff">
      <DataTable
        caption={text.logTitle}
        captionHidden
        rows={entries}
        getKey={({ id }) => id}
        cardsOnXs
        columns={[
          {
            key: 'about',
            label: text.logColumns.about,
            cell: (entry) => <NameLink href={pathOf(entry)} name={entry.subject} />,
          },
          { key: 'what', label: text.logColumns.what, cell: ({ action }) => text.did[action] },
          {
            key: 'who',
            label: text.logColumns.who,
            cell: ({ moderator }) => <Name>{moderator}</Name>,
          },
          { key: 'why', label: text.logColumns.why, cell: (entry) => <Why entry={entry} /> },
          {
            key: 'at',
            label: text.logColumns.at,
            cell: (entry) => (
              <>
                <TimeAgo at={entry.at.toISOString()} now={now} />
                {canUndo && entry.canUndo && <Undo entry={entry} />}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

function pathOf({ submissionUuid, action, details }: LogEntry): string | null {
  const { slug, round, about } = details;
  if (submissionUuid) return submissionPath(submissionUuid);
  if (about) return editFactsPath(about);
  if (round) return fundingPath(round);
  return slug && action !== 'undo_merge' ? startupPath(slug) : null;
}

function Why({ entry: { reason, details } }: { entry: LogEntry }) {
  const { field, before, after, url } = details;
  return (
    <>
      {field && (
        <p dir="auto">
          {text.change(
            factLabel(field),
            sayFact(field, before ?? null),
            sayFact(field, after ?? null),
          )}
        </p>
      )}
      {reason && <p dir="auto">{reason}</p>}
      {url && <OutsideLink href={url}>{publisherOf({ publisher: null, url })}</OutsideLink>}
    </>
  );
}

function Undo({ entry }: { entry: LogEntry }) {
  const { merge, mention, correction } = entry.details;
  const hidden = merge ? { undo: merge } : mention ? { restore: mention } : { correction };
  return (
    <PostForm action={moderationLogPath()} fields={hidden}>
      <Button type="submit" aria-label={text.undoOf(entry.subject)}>
        {text.undo}
      </Button>
    </PostForm>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { pathTo, renameComparisonPath, savedComparisonPath } from '../../../base/paths.ts';
import { savedComparisonsText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Avatar } from '../../../ui/entities.tsx';
import { type ApiAnswer, request } from '../../../ui/request.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { TimeAgo } from '../../../ui/values.tsx';
import type { SavedRow } from './contract.ts';

/** Deleting removes the row at once, with Undo; a failure restores it and says why. */

const UNDO_OFFERED_MS = 10_000;
// Logos shown of a comparison.
const FACES = 5;

interface SavedComparisonsTableProps {
  rows: SavedRow[];
  xsrfToken: string;
  /** Saved on all pages, and how many may be. */
  total: number;
  limit: number;
  /** ISO 8601, the base of relative times. */
  now: string;
}

export function SavedComparisonsTable(props: SavedComparisonsTableProps) {
  const { rows, xsrfToken, total, limit, now } = props;
  const [gone, setGone] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const shown = rows.filter(({ uuid }) => !gone.includes(uuid));
  const putBack = (uuid: string) => setGone((before) => before.filter((one) => one !== uuid));

  async function remove(event: FormEvent, row: SavedRow) {
    event.preventDefault();
    const { uuid } = row;
    setGone((before) => [...before, uuid]);
    frame.current?.focus();
    const answer = await request(pathTo('/api/user/comparison/:uuid', { uuid }), {
      method: 'DELETE',
    });
    if (!answer.ok) {
      putBack(uuid);
      showToast({ type: 'negative', message: readMessage(answer) ?? text.deleteFailed });
      return;
    }
    const close = showToast({
      type: 'positive',
      message: text.deleted(comparisonTitle(row)),
      timeout: UNDO_OFFERED_MS,
      actions: [
        {
          label: text.undo,
          onClick: () => {
            close();
            undo(uuid);
          },
        },
      ],
    });
  }

  async function undo(uuid: string) {
    const answer = await request(pathTo('/api/user/comparisons'), {
      method: 'POST',
      body: { uuid },
    });
    if (answer.ok) putBack(uuid);
    else showToast({ type: 'negative', message: readMessage(answer) ?? text.undoFailed });
  }

  return (
    <div ref={frame} className="saved-comparisons" tabIndex={-1}>
      <p className="muted">{text.used(total - gone.length, limit)}</p>
      {shown.length === 0 && (
        <EmptyState
          title={text.empty}
          action={<ButtonLink href={pathTo('/compare')}>{text.start}</ButtonLink>}
        >
          {text.emptyWhy}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <DataTable
          caption={text.title}
          cardsOnXs
          rows={shown}
          getKey={({ uuid }) => uuid}
          columns={[
            { label: text.name, cell: (row) => <Title row={row} /> },
            { label: text.startups, cell: (row) => <Faces row={row} /> },
            {
              label: text.saved,
              cell: ({ created_at }) => <TimeAgo at={created_at} now={new Date(now)} />,
            },
            {
              label: text.actions,
              cell: (row) => (
                <span className="saved-actions">
                  <ButtonLink href={savedComparisonPath(row.uuid)}>
                    {text.openOne}
                    <span className="visually-hidden"> {comparisonTitle(row)}</span>
                  </ButtonLink>
                  <ButtonLink href={renameComparisonPath(row.uuid)}>
                    {text.rename}
                    <span className="visually-hidden"> {comparisonTitle(row)}</span>
                  </ButtonLink>
                  <form
                    method="post"
                    action={pathTo('/dashboard/saved-comparisons')}
                    onSubmit={(event) => remove(event, row)}
                  >
                    <input type="hidden" name="_xsrf" value={xsrfToken} />
                    <input type="hidden" name="delete" value={row.uuid} />
                    <Button type="submit" look="danger">
                      {text.delete}
                      <span className="visually-hidden"> {comparisonTitle(row)}</span>
                    </Button>
                  </form>
                </span>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

function Title({ row }: { row: SavedRow }) {
  return (
    <>
      <a className="entity-link" href={savedComparisonPath(row.uuid)} dir="auto">
        {comparisonTitle(row)}
      </a>
      {row.note && (
        <p className="entity-tagline" dir="auto">
          {row.note}
        </p>
      )}
    </>
  );
}

function Faces({ row: { startups, missing } }: { row: SavedRow }) {
  const rest = startups.length - FACES;
  return (
    <span className="faces">
      {startups.slice(0, FACES).map(({ name, slug, logo }) => (
        <span key={slug} title={name}>
          <Avatar kind="startup" name={name} slug={slug} src={logo} />
        </span>
      ))}
      {rest > 0 && <span className="muted">{text.more(rest)}</span>}
      {missing.length > 0 && <span className="muted">{text.goneCount(missing.length)}</span>}
    </span>
  );
}

function readMessage({ body }: ApiAnswer): string | null {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : null;
}

interface Titled {
  name: string | null;
  missing: readonly string[];
  startups: ReadonlyArray<{ name: string }>;
}

/** Its name, or the names of its startups. */
export function comparisonTitle({ name, startups, missing }: Titled): string {
  if (name) return name;
  const names = startups.map((startup) => startup.name);
  return names.length > 0 ? text.titleOf(names) : text.titleOf(missing);
}

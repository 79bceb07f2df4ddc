import { apiKeysText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import type { OwnKey } from './contract.ts';

interface KeysTableProps {
  keys: OwnKey[];
  now: Date;
  path: string;
  xsrfToken: string;
}

export function KeysTable({ keys, now, path, xsrfToken }: KeysTableProps) {
  return (
    <DataTable<OwnKey>
      caption={text.caption}
      captionHidden
      cardsOnXs
      columns={[
        {
          key: 'name',
          label: text.columns.name,
          cell: ({ name, beginning }) => (
            <>
              <bdi>{name}</bdi> <code className="muted">{`${beginning}…`}</code>
            </>
          ),
        },
        {
          key: 'scopes',
          label: text.columns.scopes,
          cell: ({ scopes }) => scopes.map((scope) => text.scopes[scope]).join(', '),
        },
        {
          key: 'created',
          label: text.columns.created,
          cell: ({ createdAt }) => <TimeAgo at={createdAt.toISOString()} now={now} />,
        },
        {
          key: 'used',
          label: text.columns.used,
          cell: ({ lastUsedAt }) =>
            lastUsedAt ? <TimeAgo at={lastUsedAt.toISOString()} now={now} /> : text.never,
        },
        {
          key: 'ends',
          label: text.columns.ends,
          cell: ({ expiresAt }) => sayEnd(expiresAt, now),
        },
        {
          key: 'action',
          label: text.columns.action,
          cell: ({ id, name }) => (
            <form method="post" action={path}>
              <input type="hidden" name="_xsrf" value={xsrfToken} />
              <input type="hidden" name="revoke" value={id} />
              <Button type="submit" aria-label={text.revokeOf(name)}>
                {text.revoke}
              </Button>
            </form>
          ),
        },
      ]}
      rows={keys}
      getKey={({ id }) => id}
    />
  );
}

function sayEnd(expiresAt: Date | null, now: Date) {
  if (!expiresAt) return text.never;
  if (expiresAt <= now) return text.ended;
  const day = expiresAt.toISOString().slice(0, 10);
  return <time dateTime={day}>{day}</time>;
}

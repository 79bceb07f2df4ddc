import type { LoggedEvent } from '../../../http/security-events.ts';
import { securityLogText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { TimeAgo } from '../../../ui/values.tsx';

export function EventsTable({ events, now }: { events: LoggedEvent[]; now: Date }) {
  return (
    <DataTable<LoggedEvent>
      caption={text.title}
      captionHidden
      cardsOnXs
      columns={[
        { key: 'kind', label: text.columns.kind, cell: ({ kind }) => text.kinds[kind] },
        {
          key: 'outcome',
          label: text.columns.outcome,
          cell: ({ outcome }) => text.outcomes[outcome],
        },
        { key: 'detail', label: text.columns.detail, cell: ({ detail }) => <bdi>{detail}</bdi> },
        {
          key: 'at',
          label: text.columns.at,
          cell: ({ at }) => <TimeAgo at={at.toISOString()} now={now} />,
        },
      ]}
      rows={events}
      getKey={({ id }) => id}
    />
  );
}

import { formatDay } from '../../../base/format-day.ts';
import { formatPrice } from '../../../base/price.ts';
import { subscriptionText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { NameLink } from '../../../ui/values.tsx';
import type { Invoice } from '../../money/billing/contract.ts';

export function InvoicesTable({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <EmptyState title={text.noInvoices} />;
  return (
    <DataTable<Invoice>
      caption={text.invoices}
      captionHidden
      cardsOnXs
      columns={[
        {
          key: 'number',
          label: text.invoiceNumber,
          cell: ({ number, url, issued_at }) => (
            <NameLink
              href={url}
              rel="noreferrer"
              aria-label={text.invoiceOf(number, formatDay(issued_at))}
              name={number}
            />
          ),
        },
        { key: 'date', label: text.invoiceDate, cell: ({ issued_at }) => formatDay(issued_at) },
        {
          key: 'period',
          label: text.invoicePeriod,
          cell: ({ period_start, period_end }) =>
            period_start && period_end
              ? text.period(formatDay(period_start), formatDay(period_end))
              : '-',
        },
        { key: 'state', label: text.invoiceState, cell: ({ state }) => text.invoiceStates[state] },
        {
          key: 'amount',
          label: text.invoiceAmount,
          isFigure: true,
          cell: ({ amount, currency }) => <bdi>{formatPrice(amount, currency)}</bdi>,
        },
      ]}
      rows={invoices}
      getKey={({ uuid }) => uuid}
    />
  );
}

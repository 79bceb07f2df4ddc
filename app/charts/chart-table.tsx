import { chartsText } from '../text/text.ts';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { Figure, Name } from '../ui/values.tsx';
import type { Chart } from './chart-data.ts';
import { type ReadRow, readWholeChart } from './chart-reading.ts';
import { valueLabel } from './value-label.ts';

interface ChartTableProps {
  chart: Chart;
  /** Address of the records of a row. */
  recordsOf?: (label: string) => string;
}

export function ChartTable({ chart, recordsOf }: ChartTableProps) {
  const { rows, series, unit, xKind } = readWholeChart(chart);
  const columns: DataColumn<ReadRow>[] = [
    {
      key: 'x',
      label: chartsText.xHeadings[xKind],
      isRowHead: true,
      cell: ({ label }) =>
        recordsOf ? <a href={recordsOf(label)}>{label}</a> : <Name>{label}</Name>,
    },
    ...series.map(({ name }, index) => ({
      key: `series-${index}`,
      label: name || chartsText.units[unit],
      isFigure: true,
      cell: ({ values }: ReadRow) => <Figure>{valueLabel(values[index] ?? null, unit)}</Figure>,
    })),
  ];
  return (
    <DataTable
      caption={chart.title}
      captionHidden
      compact
      columns={columns}
      rows={rows}
      getKey={({ label }, index) => `${index} ${label}`}
    />
  );
}

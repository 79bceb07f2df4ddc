import { BarChart } from './bar-chart.tsx';
import type { Chart } from './chart-data.ts';
import { HorizontalBarChart } from './horizontal-bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

const components = {
  bar: BarChart,
  'bar-horizontal': HorizontalBarChart,
  line: LineChart,
  step: LineChart,
} as const;

export function ChartOfType({ chart, id }: { chart: Chart; id: string }) {
  const Component = components[chart.type];
  return <Component chart={chart} id={id} />;
}

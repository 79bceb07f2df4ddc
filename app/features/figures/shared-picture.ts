import { chartPicturePaths } from '../../base/embed-paths.ts';
import type { Chart } from '../../charts/chart-data.ts';

/** The picture of the first chart with a finding; undefined without one. */
export function sharedPicture(
  charts: readonly Chart[],
  scope: Record<string, string | null | undefined>,
): string | undefined {
  const chart = charts.find(({ headline }) => headline);
  return chart && chartPicturePaths(chart.key, scope).png;
}

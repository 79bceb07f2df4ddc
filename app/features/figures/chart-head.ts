import { chartPicturePaths } from '../../base/embed-paths.ts';
import { chartCsvPath } from '../../base/paths.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { figuresText } from '../../text/text.ts';
import type { ChartScope } from './contract.ts';

/** schema.org's Dataset (conventions.md, addresses). */
export function chartDataset(
  chart: Chart,
  pagePath: string,
  scope: ChartScope,
  { PRODUCT_NAME, SITE_URL }: { PRODUCT_NAME: string; SITE_URL: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: chart.title,
    description: figuresText.datasetDescription(chart.title, chart.records),
    url: `${SITE_URL}${pagePath}#${chart.key}`,
    dateModified: chart.as_of ?? undefined,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: PRODUCT_NAME, url: SITE_URL },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: `${SITE_URL}${chartCsvPath(chart.key, scope)}`,
    },
  };
}

/** The picture of the first chart with a finding; undefined without one. */
export function sharedPicture(
  charts: readonly Chart[],
  scope: Record<string, string | null | undefined>,
): string | undefined {
  const chart = charts.find(({ headline }) => headline);
  return chart && chartPicturePaths(chart.key, scope).png;
}

import { chartPicturePaths } from '../base/outside-paths.ts';
import { chartCsvPath } from '../base/paths.ts';
import type { Chart } from '../charts/chart-data.ts';
import type { Settings } from '../http/settings.ts';
import { figuresText } from '../text/text.ts';
import type { ChartScope } from './contract.ts';

type Site = Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>;

export function chartDataset(
  chart: Chart,
  pagePath: string,
  scope: ChartScope,
  site: Site,
): object {
  const path = `${pagePath}#${chart.key}`;
  return describeDataset({ ...chart, path, csvPath: chartCsvPath(chart.key, scope) }, site);
}

/** schema.org's Dataset (conventions.md, addresses). */
export function describeDataset(
  {
    title,
    records,
    as_of,
    path,
    csvPath,
  }: Pick<Chart, 'title' | 'records' | 'as_of'> & {
    path: string;
    csvPath: string;
  },
  { PRODUCT_NAME, SITE_URL }: Site,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description: figuresText.datasetDescription(title, records),
    url: SITE_URL + path,
    dateModified: as_of ?? undefined,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: PRODUCT_NAME, url: SITE_URL },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: SITE_URL + csvPath,
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

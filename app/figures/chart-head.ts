import { chartPicturePaths } from '../base/embed-paths.ts';
import type { Chart } from '../charts/chart-data.ts';
import type { Settings } from '../http/settings.ts';
import { figuresText } from '../text/text.ts';

interface Dataset extends Pick<Chart, 'title' | 'records' | 'as_of'> {
  path: string;
  csvPath: string;
}

/** schema.org's Dataset. */
export function describeDataset(
  { title, records, as_of, path, csvPath }: Dataset,
  { PRODUCT_NAME, SITE_URL }: Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>,
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

// Addresses of alerts, and of the feeds of lists.
import { pathTo, withQuery } from './paths.ts';

export type FeedFormat = 'atom' | 'json';

/** Of a list or search by its address, such as /rounds?country=kenya. */
export function listFeedPath(address: string, format: FeedFormat): string {
  const [path = '', query] = address.split('?');
  const file = pathTo('/feeds/list/:file{.+\\.(?:atom|json)}', {
    file: `${path.slice(1)}.${format}`,
  });
  return query ? `${file}?${query}` : file;
}

export function alertFeedPath(uuid: string, format: FeedFormat): string {
  return pathTo('/feeds/alert/:file{.+\\.(?:atom|json)}', { file: `${uuid}.${format}` });
}

/** Where a list or search is saved and followed. */
export function getAlertsPath(address: string): string {
  return withQuery(pathTo('/dashboard/alerts/new'), { of: address });
}

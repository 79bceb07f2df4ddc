// Paths of pictures and frames for other sites.
import { type MapQuery, mapQuery, pathTo, withQuery } from './paths.ts';

export function embedMapPath(query: MapQuery = {}): string {
  return withQuery(pathTo('/embed/countries'), mapQuery(query));
}

export const mapPicturePaths = (query: MapQuery = {}) => ({
  svg: withQuery(pathTo('/explore/location.svg'), mapQuery(query)),
  png: withQuery(pathTo('/explore/location.png'), mapQuery(query)),
});

export function embedChartPath(
  key: string,
  scope: Record<string, string | null | undefined> = {},
): string {
  return withQuery(pathTo('/embed/chart'), { only: key, ...scope });
}

export const embedStartupPath = (startup: string) => pathTo('/embed/startup/:startup', { startup });

export const embedRoundsPath = (startup: string) => withQuery(pathTo('/embed/rounds'), { startup });

/** The frame of a list, with the filters of its page. */
export function embedListPath(
  list: 'exits' | 'top-100',
  query: Record<string, string | number | null | undefined>,
): string {
  return withQuery(pathTo(`/embed/${list}`), query);
}

export const embedBadgePath = (startup: string) => pathTo('/embed/badge/:startup', { startup });

export type PictureFormat = 'svg' | 'png';

export const badgePath = (startup: string, format: PictureFormat = 'svg') =>
  embedPicturePath(embedBadgePath(startup), format);

/** The picture of a frame: `/embed/rounds.png?country=kenya`. */
export function embedPicturePath(frame: string, format: PictureFormat): string {
  return frame.replace(/(?=\?|$)/, `.${format}`);
}

/** Tells programs the frame of an address (https://oembed.com, discovery). */
export const oembedPath = (url: string) => withQuery(pathTo('/oembed'), { url });

/** Of a chart as files and as a frame. */
export function chartPicturePaths(
  key: string,
  scope: Record<string, string | null | undefined> = {},
): { svg: string; png: string; embed: string } {
  const query = { only: key, ...scope };
  return {
    svg: withQuery(pathTo('/charts.svg'), query),
    png: withQuery(pathTo('/charts.png'), query),
    embed: embedChartPath(key, scope),
  };
}

// Addresses for other sites and programs: pictures, frames with their code, and feeds.
import { escapeMarkup } from './clean-text.ts';
import { type MapQuery, mapQuery, pathTo, type Query, withQuery } from './paths.ts';

export const embedMapPath = (query: MapQuery = {}) =>
  withQuery(pathTo('/embed/countries'), mapQuery(query));

export const mapPicturePaths = (query: MapQuery = {}) => ({
  svg: withQuery(pathTo('/explore/location.svg'), mapQuery(query)),
  png: withQuery(pathTo('/explore/location.png'), mapQuery(query)),
});

export const embedChartPath = (key: string, scope: Query = {}) =>
  withQuery(pathTo('/embed/chart'), { only: key, ...scope });

export const embedStartupPath = (startup: string) => pathTo('/embed/startup/:startup', { startup });

export const embedRoundsPath = (startup: string) => withQuery(pathTo('/embed/rounds'), { startup });

/** The frame of a list, with the filters of its page. */
export const embedListPath = (list: 'exits' | 'top-100', query: Query) =>
  withQuery(pathTo(`/embed/${list}`), query);

export const embedBadgePath = (startup: string) => pathTo('/embed/badge/:startup', { startup });

export type PictureFormat = 'svg' | 'png';

export const badgePath = (startup: string) => embedPicturePath(embedBadgePath(startup), 'svg');

/** The picture of a frame: `/embed/rounds.png?country=kenya`. */
export function embedPicturePath(frame: string, format: PictureFormat): string {
  return frame.replace(/(?=\?|$)/, `.${format}`);
}

/** Tells programs the frame of an address (https://oembed.com, discovery). */
export const oembedPath = (url: string) => withQuery(pathTo('/oembed'), { url });

/** The charts of the site as figures, for comparison with others. */
const FIGURES: Record<string, { measure: string; split: string }> = {
  funding_history: { measure: 'raised', split: 'year' },
  location_funding_history: { measure: 'raised', split: 'year' },
  industry_funding_history: { measure: 'raised', split: 'year' },
  location_year_founded: { measure: 'startups', split: 'year' },
  industry_year_founded: { measure: 'startups', split: 'year' },
  top_industry_count: { measure: 'startups', split: 'industry' },
  investor_country_concentration: { measure: 'rounds', split: 'country' },
};

/** Undefined if it is not a figure, or is of an industry within a place. */
function chartFigurePath(key: string, scope: Query): string | undefined {
  const figure = FIGURES[key];
  const compare = scope.location_slug ?? scope.industry_slug ?? scope.investor_slug;
  if (!figure || scope.location) return undefined;
  // The sum by year is at the top of the page already.
  if (figure === FIGURES.funding_history) return pathTo('/figures');
  return withQuery(pathTo('/figures'), { ...figure, compare });
}

/** Of a chart as files, as a frame and as a figure. */
export function chartPicturePaths(key: string, scope: Query = {}) {
  const query = { only: key, ...scope };
  return {
    svg: withQuery(pathTo('/charts.svg'), query),
    png: withQuery(pathTo('/charts.png'), query),
    zip: withQuery(pathTo('/charts.zip'), query),
    embed: embedChartPath(key, scope),
    figure: chartFigurePath(key, scope),
  };
}

/** Frames have no script to report their height: it is fixed by kind. */
export const EMBED_HEIGHTS = { chart: 440, table: 480, startup: 230, badge: 28 } as const;
export type EmbedKindName = keyof typeof EMBED_HEIGHTS;

/** A badge is as wide as its words; the others fill their place. */
export const BADGE_WIDTH = 240;

interface Frame {
  address: string;
  title: string;
  kind: EmbedKindName;
  width?: number;
  height?: number;
}

/** HTML for the page that shows a frame. */
export function embedCode({ address, title, kind, width, height }: Frame): string {
  const wide = width ?? (kind === 'badge' ? BADGE_WIDTH : '100%');
  return `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(title)}" width="${wide}" height="${height ?? EMBED_HEIGHTS[kind]}" loading="lazy" frameborder="0"></iframe>`;
}

export type FeedFormat = 'atom' | 'json';

/** Of a list or search by its address, such as /rounds?country=kenya. */
export function listFeedPath(address: string, format: FeedFormat): string {
  const [path = '', query] = address.split('?');
  const file = pathTo('/feeds/list/:file{.+\\.(?:atom|json)}', {
    file: `${path.slice(1)}.${format}`,
  });
  return query ? `${file}?${query}` : file;
}

export const alertFeedPath = (uuid: string, format: FeedFormat) =>
  pathTo('/feeds/alert/:file{.+\\.(?:atom|json)}', { file: `${uuid}.${format}` });

/** Where a list or search is saved and followed. */
export const getAlertsPath = (address: string) =>
  withQuery(pathTo('/dashboard/alerts/new'), { of: address });

/** Of pictures shown where a link is shared, and of charts as files. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

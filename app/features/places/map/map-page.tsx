import { breadcrumbList } from '../../../base/breadcrumb-list.ts';
import { mapPicturePaths } from '../../../base/embed-paths.ts';
import { mapCsvPath, mapPath, pathTo } from '../../../base/paths.ts';
import { valueLabel } from '../../../charts/value-label.ts';
import { describeDataset } from '../../../figures/chart-head.ts';
import type { Context } from '../../../http/context.ts';
import { type Page, page } from '../../../http/page.ts';
import { ALL_STARTUPS } from '../../../page-cache/cache-tags.ts';
import { locationsText, mapText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields.tsx';
import { figureOf, MAP_MEASURES, type MapChoice, unitOf } from './contract.ts';
import { loadMap, type MapData } from './load-map.server.ts';
import { MAP_ID, MapFigure } from './map-figure.tsx';
import { MapList } from './map-list.tsx';

export const mapPage: Page = page({
  load: loadMap,
  queryKeys: ['measure', 'year', 'view'],
  cacheTags: () => [ALL_STARTUPS],
  head: (map, { settings }) => ({
    picture: mapPicturePaths({ measure: map.measure, year: map.year }).png,
    title: isDefault(map) ? text.title : text.titleOf(text.measures[map.measure], map.year),
    description: text.description,
    canonical: mapPath(map.year || map.measure !== 'startups' ? { ...map, view: null } : {}),
    noindex: !isDefault(map),
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [
        { name: locationsText.places, path: pathTo('/explore/location') },
      ]),
      mapDataset(map, settings),
    ],
  }),
  body: (map) => {
    const summary = sumUp(map);
    return (
      <>
        <h1>{text.title}</h1>
        {summary && <p className="lead">{summary}</p>}
        <MapForm {...map} />
        <div className="grid map-explorer" data-map-cards="">
          <div className={map.view === 'table' ? undefined : 'col-8'}>
            <MapFigure {...map} />
            <p className="small map-notes">
              {text.how} {sayWithoutYear(map)}
            </p>
          </div>
          {map.view === 'chart' && (
            <div className="col-4">
              <MapList {...map} />
            </div>
          )}
        </div>
      </>
    );
  },
});

function isDefault({ measure, year }: MapData): boolean {
  return measure === 'startups' && year === null;
}

/** "1,204 startups in 41 countries."; null without any. */
function sumUp({ countries, measure, year }: MapData): string | null {
  const figures = countries
    .map((country) => figureOf(country, measure))
    .filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  return text.totals[measure](total, valueLabel(total, unitOf(measure)), figures.length, year);
}

function sayWithoutYear({ measure, year, withoutYear }: MapData): string | null {
  if (year === null || withoutYear === 0) return null;
  return text.withoutYear[measure === 'startups' ? 'startups' : 'rounds'](withoutYear);
}

function mapDataset({ measure, year, records, asOf }: MapData, settings: Context['settings']) {
  const title = text.titleOf(text.measures[measure], year);
  const path = `${mapPath({ measure, year })}#${MAP_ID}`;
  const csvPath = mapCsvPath({ measure, year });
  return describeDataset({ title, records, as_of: asOf, path, csvPath }, settings);
}

/**
 * A choice by pointer shows at once (app/charts/map-cards.ts); by keyboard the button submits, as
 * arrow keys pass through choices on some systems (WCAG 3.2.2).
 */
function MapForm({ measure, year, years }: MapChoice & { years: readonly number[] }) {
  return (
    <form
      className="map-form"
      data-shows-at-once=""
      action={pathTo('/explore/location')}
      method="get"
      aria-label={text.form}
    >
      <Select
        id="measure"
        label={text.measure}
        options={MAP_MEASURES.map((value) => ({ value, label: text.measures[value] }))}
        defaultValue={measure}
      />
      <Select
        id="year"
        label={text.year}
        emptyLabel={text.allTime}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        defaultValue={year ?? ''}
      />
      <Button type="submit" look="primary" large>
        {text.show}
      </Button>
    </form>
  );
}

import { breadcrumbList } from '../../../base/breadcrumb-list.ts';
import { mapPath, pathTo } from '../../../base/paths.ts';
import { valueLabel } from '../../../charts/value-label.ts';
import { describeDataset } from '../../../figures/chart-files.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { ALL_STARTUPS } from '../../../page-cache/cache-tags.ts';
import { locationsText, mapText as text } from '../../../text/text.ts';
import { Button, Submit } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields.tsx';
import { figureOf, MAP_MEASURES, mapLinks, unitOf } from './contract.ts';
import { MapFigure, MapList } from './map-figure.tsx';
import { loadMap, type MapData } from './queries.server.ts';

export const mapPage: Page = page({
  load: loadMap,
  queryKeys: ['measure', 'year', 'view'],
  cacheTags: () => [ALL_STARTUPS],
  head({ measure, year, records, asOf }, { settings }) {
    const isDefault = measure === 'startups' && year === null;
    const title = text.titleOf(text.measures[measure], year);
    const { chart, csv, png } = mapLinks({ measure, year });
    return {
      picture: png,
      title: isDefault ? text.title : title,
      description: text.description,
      canonical: mapPath({ measure, year }),
      noindex: !isDefault,
      jsonLd: [
        breadcrumbList(settings.SITE_URL, [
          { name: locationsText.places, path: pathTo('/explore/location') },
        ]),
        describeDataset({ title, records, as_of: asOf, path: chart, csvPath: csv }, settings),
      ],
    };
  },
  body: (map) => {
    const summary = sumUp(map);
    return (
      <>
        <h1>{text.title}</h1>
        <div data-year-part="summary">{summary && <p className="lead">{summary}</p>}</div>
        <MapForm {...map} />
        <div className="grid map-explorer" data-map-cards="" data-year-part="map">
          <div className={map.view === 'table' ? undefined : 'col-8'}>
            <MapFigure {...map} />
            {map.year !== null && (
              <p className="small map-notes">
                {text.how} {sayWithoutYear(map)}
              </p>
            )}
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

const PLAYED_YEARS = 15;

/**
 * A choice by pointer shows at once (app/charts/map-cards.ts); by keyboard the button submits, as
 * arrow keys pass through choices on some systems (WCAG 3.2.2).
 */
function MapForm({ measure, year, years }: MapData) {
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
      <Submit>{text.show}</Submit>
      <Button
        large
        hidden
        data-years={years.slice(0, PLAYED_YEARS).toReversed().join(' ')}
        data-play={text.play}
        data-pause={text.pause}
      >
        {text.play}
      </Button>
    </form>
  );
}

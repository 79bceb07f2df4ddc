// Frames of the other tables: exits, investors, rankings and countries, with the parameters of
// their pages.
import { z } from 'zod';
import { formatPartialDate } from '../../base/partial-date.ts';
import {
  exitsPath,
  investorPath,
  investorsPath,
  locationPath,
  mapPath,
  startupPath,
} from '../../base/paths.ts';
import { rankingPath } from '../../base/ranking-paths.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { ALL_EXITS, ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import {
  exitsText,
  investorsText,
  mapText,
  rankingsText,
  embedsText as text,
} from '../../text/text.ts';
import { exitsQuery } from '../exits/contract.ts';
import { listExits } from '../exits/queries.server.ts';
import { investorSearchQuery } from '../investors/contract.ts';
import { isFiltered, readFilters } from '../investors/filters.server.ts';
import { searchInvestors } from '../investors/search.server.ts';
import { figureOf, mapQuery } from '../map/contract.ts';
import { readChoice, sortByFigure } from '../map/load-map.server.ts';
import { sayFigure } from '../map/map-list.tsx';
import { listCountryFigures } from '../map/queries.server.ts';
import { rankStartups } from '../rankings/queries.server.ts';
import { readCriterion } from '../rankings/ranking-view.ts';
import type { EmbedKind } from './embed.ts';
import { sayAmount } from './embed-table.tsx';
import { EMBEDDED_ROWS } from './list-embeds.server.ts';

const { columns } = text;
const RANKING_QUERY = z.object({ by: z.string().max(80).optional() });

export const exitsEmbed: EmbedKind = {
  size: 'table',
  hasPicture: true,
  queryKeys: Object.keys(exitsQuery.shape),
  async load({ sql, url, now }) {
    const { page: _, ...filter } = readQuery(exitsQuery, url);
    const exits = await listExits(sql, filter, EMBEDDED_ROWS);
    return {
      title: exitsText.title,
      subtitle: exitsText.lead,
      table: {
        caption: exitsText.title,
        heads: [columns.startup, columns.kind, columns.date, exitsText.price],
        rows: exits.map(({ startup, country, kind, date, counterparty, amount }) => ({
          href: startupPath(startup.slug),
          name: startup.name,
          detail: country,
          cells: [
            [exitsText.kinds[kind], counterparty].filter(Boolean).join(': '),
            date ? formatPartialDate(date) : exitsText.unknownDate,
            kind === 'closed' ? '' : sayAmount(amount),
          ],
        })),
      },
      path: exitsPath(filter),
      asOf: now.toISOString(),
      cacheTags: [ALL_EXITS, ALL_STARTUPS, ALL_INVESTORS],
    };
  },
};

export const investorsEmbed: EmbedKind = {
  size: 'table',
  hasPicture: true,
  queryKeys: Object.keys(investorSearchQuery.shape),
  async load({ sql, url, now }) {
    const filters = await readFilters(sql, readQuery(investorSearchQuery, url));
    const found = await searchInvestors(sql, filters, 1, EMBEDDED_ROWS);
    const title = isFiltered(filters) ? investorsText.found(found.total) : investorsText.all;
    return {
      title,
      table: {
        caption: title,
        heads: [columns.investor, columns.country, columns.deals],
        rows: found.rows.map(({ slug, name, type, country, deals_count }) => ({
          href: investorPath(slug),
          name,
          detail: type,
          cells: [country ?? '', String(deals_count)],
        })),
      },
      path: investorsPath(filters),
      asOf: now.toISOString(),
      cacheTags: [ALL_INVESTORS, ALL_STARTUPS],
    };
  },
};

export const rankingEmbed: EmbedKind = {
  size: 'table',
  hasPicture: true,
  queryKeys: Object.keys(RANKING_QUERY.shape),
  async load({ sql, url, now }) {
    const by = readCriterion(readQuery(RANKING_QUERY, url).by);
    const items = await rankStartups(sql, by, EMBEDDED_ROWS);
    const { title, how, amount } = rankingsText.criteria[by];
    return {
      title,
      subtitle: how,
      table: {
        caption: title,
        heads: [columns.startup, columns.country, amount],
        rows: items.map((item) => ({
          href: startupPath(item.slug),
          name: `${item.id}. ${item.name}`,
          detail: item.tagline,
          cells: [
            item.country,
            item.unit === 'usd' ? sayAmount(item.amount) : item.amount.toLocaleString('en'),
          ],
        })),
      },
      path: rankingPath(by),
      asOf: now.toISOString(),
      cacheTags: [ALL_STARTUPS],
    };
  },
};

export const countriesEmbed: EmbedKind = {
  size: 'table',
  queryKeys: Object.keys(mapQuery.shape),
  async load(context) {
    const { measure, year } = readChoice(context);
    const all = await listCountryFigures(context.sql, year, context.now);
    const countries = sortByFigure(all, measure).filter((one) => figureOf(one, measure) !== null);
    const title = mapText.titleOf(mapText.measures[measure], year);
    return {
      title,
      subtitle: mapText.subtitles[measure](year),
      table: {
        caption: title,
        heads: [columns.country, mapText.measures[measure]],
        rows: countries.map((country) => ({
          href: locationPath(country.slug),
          name: country.label,
          detail: null,
          cells: [sayFigure(country, measure)],
        })),
      },
      path: mapPath({ measure, year }),
      asOf: context.now.toISOString(),
      cacheTags: [ALL_STARTUPS],
    };
  },
};

// Frames of tables: the first rows of lists, rankings and countries, with the parameters of their
// pages.

import { z } from 'zod';
import { formatCount } from '../../../base/count.ts';
import { formatPartialDate } from '../../../base/dates.ts';
import { sayRoundAmount } from '../../../base/money.ts';
import {
  exitsPath,
  fundingPath,
  investorPath,
  investorsPath,
  locationPath,
  mapPath,
  rankingPath,
  startupPath,
} from '../../../base/paths.ts';
import { exitsQuery } from '../../../catalogue/exit-contract.ts';
import { investorSearchQuery } from '../../../catalogue/investor-contract.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { Sql } from '../../../data/database.ts';
import { nameReferences } from '../../../find/filters/look-up.server.ts';
import {
  describeTriple,
  isUsualView,
  type ListShape,
  type ListView,
  listHref,
  listKeys,
  readListView,
} from '../../../find/lists/list-address.ts';
import { ROUNDS_SHAPE, STARTUPS_SHAPE } from '../../../find/lists/list-shapes.ts';
import { namingParameters } from '../../../find/lists/read-list.server.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { ALL_EXITS, ALL_INVESTORS, ALL_STARTUPS } from '../../../page-cache/cache-tags.ts';
import { sayName } from '../../../text/say-name.ts';
import {
  exitsText,
  investorsText,
  listPagesText,
  mapText,
  marksText,
  rankingsText,
  roundsText,
  startupListText,
  embedsText as text,
} from '../../../text/text.ts';
import { listExits } from '../../exits/queries.server.ts';
import { isFiltered, readFilters } from '../../investors/filters.server.ts';
import { searchInvestors } from '../../investors/search.server.ts';
import { figureOf, mapQuery } from '../../places/map/contract.ts';
import { sayFigure } from '../../places/map/map-figure.tsx';
import { listCountryFigures, readChoice, sortByFigure } from '../../places/map/queries.server.ts';
import { readCriterion } from '../../rankings/contract.ts';
import { rankStartups } from '../../rankings/queries.server.ts';
import { findRoundPage, readRounds } from '../../rounds/list-rounds.server.ts';
import { findStartupPage, readStartups } from '../../startups/list/list-startups.server.ts';
import { sayAmount, tableEmbed } from './embed.ts';

const { columns } = text;
const EMBEDDED_ROWS = 10;
const FIRST_ROWS = { page: 1, perPage: EMBEDDED_ROWS };
const RANKING_QUERY = z.object({ by: z.string().max(80).optional() });

interface FilteredList<Read, Row> {
  shape: ListShape;
  text: { one: string; many: string };
  read(context: Context, view: ListView): Promise<Read>;
  find(
    sql: Sql,
    read: NoInfer<Read>,
    part: typeof FIRST_ROWS,
  ): Promise<{ data: Row[]; meta: { total: number; total_is: string } }>;
}

/** The first rows of a list with the filters of the address. */
async function findFirst<Read extends Parameters<typeof nameReferences>[1], Row>(
  context: Context,
  list: FilteredList<Read, Row>,
) {
  const { shape } = list;
  const view = readListView(shape, context.url.searchParams, 1);
  const read = await namingParameters(view, list.read(context, view));
  const { data, meta } = await withinSearchBudget(context, (sql) =>
    list.find(sql, read, FIRST_ROWS),
  );
  const names = await nameReferences(context.sql, read);
  const { one, many } = list.text;
  return {
    isUsual: isUsualView(view),
    data,
    title: listPagesText.count(meta.total, one, many, meta.total_is === 'at_least'),
    subtitle: view.filters
      .map((triple) => describeTriple(triple, shape.columns, names))
      .join(' · '),
    path: listHref(shape, { ...view, page: 1 }),
  };
}

export const roundsEmbed = tableEmbed(listKeys(ROUNDS_SHAPE), async (context) => {
  const { isUsual, data, ...list } = await findFirst(context, {
    shape: ROUNDS_SHAPE,
    text: roundsText,
    read: readRounds,
    find: findRoundPage,
  });
  return {
    ...list,
    heads: [ROUND.startup.label, ROUND.round.label, columns.date, ROUND.amount.label],
    rows: data.map(({ startup, announced_on, ...row }) => ({
      href: fundingPath(row.slug),
      name: startup.name,
      detail: [startup.country, startup.industry]
        .flatMap((one) => (one ? sayName(one) : []))
        .join(marksText.comma),
      cells: [
        sayName(row.round),
        announced_on ? formatPartialDate(announced_on) : '',
        sayRoundAmount(row) ?? text.undisclosed,
      ],
    })),
    cacheTags: isUsual ? [ALL_STARTUPS, ALL_INVESTORS] : undefined,
  };
});

export const startupsEmbed = tableEmbed(listKeys(STARTUPS_SHAPE), async (context) => {
  const { isUsual, data, ...list } = await findFirst(context, {
    shape: STARTUPS_SHAPE,
    text: startupListText,
    read: readStartups,
    find: findStartupPage,
  });
  return {
    ...list,
    heads: [ROUND.startup.label, STARTUP.country.label, columns.raised],
    rows: data.map(({ slug, name, tagline, country, total_fundings }) => ({
      href: startupPath(slug),
      name,
      ...{ detail: tagline, isWritten: true },
      cells: [sayName(country), sayAmount(total_fundings)],
    })),
    cacheTags: isUsual ? [ALL_STARTUPS] : undefined,
  };
});

export const exitsEmbed = tableEmbed(Object.keys(exitsQuery.shape), async ({ sql, url }) => {
  const { page: _, ...filter } = readQuery(exitsQuery, url);
  const exits = await listExits(sql, filter, EMBEDDED_ROWS);
  return {
    title: exitsText.title,
    subtitle: exitsText.lead,
    heads: [ROUND.startup.label, columns.kind, columns.date, exitsText.price],
    rows: exits.map(({ startup, country, kind, date, counterparty, amount }) => ({
      href: startupPath(startup.slug),
      name: startup.name,
      detail: sayName(country),
      cells: [
        [exitsText.kinds[kind], counterparty].filter(Boolean).join(marksText.colon),
        date ? formatPartialDate(date) : exitsText.unknownDate,
        kind === 'closed' ? '' : sayAmount(amount),
      ],
    })),
    path: exitsPath(filter),
    cacheTags: [ALL_EXITS, ALL_STARTUPS, ALL_INVESTORS],
  };
});

const investorKeys = Object.keys(investorSearchQuery.shape);
export const investorsEmbed = tableEmbed(investorKeys, async ({ sql, url }) => {
  const filters = await readFilters(sql, readQuery(investorSearchQuery, url));
  const found = await searchInvestors(sql, filters, 1, EMBEDDED_ROWS);
  return {
    title: isFiltered(filters) ? investorsText.found(found.total) : investorsText.all,
    heads: [ROUND.investors.one, STARTUP.country.label, columns.deals],
    rows: found.rows.map(({ slug, name, type, country, deals_count }) => ({
      href: investorPath(slug),
      name,
      detail: type && sayName(type),
      cells: [country ? sayName(country) : '', formatCount(deals_count)],
    })),
    path: investorsPath(filters),
    cacheTags: [ALL_INVESTORS, ALL_STARTUPS],
  };
});

export const rankingEmbed = tableEmbed(Object.keys(RANKING_QUERY.shape), async ({ sql, url }) => {
  const by = readCriterion(readQuery(RANKING_QUERY, url).by);
  const items = await rankStartups(sql, by, EMBEDDED_ROWS);
  const { title, how, amount } = rankingsText.criteria[by];
  return {
    title,
    subtitle: how,
    heads: [ROUND.startup.label, STARTUP.country.label, amount],
    rows: items.map((item) => ({
      href: startupPath(item.slug),
      name: `${item.id}. ${item.name}`,
      ...{ detail: item.tagline, isWritten: true },
      cells: [
        sayName(item.country),
        item.unit === 'usd' ? sayAmount(item.amount) : formatCount(item.amount),
      ],
    })),
    path: rankingPath(by),
    cacheTags: [ALL_STARTUPS],
  };
});

async function loadCountries(context: Context) {
  const { measure, year } = readChoice(context);
  const all = await listCountryFigures(context.sql, year, context.now);
  const countries = sortByFigure(all, measure).filter((one) => figureOf(one, measure) !== null);
  return {
    title: mapText.titleOf(mapText.measures[measure], year),
    subtitle: mapText.subtitles[measure](year),
    heads: [STARTUP.country.label, mapText.measures[measure]],
    rows: countries.map((country) => ({
      href: locationPath(country.slug),
      name: sayName(country.label),
      detail: null,
      cells: [sayFigure(country, measure)],
    })),
    path: mapPath({ measure, year }),
    cacheTags: [ALL_STARTUPS],
  };
}

/** Without a picture. */
export const countriesEmbed = tableEmbed(Object.keys(mapQuery.shape), loadCountries, false);

// /embed/rounds and /embed/startups: the start of a list, with the parameters of its page.
import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingPath, startupPath } from '../../base/paths.ts';
import { sayRoundAmount } from '../../base/round-amount.ts';
import { ALL_INVESTORS, ALL_STARTUPS, type CacheTag } from '../../page-cache/cache-tags.ts';
import { listPagesText, roundsText, startupListText, embedsText as text } from '../../text/text.ts';
import type { FilterColumns } from '../filters/filter-language.ts';
import { nameReferences } from '../filters/name-references.server.ts';
import { describeTriple } from '../lists/describe-triple.ts';
import {
  isUsualView,
  type ListShape,
  type ListView,
  listHref,
  listKeys,
  readListView,
} from '../lists/list-address.ts';
import { namingParameters } from '../lists/read-list.server.ts';
import { findRoundPage, readRounds } from '../rounds/list-rounds.server.ts';
import { ROUND_FILTERS } from '../rounds/round-columns.ts';
import { ROUNDS_SHAPE } from '../rounds/rounds-shape.ts';
import { withinSearchBudget } from '../search/search-budget.server.ts';
import { findStartupPage, readStartups } from '../startup-list/list-startups.server.ts';
import { STARTUP_LIST_FILTERS } from '../startup-list/startup-filters.ts';
import { STARTUPS_SHAPE } from '../startup-list/startups-shape.ts';
import type { Embed, EmbedKind } from './embed.ts';
import { type EmbedTableRow, sayAmount } from './embed-table.tsx';

export const EMBEDDED_ROWS = 10;
const FIRST_ROWS = { page: 1, perPage: EMBEDDED_ROWS };

export const roundsEmbed: EmbedKind = {
  size: 'table',
  hasPicture: true,
  queryKeys: listKeys(ROUNDS_SHAPE),
  async load(context) {
    const { sql, url, now } = context;
    const view = readListView(ROUNDS_SHAPE, url.searchParams, 1);
    const question = await namingParameters(view, readRounds(sql, view.filters, view.sort, now));
    const { data, meta } = await withinSearchBudget(context, (searchSql) =>
      findRoundPage(searchSql, question, FIRST_ROWS),
    );
    const { columns } = text;
    return toEmbed({
      shape: ROUNDS_SHAPE,
      view,
      filters: ROUND_FILTERS,
      names: await nameReferences(sql, question),
      title: sayTitle(meta, roundsText.one, roundsText.many),
      heads: [columns.startup, columns.round, columns.date, columns.amount],
      rows: data.map(({ startup, announced_on, ...row }) => ({
        href: fundingPath(row.slug),
        name: startup.name,
        detail: [startup.country, startup.industry].filter(Boolean).join(', '),
        cells: [
          row.round,
          announced_on ? formatPartialDate(announced_on) : '',
          sayRoundAmount(row) ?? text.undisclosed,
        ],
      })),
      now,
      tags: [ALL_STARTUPS, ALL_INVESTORS],
    });
  },
};

export const startupsEmbed: EmbedKind = {
  size: 'table',
  hasPicture: true,
  queryKeys: listKeys(STARTUPS_SHAPE),
  async load(context) {
    const { sql, url, now } = context;
    const view = readListView(STARTUPS_SHAPE, url.searchParams, 1);
    const read = await namingParameters(view, readStartups(context, view));
    const { data, meta } = await withinSearchBudget(context, (searchSql) =>
      findStartupPage(searchSql, read, FIRST_ROWS),
    );
    const { columns } = text;
    return toEmbed({
      shape: STARTUPS_SHAPE,
      view,
      filters: STARTUP_LIST_FILTERS,
      names: await nameReferences(sql, read),
      title: sayTitle(meta, startupListText.one, startupListText.many),
      heads: [columns.startup, columns.country, columns.raised],
      rows: data.map(({ slug, name, tagline, country, total_fundings }) => ({
        href: startupPath(slug),
        name,
        detail: tagline,
        cells: [country, sayAmount(total_fundings)],
      })),
      now,
      tags: [ALL_STARTUPS],
    });
  },
};

function sayTitle(meta: { total: number; total_is: string }, one: string, many: string): string {
  return listPagesText.count(meta.total, one, many, meta.total_is === 'at_least');
}

interface ListEmbed {
  shape: ListShape;
  view: ListView;
  filters: FilterColumns<string>;
  names: Awaited<ReturnType<typeof nameReferences>>;
  title: string;
  heads: readonly string[];
  rows: readonly EmbedTableRow[];
  now: Date;
  tags: CacheTag[];
}

function toEmbed(list: ListEmbed): Embed {
  const { shape, view, filters, names, title, heads, rows, now, tags } = list;
  return {
    title,
    subtitle: view.filters.map((triple) => describeTriple(triple, filters, names)).join(' · '),
    table: { caption: title, heads, rows },
    path: listHref(shape, { ...view, page: 1 }),
    asOf: now.toISOString(),
    cacheTags: isUsualView(view) ? tags : undefined,
  };
}

// The lists and searches that can be followed, by their address.

import { type RawBuilder, sql as raw } from 'kysely';
import { exitsPath, investorsPath, pathTo } from '../../../base/paths.ts';
import { type ExitsFilter, exitsQuery } from '../../../catalogue/exit-contract.ts';
import { investorSearchQuery } from '../../../catalogue/investor-contract.ts';
import { nameReferences, readSearch } from '../../../find/filters/look-up.server.ts';
import { selectExits } from '../../../find/find-exits.server.ts';
import { selectRounds } from '../../../find/find-rounds.server.ts';
import { selectStartups } from '../../../find/find-startups.server.ts';
import {
  describeTriple,
  type ListShape,
  type ListView,
  listHref,
  readListView,
} from '../../../find/lists/list-address.ts';
import {
  ROUNDS_SHAPE,
  STARTUPS_SHAPE,
  toRoundConditions,
} from '../../../find/lists/list-shapes.ts';
import { understand } from '../../../find/question/understand.server.ts';
import { selectWanted } from '../../../find/question/wanted.server.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { invalid } from '../../../http/errors.ts';
import {
  exitsText,
  investorsText,
  roundsText,
  startupListText,
  alertsText as text,
} from '../../../text/text.ts';
import { labelOf, listGiven, readFilters } from '../../investors/filters.server.ts';
import { selectInvestors } from '../../investors/search.server.ts';
import { ownListAlertsAddress } from '../../own-lists/contract.ts';
import { findListToFollow, selectRoundsOf } from '../../own-lists/followed.server.ts';
import { readRounds } from '../../rounds/list-rounds.server.ts';
import { MAX_QUERY_LENGTH } from '../../search/contract.ts';
import { describeRow } from '../../search/describe-filters.ts';
import { readingPath, readReading } from '../../search/question-address.ts';
import { advancedSearchPath, readState } from '../../search/search-address.ts';
import {
  readStartups,
  toQuestion as toStartupQuestion,
} from '../../startups/list/list-startups.server.ts';
import { type ItemKind, MAX_ADDRESS } from '../contract.ts';

export interface FollowedList {
  kind: ItemKind;
  /** Without order and page. */
  address: string;
  /** A description of the list. */
  name: string;
  /** Ids of all that match; with startup_id unless of investors. */
  matching: RawBuilder<unknown>;
}

/** A member's own list is for its owner alone. */
type Given = Pick<Context, 'sql' | 'now'> & { session: { userId: number } | null };
type Open = (given: Given, url: URL) => Promise<FollowedList>;

const LISTS: Readonly<Record<string, Open>> = {
  [pathTo('/rounds')]: openRounds,
  [pathTo('/startups')]: openStartups,
  [pathTo('/advanced-search')]: openAdvancedSearch,
  [pathTo('/exits')]: openExits,
  [pathTo('/investors')]: openInvestors,
  [pathTo('/search')]: openSearch,
  [pathTo('/dashboard/lists')]: openOwnList,
};

/** Throws 422: the address is of no list, or its filters are wrong. */
export async function openList(given: Given, address: string): Promise<FollowedList> {
  const url = address.length <= MAX_ADDRESS ? URL.parse(address, 'http://list.invalid') : null;
  const open = url?.host === 'list.invalid' ? LISTS[url.pathname] : undefined;
  if (!open || !url) throw invalid({ of: [text.wrong.list] });
  const list = await open(given, url);
  if (list.address.length > MAX_ADDRESS) throw invalid({ of: [text.wrong.list] });
  return list;
}

async function openRounds(given: Given, url: URL): Promise<FollowedList> {
  const view = readListView(ROUNDS_SHAPE, url.searchParams, 1);
  const read = await readRounds(given, { ...view, sort: '' });
  return {
    kind: 'round',
    ...(await nameList(given.sql, ROUNDS_SHAPE, view, read, roundsText.title)),
    matching: selectRounds(toRoundConditions(read.conditions)),
  };
}

async function openStartups(given: Given, url: URL): Promise<FollowedList> {
  const view = readListView(STARTUPS_SHAPE, url.searchParams, 1);
  const read = await readStartups(given, { ...view, sort: '' });
  const words = startupListText.title;
  return {
    kind: 'startup',
    ...(await nameList(given.sql, STARTUPS_SHAPE, view, read, words)),
    matching: selectStartups(toStartupQuestion(read).conditions),
  };
}

async function nameList(
  sql: Context['sql'],
  shape: ListShape,
  { filters, options }: ListView,
  read: Parameters<typeof nameReferences>[1],
  title: string,
): Promise<Pick<FollowedList, 'address' | 'name'>> {
  const names = await nameReferences(sql, read);
  const words = filters.map((triple) => describeTriple(triple, shape.columns, names));
  return { address: listHref(shape, { filters, options }), name: text.nameOf(title, words) };
}

async function openAdvancedSearch(given: Given, url: URL): Promise<FollowedList> {
  const { rows } = readState(url.searchParams, 1);
  const search = await readSearch(given, { f: rows });
  const names = await nameReferences(given.sql, search);
  const words = rows.map((row) => describeRow(row, [], names));
  return {
    kind: 'startup',
    address: advancedSearchPath({ filters: rows }),
    name: text.nameOf(startupListText.title, words),
    matching: selectStartups(search.conditions),
  };
}

async function openExits({ sql }: Given, url: URL): Promise<FollowedList> {
  const { page: _, ...filter } = readQuery(exitsQuery, url);
  return {
    kind: 'exit',
    address: exitsPath(filter),
    name: text.nameOf(exitsText.title, await sayExits(sql, filter)),
    matching: selectExits(filter),
  };
}

async function sayExits(sql: Context['sql'], filter: ExitsFilter): Promise<string[]> {
  const { kind, country, industry, acquirer, year, since } = filter;
  const { rows } = await raw<{ name: string }>`
    select name from places where slug = ${country ?? null} and kind = 'country'
    union all select name from industries where slug = ${industry ?? null}
    union all select name from acquirers where slug = ${acquirer ?? null}`.execute(sql);
  return [
    ...(kind ? [exitsText.kinds[kind]] : []),
    ...rows.map(({ name }) => name),
    ...(year ? [String(year)] : []),
    ...(since ? [text.since(since)] : []),
  ];
}

async function openInvestors({ sql }: Given, url: URL): Promise<FollowedList> {
  const { page: _, sort: __, ...query } = readQuery(investorSearchQuery, url);
  const filters = await readFilters(sql, query);
  const words = listGiven(filters).map((filter) => labelOf(filters, filter));
  return {
    kind: 'investor',
    address: investorsPath({ ...filters, sort: undefined }),
    name: text.nameOf(investorsText.investors, words),
    matching: selectInvestors(filters),
  };
}

/** Rounds of the records on a member's list, if recorded after these were added. */
async function openOwnList({ sql, session }: Given, { searchParams }: URL): Promise<FollowedList> {
  const uuid = searchParams.get('list') ?? '';
  const list = session && (await findListToFollow(sql, session.userId, uuid));
  if (!list) throw invalid({ of: [text.wrong.list] });
  return {
    kind: 'round',
    address: ownListAlertsAddress(list.uuid),
    name: text.nameOf(roundsText.title, [list.name]),
    matching: selectRoundsOf(list),
  };
}

/** By its conditions only: results by meaning change with every startup. */
async function openSearch(given: Given, { searchParams }: URL): Promise<FollowedList> {
  const q = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
  const reading = readReading(searchParams) ?? (await understand(given.sql, q, given.now));
  const answer = await selectWanted(given, reading);
  if (!q || !answer) throw invalid({ of: [text.wrong.search] });
  return {
    ...answer,
    address: readingPath(q, { ...reading, sort: null }),
    name: text.nameOf(text.search, [q]),
  };
}

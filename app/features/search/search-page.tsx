import { z } from 'zod';
import { pathTo, searchPath, semanticSearchPath } from '../../base/paths.ts';
import { isFetchedAhead } from '../../http/cache-control.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { pageParam } from '../../http/paging.ts';
import { NAME_KINDS } from '../../search-engine/name-hit.ts';
import { searchText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { mainLinks } from '../../ui/navigation.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { advancedSearchPath } from './advanced-search-path.ts';
import { NameResults } from './name-results.tsx';
import { findNearest } from './nearest.server.ts';
import { NearestNames } from './nearest-names.tsx';
import { RecentList } from './recent-list.tsx';
import {
  addRecentSearch,
  clearRecentSearches,
  formatRecentSearches,
  readRecentSearches,
} from './recent-searches.ts';
import { searchNames } from './search-names.server.ts';
import { MAX_QUERY_LENGTH } from './suggestion-contract.ts';

const pageQuery = z.object({
  q: z
    .string()
    .transform((q) => q.trim().slice(0, MAX_QUERY_LENGTH).trim().toWellFormed())
    .default(''),
  kind: z.enum(NAME_KINDS, `expected ${NAME_KINDS.join(', ')}`).optional(),
  page: pageParam,
});

export const searchPage: Page = page({
  cache: 'private',
  async load(context) {
    const { request, url } = context;
    const { q, kind, page } = readQuery(pageQuery, url);
    // Forms without script submit empty fields too; the canonical address has none.
    if (!q && url.search) throw new Redirect(searchPath(), 302);
    const searches = readRecentSearches(request.headers.get('cookie'));
    if (!q) return { q, kind, page, searches, found: null, nearest: [] };
    if (isOwnVisit(request)) remember(context, addRecentSearch(searches, q));
    const found = await searchNames(context, q);
    const isEmpty = NAME_KINDS.every((one) => found[one].length === 0);
    const nearest = isEmpty ? await findNearest(context.sql, q) : [];
    return { q, kind, page, searches, found: isEmpty ? null : found, nearest };
  },
  async submit({ answerHeaders, settings }) {
    answerHeaders.append('set-cookie', clearRecentSearches(settings.isProduction));
    throw new Redirect(searchPath());
  },
  head: ({ q }) => ({
    title: q ? text.searchTitle(q) : text.title,
    description: text.description,
    canonical: pathTo('/search'),
    noindex: q !== '',
  }),
  body: ({ q, kind, page, searches, found, nearest }, { session }) => (
    <>
      <div className="flow">
        <h1>{q ? text.resultsFor(q) : text.title}</h1>
        <SearchForm label={text.title} id="search-again" query={q} />
        {found && <NameResults q={q} kind={kind} page={page} found={found} />}
        {q && !found && (
          <EmptyState
            title={text.nothingNamed(q)}
            action={<ButtonLink href={semanticSearchPath(q)}>{text.byMeaning}</ButtonLink>}
          >
            <p>{text.nothingNamedWhy}</p>
          </EmptyState>
        )}
      </div>
      <NearestNames nearest={nearest} />
      {!q && <RecentList searches={searches} xsrfToken={session?.xsrfToken} />}
      {!q && <Popular />}
      <OtherWays q={q} />
    </>
  ),
});

/**
 * Links of other sites come without the strict same-site cookie, so adding a search would replace
 * the stored ones. Prefetched pages are not searches.
 */
function isOwnVisit({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const isAhead = isFetchedAhead(headers.get('sec-purpose'));
  return site !== 'cross-site' && site !== 'same-site' && !isAhead;
}

function remember({ answerHeaders, settings }: Context, searches: string[]): void {
  answerHeaders.append('set-cookie', formatRecentSearches(searches, settings.isProduction));
}

function Popular() {
  return (
    <section className="section">
      <h2 className="h3">{text.popular}</h2>
      <ul className="link-list">
        {mainLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherWays({ q }: { q: string }) {
  const filters = q ? [{ column: 'name', operator: 'contains', query_1: q }] : [];
  return (
    <section className="section">
      <h2 className="h3">{text.otherWays}</h2>
      <ul className="name-list">
        <li>
          <a href={semanticSearchPath(q)}>{text.byMeaning}</a>
          <p className="small muted">{text.byMeaningWhy}</p>
        </li>
        <li>
          <a href={advancedSearchPath({ filters })}>{text.byFilters}</a>
          <p className="small muted">{text.byFiltersWhy}</p>
        </li>
      </ul>
    </section>
  );
}

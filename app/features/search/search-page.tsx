import { z } from 'zod';
import { pathTo, searchPath, semanticSearchPath } from '../../base/paths.ts';
import { noteWomenLed } from '../../catalogue/women-led.server.ts';
import type { Sql } from '../../data/database.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { pageParam } from '../../http/params.ts';
import { isFetchedAhead } from '../../http/respond.server.ts';
import type { Understood } from '../../language/question/reading.ts';
import { questionsText, searchText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AddStartupLine, ChipList } from '../../ui/lists.tsx';
import { mainLinks } from '../../ui/navigation.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { figureFiles } from '../figures/figure-links.ts';
import { answerOf } from './answer/answer.server.ts';
import { answerQuestion } from './answer-question.server.ts';
import { MAX_QUERY_LENGTH, type QuestionAnswer, SUGGESTED_KINDS } from './contract.ts';
import { NameResults, NearestNames } from './name-results.tsx';
import type { SavedSearch } from './palette-groups.ts';
import { readReading } from './question-address.ts';
import { QuestionResults } from './question-results.tsx';
import {
  addRecentSearch,
  clearRecentSearches,
  formatRecentSearches,
  readRecentSearches,
} from './recent-searches.ts';
import { advancedSearchPath } from './search-address.ts';
import { findNearest, searchNames } from './suggest.server.ts';

const pageQuery = z.object({
  q: z
    .string()
    .transform((q) => q.trim().slice(0, MAX_QUERY_LENGTH).trim().toWellFormed())
    .default(''),
  kind: z.enum(SUGGESTED_KINDS, `expected ${SUGGESTED_KINDS.join(', ')}`).optional(),
  page: pageParam,
});

export const createSearchPage = (
  listSaved: (sql: Sql, userId: number) => Promise<SavedSearch[]>,
): Page =>
  page({
    async load(context) {
      const { request, url } = context;
      const { q, kind, page } = readQuery(pageQuery, url);
      // Forms without script submit empty fields too; the canonical address has none.
      if (!q && url.search) throw new Redirect(searchPath(), 302);
      const searches = readRecentSearches(request.headers.get('cookie'));
      const nothing = { found: null, answer: null, nearest: [], saved: [], womenLed: null };
      if (!q) {
        const saved = context.session ? await listSaved(context.sql, context.session.userId) : [];
        return { q, kind, page, searches, ...nothing, saved };
      }
      if (isOwnVisit(request)) remember(context, addRecentSearch(searches, q));
      return { q, kind, page, searches, ...nothing, ...(await search(context, q, kind, page)) };
    },
    async submit({ answerHeaders, settings }) {
      answerHeaders.append('set-cookie', clearRecentSearches(settings.isProduction));
      throw new Redirect(searchPath());
    },
    head: ({ q, answer }) => ({
      title: q ? text.searchTitle(q) : text.title,
      picture: pictureOf(answer),
      description: text.description,
      isTool: Boolean(answer?.data.answer ?? answer?.data.fit),
      canonical: pathTo('/search'),
      noindex: q !== '',
    }),
    body: ({ q, kind, page, searches, saved, found, answer, nearest, womenLed }, { now }) => (
      <>
        <div className="flow">
          {!answer?.data.answer && <h1>{q ? text.resultsFor(q) : text.title}</h1>}
          <SearchForm label={text.title} id="search-again" query={q} />
          {answer && (
            <QuestionResults {...{ q, page, answer, now, womenLed }} isBeside={found !== null} />
          )}
          {found && <NameResults q={q} kind={kind} page={page} found={found} />}
          {q && !found && !answer && (
            <EmptyState
              title={text.nothingNamed(q)}
              action={<ButtonLink href={semanticSearchPath(q)}>{text.byMeaning}</ButtonLink>}
            >
              <p>{text.nothingNamedWhy}</p>
              <AddStartupLine />
            </EmptyState>
          )}
        </div>
        <NearestNames nearest={nearest} />
        {!q && <Examples />}
        {!q && <RecentList searches={searches} saved={saved} />}
        {!q && <Popular />}
        <OtherWays q={q} />
      </>
    ),
  });

/** Of the answer, where it is a figure. */
function pictureOf(answer: QuestionAnswer | null): string | undefined {
  const href = answer?.data.answer?.figures_href;
  return href ? figureFiles(href).png : undefined;
}

interface Results {
  found: Awaited<ReturnType<typeof searchNames>> | null;
  answer: QuestionAnswer | null;
  nearest: Awaited<ReturnType<typeof findNearest>>;
  /** For how many startups it is known, which an answer says itself. */
  womenLed: string | null;
}

/** A kind asks for names only; otherwise names if nothing was understood, or besides few words. */
async function search(
  context: Context,
  q: string,
  kind: string | undefined,
  page: number,
): Promise<Results> {
  const given = readReading(context.url.searchParams);
  const answering = await withinSearchBudget(context, (sql) =>
    answerOf(sql, q, context.now, given),
  );
  const { understood } = answering;
  const isUnderstood = answering.answer !== null || isQuestion(understood);
  const hasFewWords = q.split(/\s+/u).length <= 4;
  const names =
    !kind && (given || !hasFewWords || isUnderstood) ? null : await searchNames(context, q);
  const found = names && SUGGESTED_KINDS.some((one) => names[one].length > 0) ? names : null;
  if (kind) return { found, answer: null, nearest: [], womenLed: null };
  const isAnswered =
    isUnderstood || (!found && understood.meaning !== null) || understood.other_reading;
  const answer = isAnswered ? await answerQuestion(context, q, page, answering) : null;
  const isSaid = !!answer?.data.answer;
  const isEmpty = !isUnderstood && !found && !isSaid && (answer?.meta.total ?? 0) === 0;
  return {
    found,
    answer: isEmpty ? null : answer,
    nearest: isEmpty ? await findNearest(context.sql, q) : [],
    womenLed: isSaid ? null : await noteWomenLed(context.sql, understood.filters),
  };
}

const isQuestion = ({ filters, sort, returns, ignored, meaning, pages }: Understood) =>
  pages.length > 0 ||
  filters.length > 0 ||
  sort !== null ||
  returns === 'rounds' ||
  returns === 'people' ||
  (ignored.length > 0 && meaning === null);

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

/** Questions in five languages. */
function Examples() {
  return (
    <section className="section">
      <h2 className="h3">{questionsText.examplesTitle}</h2>
      <p className="muted">{questionsText.examplesLead}</p>
      <ul className="link-list">
        {questionsText.examples.map(({ lang, q }) => (
          <li key={q}>
            <a href={searchPath(q)} lang={lang} dir="auto">
              {q}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
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

interface RecentListProps {
  searches: readonly string[];
  /** Of the account. */
  saved: readonly SavedSearch[];
}

function RecentList({ searches, saved }: RecentListProps) {
  return (
    <>
      {searches.length > 0 && <Recent searches={searches} />}
      {saved.length > 0 && (
        <section className="section">
          <h2 className="h3">{text.saved}</h2>
          <ChipList
            label={text.saved}
            chips={saved.map(({ name, address }) => ({ label: name, href: address }))}
          />
          <p>
            <a href={pathTo('/dashboard/alerts')}>{text.manageSaved}</a>
          </p>
        </section>
      )}
    </>
  );
}

function Recent({ searches }: Pick<RecentListProps, 'searches'>) {
  return (
    <section className="section">
      <h2 className="h3">{text.recent}</h2>
      <ChipList
        label={text.recent}
        chips={searches.map((search) => ({ label: search, href: searchPath(search) }))}
      />
      <PostForm action={pathTo('/search')}>
        <Button type="submit" look="quiet" name="clear" value="recent">
          {text.clearRecent}
        </Button>
      </PostForm>
    </section>
  );
}

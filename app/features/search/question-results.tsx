import { comparePath, exitsPath, pathTo, withQuery } from '../../base/paths.ts';
import { FileRows } from '../../find/lists/file-rows.tsx';
import { GetAlerts, NoMatches, PastTheEnd } from '../../find/lists/list-frame.tsx';
import type { Understood } from '../../language/question/reading.ts';
import { questionsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ChipList, Pagination } from '../../ui/lists.tsx';
import { AnswerBlock } from './answer/answer-block.tsx';
import { AnswerList, Beside } from './answer-list.tsx';
import type { QuestionAnswer } from './contract.ts';
import { describeFilter, describeReading, type Labels } from './describe-filters.ts';
import { NeedResults } from './need-results.tsx';
import { readingPath, searchFilePath, withoutFilter } from './question-address.ts';

/** Nearness in meaning below which an answer is named as no answer. */
const CLOSE_ENOUGH = 0.45;

interface QuestionResultsProps {
  q: string;
  page: number;
  answer: QuestionAnswer;
  now: Date;
  /** Names follow: an empty list would only be in their way. */
  isBeside: boolean;
  womenLed: string | null;
}

export function QuestionResults(props: QuestionResultsProps) {
  const { q, page, answer, now, isBeside, womenLed } = props;
  const { data, meta } = answer;
  const { understood } = data;
  const { returns } = understood;
  const said = data.answer;
  const groups = [...data.industries, ...data.places];
  const things = [...data.startups, ...data.investors, ...data.rounds.map((one) => one.startup)];
  const labels: Labels = Object.fromEntries(
    [...things, ...groups].map(({ slug, name }) => [slug, name]),
  );
  const { one, many } = text.returns[returns];
  const title = text.found(meta.total, meta.total_is === 'at_least', meta.total === 1 ? one : many);
  const isFar = understood.meaning !== null && meta.nearness < CLOSE_ENOUGH;
  const hasAmount = understood.filters.some(({ column }) => column.endsWith('amount'));
  return (
    <>
      <UnderstoodLine q={q} understood={understood} labels={labels} />
      {said && (
        <AnswerBlock
          answer={said}
          csvHref={searchFilePath(q, understood)}
          jsonHref={withQuery(pathTo('/api/search'), { q })}
        />
      )}
      {said?.kind !== 'unknown' && canFollow(understood) && (
        <GetAlerts address={readingPath(q, { ...understood, sort: null })} />
      )}
      <Beside industries={data.industries} places={data.places} />
      <NeedResults understood={understood} fit={data.fit} labels={labels} now={now} />
      {!isBeside && said?.kind !== 'unknown' && (
        <section className="section" id="results">
          {meta.total === 0 ? (
            !data.fit?.total && <Nothing q={q} answer={answer} labels={labels} />
          ) : (
            <>
              <h2>{title}</h2>
              {womenLed && <p className="small muted">{womenLed}</p>}
              {isFar && <p className="muted">{text.notClose(understood.meaning ?? '')}</p>}
              {data[returns].length === 0 ? (
                <PastTheEnd href={readingPath(q, understood)} />
              ) : (
                <AnswerList data={data} caption={title} />
              )}
              <Pagination
                meta={{ ...meta, current_page: page }}
                totalIs={meta.total_is}
                href={(number) => readingPath(q, understood, number)}
                label={title}
              />
              <p>
                <a href={searchFilePath(q, understood)} rel="nofollow" download>
                  {text.download}
                  <FileRows {...meta} />
                </a>
              </p>
              {hasAmount && <p className="small muted">{text.roundsRule}</p>}
            </>
          )}
        </section>
      )}
    </>
  );
}

/** By its conditions (alerts/followed-list.server.ts). */
const canFollow = ({ returns, filters }: Understood) =>
  returns !== 'people' && (returns === 'rounds' || filters.some(({ column }) => column !== 'rank'));

interface NothingProps {
  q: string;
  answer: QuestionAnswer;
  labels: Labels;
}

/** Which part to leave out, and what that gives. */
function Nothing({ q, answer: { data, meta }, labels }: NothingProps) {
  const { understood } = data;
  const without = meta.without ?? [];
  return (
    <NoMatches
      title={without.length > 0 ? text.nothing : text.nothingAtAll}
      why={without.length > 0 ? text.nothingWhy : undefined}
      links={without.flatMap(({ index, total, total_is }) => {
        const filter = understood.filters[index];
        if (!filter) return [];
        const words = describeFilter(filter, labels);
        return {
          href: withoutFilter(q, understood, index),
          words: text.without(words, total, total_is === 'at_least'),
          rel: 'nofollow',
        };
      })}
    />
  );
}

interface UnderstoodProps {
  q: string;
  understood: Understood;
  labels: Labels;
}

/** The question as understood: each part can be removed or changed. */
function UnderstoodLine({ q, understood, labels }: UnderstoodProps) {
  const { filters, meaning, sort, ignored, other_reading } = understood;
  const chips = filters.map((filter, index) => ({
    label: describeFilter(filter, labels),
    removeHref: withoutFilter(q, understood, index),
  }));
  if (meaning) {
    const removeHref = readingPath(q, { ...understood, meaning: null });
    chips.push({ label: text.about(meaning), removeHref });
  }
  const order = sort ? text.sorts[sort] : undefined;
  if (order) {
    chips.push({ label: order, removeHref: readingPath(q, { ...understood, sort: null }) });
  }
  return (
    <div className="understood">
      {chips.length > 0 && (
        <div className="row filter-chips">
          <span className="small muted">{text.understood}</span>
          <ChipList label={text.understood} chips={chips} />
        </div>
      )}
      <CorrectedWords corrected={understood.corrected} />
      {filters.length > 0 && <EditFilters q={q} understood={understood} labels={labels} />}
      <MorePages understood={understood} />
      {ignored.length > 0 && <p className="small">{text.ignored(ignored)}</p>}
      {other_reading && (
        <p className="small">
          {text.otherReading}{' '}
          <a href={readingPath(q, other_reading)} rel="nofollow">
            {describeReading(other_reading, labels)}
          </a>
        </p>
      )}
    </div>
  );
}

/** Each mistyped word with its correction, and a link that undoes it. */
function CorrectedWords({ corrected }: Pick<Understood, 'corrected'>) {
  if (corrected.length === 0) return null;
  return (
    <ul className="chip-list filter-chips" aria-label={text.corrected.label}>
      {corrected.map(({ written, read, keep }) => (
        <li key={keep}>
          <span className="chip chip-corrected">
            <span>
              {text.corrected.before} <i dir="auto">{written}</i> {text.corrected.between}{' '}
              <b dir="auto">{read}</b>
            </span>
            <a
              href={withQuery(pathTo('/search'), { q: keep })}
              rel="nofollow"
              aria-label={text.corrected.keep(written)}
            >
              {text.corrected.undo}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

function MorePages({ understood: { pages, filters, compared } }: { understood: Understood }) {
  const queried = (column: string) =>
    filters.find((one) => one.column === column && /^(?:equals|includes)$/.test(one.operator))
      ?.query_1;
  const year = filters.find(({ column }) => /^(?:acquired|closed|listed|merged)_on$/.test(column));
  const links = {
    coverage: pathTo('/methodology'),
    comparison: comparePath(compared),
    exits: exitsPath({
      country: queried('country'),
      industry: queried('industry'),
      year: /^\d{4}$/.test(year?.query_1 ?? '') ? Number(year?.query_1) : undefined,
    }),
  };
  return pages.map((page) => (
    <p key={page}>
      <a href={links[page]}>{text.pages[page]}</a>
    </p>
  ));
}

function EditFilters({ q, understood, labels }: UnderstoodProps) {
  const { filters, returns, meaning, sort } = understood;
  const hidden = { q, returns, meaning, sort };
  return (
    <details className="edit-filters">
      <summary>{text.edit}</summary>
      <form action={pathTo('/search')} method="get" className="flow">
        {Object.entries(hidden).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        {filters.map((filter, index) => (
          <div key={`${filter.column} ${filter.words}`} className="row">
            <input type="hidden" name={`f[${index}][column]`} value={filter.column} />
            <input type="hidden" name={`f[${index}][operator]`} value={filter.operator} />
            {(['query_1', 'query_2'] as const).map((part) =>
              filter[part] ? (
                <label key={part} className="field">
                  <span className="small">{describeFilter(filter, labels)}</span>
                  <input
                    className="control"
                    name={`f[${index}][${part}]`}
                    defaultValue={filter[part]}
                  />
                </label>
              ) : null,
            )}
          </div>
        ))}
        <Button type="submit">{text.search}</Button>
      </form>
    </details>
  );
}

import { questionsText, searchText } from '../../text/text.ts';
import { AddStartupLine } from '../../ui/add-startup-line.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { GetAlerts } from '../lists/get-alerts.tsx';
import type { Understood } from '../search/understand/reading.ts';
import { AnswerList, Beside } from './answer-list.tsx';
import type { QuestionAnswer } from './contract.ts';
import { describeFilter, type Labels } from './describe-reading.ts';
import { readingPath, searchFilePath, withoutFilter } from './question-address.ts';
import { UnderstoodLine } from './understood-line.tsx';

const text = questionsText;

/** Nearness in meaning below which an answer is named as no answer. */
const CLOSE_ENOUGH = 0.45;

interface QuestionResultsProps {
  q: string;
  page: number;
  answer: QuestionAnswer;
  /** Names follow: an empty list would only be in their way. */
  isBeside: boolean;
}

export function QuestionResults({ q, page, answer, isBeside }: QuestionResultsProps) {
  const { data, meta } = answer;
  const { understood } = data;
  const { returns } = understood;
  const groups = [...data.industries, ...data.places];
  const labels: Labels = Object.fromEntries(groups.map(({ slug, name }) => [slug, name]));
  const { one, many } = text.returns[returns];
  const title = text.found(meta.total, meta.total_is === 'at_least', meta.total === 1 ? one : many);
  const isFar = understood.meaning !== null && meta.nearness < CLOSE_ENOUGH;
  const hasAmount = understood.filters.some(({ column }) => column.endsWith('amount'));
  return (
    <>
      <UnderstoodLine q={q} understood={understood} labels={labels} />
      {canFollow(understood) && (
        <GetAlerts address={readingPath(q, { ...understood, sort: null })} />
      )}
      <Beside industries={data.industries} places={data.places} />
      {!isBeside && (
        <section className="section" id="results">
          {meta.total === 0 ? (
            <Nothing q={q} answer={answer} labels={labels} />
          ) : (
            <>
              <h2>{title}</h2>
              {isFar && <p className="muted">{text.notClose(understood.meaning ?? '')}</p>}
              {data[returns].length === 0 ? (
                <EmptyState
                  title={searchText.pastTheEnd}
                  action={
                    <ButtonLink href={readingPath(q, understood)}>
                      {searchText.firstPage}
                    </ButtonLink>
                  }
                />
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
    <EmptyState title={without.length > 0 ? text.nothing : text.nothingAtAll}>
      {without.length > 0 && <p>{text.nothingWhy}</p>}
      {without.flatMap(({ index, total, total_is }) => {
        const filter = understood.filters[index];
        return filter ? (
          <p key={index}>
            <a href={withoutFilter(q, understood, index)} rel="nofollow">
              {text.without(describeFilter(filter, labels), total, total_is === 'at_least')}
            </a>
          </p>
        ) : (
          []
        );
      })}
      <AddStartupLine />
    </EmptyState>
  );
}

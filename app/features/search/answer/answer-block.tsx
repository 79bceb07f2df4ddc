// The answer as the page says it: the sentence, what it leaves out, how it is beside others.

import type { ReactNode } from 'react';
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { ChartOfType } from '../../../charts/chart-of-type.tsx';
import { FigureWays } from '../../../charts/figure-block.tsx';
import { chartsText, marksText, answersText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Written } from '../../../ui/values.tsx';
import { figureFiles } from '../../figures/figure-links.ts';
import type { Answer, AnswerRow } from './contract.ts';

interface AnswerBlockProps {
  answer: Answer;
  /** Of what it is made of. */
  csvHref: string;
  jsonHref: string;
}

export function AnswerBlock({ answer, csvHref, jsonHref }: AnswerBlockProps) {
  const { kind, chart, figure, rows, unit, sources } = answer;
  const isKnown = kind !== 'unknown';
  return (
    <section className="answer" aria-labelledby="answer">
      <div>
        <h1 className="answer-said" id="answer">
          {markFigure(answer)}
        </h1>
        <Facts answer={answer} />
        {isKnown && <Ways answer={answer} csvHref={csvHref} jsonHref={jsonHref} />}
        {isKnown && !chart && <Foot answer={answer} />}
        {sources.length > 0 && <Sources sources={sources} />}
      </div>
      {chart ? (
        <figure className="answer-chart">
          <figcaption>
            <h2 className="h3">{chart.title}</h2>
            <p className="small muted">{chartsText.units[chart.unit]}</p>
          </figcaption>
          <ChartOfType chart={chart} id="answer-chart" />
          <Foot answer={answer} />
        </figure>
      ) : (
        rows.length > 0 && (
          <Bars
            rows={rows}
            figure={figure}
            isMoney={unit === 'usd'}
            isOfPeople={kind === 'person'}
          />
        )
      )}
    </section>
  );
}

/** The records, and the figure they make. */
function Ways({ answer, csvHref, jsonHref }: AnswerBlockProps) {
  const { figures_href: chart, records_href } = answer;
  return (
    <div className="row answer-ways">
      {records_href && <ButtonLink href={records_href}>{sayRecords(answer)}</ButtonLink>}
      {chart && <a href={chart}>{text.explore}</a>}
      {!chart && (
        <a href={csvHref} rel="nofollow" download>
          {text.csv}
        </a>
      )}
      <a href={jsonHref} rel="nofollow">
        {text.json}
      </a>
    </div>
  );
}

/** All the ways that the figure can be taken along, under its chart. */
function Foot({ answer: { sentence, figures_href: chart, as_of } }: { answer: Answer }) {
  if (!chart) return null;
  return (
    <div className="figure-foot answer-foot">
      <FigureWays
        title={sentence}
        links={{ chart, table: `${chart}#same-figures`, ...figureFiles(chart) }}
        asOf={as_of}
      />
    </div>
  );
}

function sayRecords({ records }: Answer): string {
  return records ? text.records(records.all) : text.record;
}

/** The words that are the answer stand out in it. */
function markFigure({ sentence, figure }: Answer): ReactNode {
  const at = figure ? sentence.indexOf(figure) : -1;
  if (!figure || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <em>{figure}</em>
      {sentence.slice(at + figure.length)}
    </>
  );
}

function Facts({ answer: { kind, left_out, beside } }: { answer: Answer }) {
  const facts = [
    ...(left_out.length > 0
      ? [{ label: text.labels.leftOut, says: left_out.join(marksText.semicolon), href: null }]
      : []),
    ...beside,
    ...(kind === 'unknown' ? [{ label: text.labels.mind, says: text.knows, href: null }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="answer-facts">
      {facts.map(({ label, says, href }) => (
        <div key={`${label} ${says}`}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{says}</a> : says}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ sources }: Pick<Answer, 'sources'>) {
  return (
    <p className="small muted">
      {text.sources}
      {marksText.colon}
      {sources.map(({ publisher, url }, at) => (
        <span key={url}>
          {at > 0 && ' · '}
          <a href={url} rel="noopener">
            {publisher ?? new URL(url).hostname}
          </a>
        </span>
      ))}
    </p>
  );
}

const WHOLE = 100;

interface BarsProps {
  rows: readonly AnswerRow[];
  /** The row of this name is marked, else the first. */
  figure: string | null;
  isMoney: boolean;
  isOfPeople: boolean;
}

/** The first few, with a bar each where they are numbers. */
function Bars({ rows, figure, isMoney, isOfPeople }: BarsProps) {
  const numbers = rows.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const isDrawn = rows.length > 1 && numbers.length === rows.length && rows.every(hasRecords);
  const most = Math.max(...numbers, 1);
  const marked = Math.max(
    0,
    rows.findIndex(({ label }) => label === figure),
  );
  // What somebody is to a startup is a text of the record.
  const showValue = (value: number | string) => {
    const said = sayValue(value, isMoney);
    return isOfPeople && said !== text.roles.founder ? <Written>{said}</Written> : said;
  };
  return (
    <ol className={isDrawn ? 'answer-bars' : 'answer-bars is-plain'}>
      {rows.map(({ label, value, href }, at) => (
        <li key={label}>
          {href ? <a href={href}>{label}</a> : <span>{label}</span>}
          {isDrawn && typeof value === 'number' && (
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={at === marked ? 'c2' : 'k'}
                width={(value / most) * WHOLE}
                height="8"
              />
            </svg>
          )}
          {value !== null && <b>{showValue(value)}</b>}
        </li>
      ))}
    </ol>
  );
}

const hasRecords = ({ records }: AnswerRow) => records !== null;

/** Years and small counts stand as they are. */
function sayValue(value: number | string, isMoney: boolean): string {
  if (typeof value === 'string') return value;
  if (isMoney) return abbreviateUsd(value);
  return value > FIRST_YEAR && value < LAST_YEAR ? String(value) : formatCount(value);
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

import { z } from 'zod';
import { semanticSearchPath } from '../../base/paths.ts';
import { taglineOf } from '../../catalogue/tagline.tsx';
import { FollowableRow } from '../../follows/follow-button.tsx';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { marksText, semanticText as text } from '../../text/text.ts';
import { Submit } from '../../ui/button.tsx';
import { Textarea } from '../../ui/fields.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { type SemanticResult, searchSemantically } from './by-meaning.server.ts';
import { MAX_SEMANTIC_LENGTH, type SemanticHit, semanticQuestion } from './contract.ts';

const pageQuery = z.object({
  q: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    semanticQuestion.optional(),
  ),
});

export const semanticSearchPage: Page = page({
  cache: 'public',
  async load(context) {
    const { q } = readQuery(pageQuery, context.url);
    return q ? { q, result: await searchSemantically(context, q) } : { q: '', result: null };
  },
  head: ({ q }) => ({
    title: q ? text.searchTitle(q) : text.title,
    description: text.description,
    isTool: true,
    canonical: semanticSearchPath(),
    noindex: q !== '',
  }),
  body: ({ q, result }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <QuestionForm q={q} />
      {result && <Results q={q} result={result} />}
    </>
  ),
});

function QuestionForm({ q }: { q: string }) {
  return (
    <search aria-label={text.search}>
      <form className="question-form" action={semanticSearchPath()} method="get">
        <Textarea
          id="q"
          label={text.label}
          rows={3}
          maxLength={MAX_SEMANTIC_LENGTH}
          defaultValue={q}
          required
        />
        <Submit>{text.submit}</Submit>
      </form>
      <p className="question-examples">
        {text.try}
        {marksText.colon.trimEnd()}
        {text.examples.map((example) => (
          <a key={example} href={semanticSearchPath(example)}>
            {example}
          </a>
        ))}
      </p>
    </search>
  );
}

function Results({ q, result: { hits, notice } }: { q: string; result: SemanticResult }) {
  return (
    <section className="section" id="results">
      {hits.length > 0 && <h2>{text.found(hits.length)}</h2>}
      {notice && (
        <Notice type="warning">
          <p>{text.notices[notice]}</p>
        </Notice>
      )}
      {hits.length === 0 && <EmptyState title={text.byName(q)}>{text.byNameWhy}</EmptyState>}
      {hits.length > 0 && (
        <ol className="rows semantic-hits">
          {hits.map((hit) => (
            <li key={hit.slug}>
              <Hit {...hit} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Hit({ tagline, country, status, score, matched, ...startup }: SemanticHit) {
  const reasons = matched.map(({ asked, found }) => {
    const isSame = asked.toLowerCase() === found.toLowerCase();
    return isSame ? text.same(found) : text.answers(asked, found);
  });
  return (
    <>
      <FollowableRow kind="startup" of={startup} tagline={taglineOf(status, tagline)}>
        {score !== null && <span className="semantic-score">{closenessOf(score)}</span>}
      </FollowableRow>
      <p className="semantic-why">
        <span className="visually-hidden">
          {text.why}
          {marksText.colon}
        </span>
        {!matched.some(({ found }) => found === country) && <bdi>{country}</bdi>}
        {(reasons.length > 0 ? reasons : [text.byVector]).map((reason) => (
          <span className="chip" key={reason} dir="auto">
            {reason}
          </span>
        ))}
      </p>
    </>
  );
}

const VERY_CLOSE = 0.7;
const CLOSE = 0.5;
const RELATED = 0.25;

function closenessOf(score: number): string {
  const { veryClose, close, related, distant } = text.closeness;
  if (score >= VERY_CLOSE) return veryClose;
  if (score >= CLOSE) return close;
  return score >= RELATED ? related : distant;
}

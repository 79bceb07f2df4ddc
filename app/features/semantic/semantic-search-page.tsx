import { z } from 'zod';
import { semanticSearchPath } from '../../base/paths.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { semanticText as text } from '../../text/text.ts';
import { question } from './contract.ts';
import { searchSemantically } from './queries.server.ts';
import { QuestionForm } from './question-form.tsx';
import { SemanticResults } from './semantic-results.tsx';

const pageQuery = z.object({
  q: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    question.optional(),
  ),
});

export const semanticSearchPage: Page = page({
  async load(context) {
    const { q } = readQuery(pageQuery, context.url);
    return q ? { q, result: await searchSemantically(context, q) } : { q: '', result: null };
  },
  head: ({ q }) => ({
    title: q ? text.searchTitle(q) : text.title,
    description: text.description,
    canonical: semanticSearchPath(),
    noindex: q !== '',
  }),
  body: ({ q, result }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <QuestionForm q={q} />
      {result && <SemanticResults q={q} {...result} />}
    </>
  ),
});

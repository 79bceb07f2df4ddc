import { semanticText as text } from '../../text/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FollowableRow } from '../follows/followable-row.tsx';
import { sayFate } from '../startups/say-fate.ts';
import type { SemanticHit } from './contract.ts';
import type { SemanticResult } from './queries.server.ts';

type SemanticResultsProps = Pick<SemanticResult, 'hits' | 'notice'> & { q: string };

export function SemanticResults({ q, hits, notice }: SemanticResultsProps) {
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

function Hit({ name, slug, logo, tagline, country, status, score, matched }: SemanticHit) {
  const reasons = matched.map(({ asked, found }) =>
    isSame(asked, found) ? text.same(found) : text.answers(asked, found),
  );
  return (
    <>
      <FollowableRow
        kind="startup"
        name={name}
        slug={slug}
        logo={logo}
        tagline={[sayFate(status), tagline].filter(Boolean).join(' · ')}
      >
        {score !== null && <span className="semantic-score">{closenessOf(score)}</span>}
      </FollowableRow>
      <p className="semantic-why">
        <span className="visually-hidden">{text.why}: </span>
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

function isSame(asked: string, found: string): boolean {
  return asked.toLowerCase() === found.toLowerCase();
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

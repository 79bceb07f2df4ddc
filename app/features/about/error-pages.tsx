import { notFoundText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { mainLinks } from '../../ui/navigation.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { WeaveMark } from '../../ui/weave-mark.tsx';
import type { Suggestion } from '../search/contract.ts';
import { NearestNames } from '../search/name-results.tsx';

interface NotFoundContentProps {
  /** The name in the address, or ''. */
  lookedFor: string;
  nearest: readonly Suggestion[];
}

export function NotFoundContent({ lookedFor, nearest }: NotFoundContentProps) {
  const words = lookedFor.replaceAll(/[-_]+/g, ' ').trim();
  return (
    <div className="grid not-found">
      <div className="col-8 flow">
        <h1>{text.heading}</h1>
        {lookedFor && (
          <p className="lead">
            {text.lookedFor} <bdi className="not-found-words">{lookedFor}</bdi>
          </p>
        )}
        <NearestNames nearest={nearest} />
        <SearchForm id="not-found-search" label={text.search} query={words} />
        <section className="section">
          <h2 className="h3">{text.popular}</h2>
          <ul className="link-list">
            {[...mainLinks, { href: '/', label: text.home }].map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="col-4">
        <WeaveMark name={lookedFor || text.title} className="not-found-cloth" isTorn />
      </div>
    </div>
  );
}

interface ErrorContentProps {
  message: string;
  /** Path and query to retry. */
  retry: string;
  requestId: string;
}

export function ErrorContent({ message, retry, requestId }: ErrorContentProps) {
  return (
    <div className="flow">
      <h1>{text.errorTitle}</h1>
      <p className="lead">{message}</p>
      <p>{text.errorHelp}</p>
      <p>
        <ButtonLink href={retry} look="primary" rel="nofollow">
          {text.retry}
        </ButtonLink>
      </p>
      <p className="small">
        <bdi>{text.requestId(requestId)}</bdi>
      </p>
    </div>
  );
}

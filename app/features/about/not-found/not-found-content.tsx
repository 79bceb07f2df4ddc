import { notFoundText as text } from '../../../text/text.ts';
import { mainLinks } from '../../../ui/navigation.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { WeaveMark } from '../../../ui/weave-mark.tsx';
import { NearestNames } from '../../search/nearest-names.tsx';
import type { Suggestion } from '../../search/suggestion-contract.ts';

interface NotFoundContentProps {
  /** What the address named, or ''. */
  lookedFor: string;
  nearest: readonly Suggestion[];
}

const POPULAR = [...mainLinks, { href: '/', label: text.home }];

export function NotFoundContent({ lookedFor, nearest }: NotFoundContentProps) {
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
        <SearchForm id="not-found-search" label={text.search} query={toWords(lookedFor)} />
        <section className="section">
          <h2 className="h3">{text.popular}</h2>
          <ul className="link-list">
            {POPULAR.map(({ href, label }) => (
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

function toWords(slug: string): string {
  return slug.replaceAll(/[-_]+/g, ' ').trim();
}

import { searchPath, semanticSearchPath } from '../../base/paths.ts';
import { questionsText, searchText as text } from '../../text/text.ts';
import { mainLinks } from '../../ui/navigation.ts';
import { advancedSearchPath } from '../search/advanced-search-path.ts';

/** Questions in five languages. */
export function Examples() {
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

export function Popular() {
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

export function OtherWays({ q }: { q: string }) {
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

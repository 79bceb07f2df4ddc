import { advancedSearchText as text } from '../../text/text.ts';
import { listExamples } from './examples.ts';

export function SearchStart() {
  return (
    <section className="section prose">
      <h2>{text.startTitle}</h2>
      <p>{text.start}</p>
      <p>{text.tryOne}</p>
      <ul className="search-examples">
        {listExamples().map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

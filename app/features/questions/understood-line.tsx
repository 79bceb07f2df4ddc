import { comparePath, exitsPath, pathTo } from '../../base/paths.ts';
import { questionsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ChipList } from '../../ui/chip.tsx';
import type { Understood } from '../search/understand/reading.ts';
import { describeFilter, describeReading, type Labels } from './describe-reading.ts';
import { readingPath, withoutFilter } from './question-address.ts';

interface UnderstoodProps {
  q: string;
  understood: Understood;
  labels: Labels;
}

/** How the question was read: each part can be removed or changed. */
export function UnderstoodLine({ q, understood, labels }: UnderstoodProps) {
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

import type { z } from 'zod';
import { advancedSearchText as text } from '../../text/text.ts';
import { COLUMN_KINDS } from '../filters/filter-columns.ts';
import type { searchColumnsAnswer } from './advanced-contract.ts';

type FilterHelpProps = Pick<z.output<typeof searchColumnsAnswer>, 'data' | 'operators'>;

export function FilterHelp({ data, operators }: FilterHelpProps) {
  return (
    <details className="filter-help">
      <summary>{text.operatorsTitle}</summary>
      <dl>
        {COLUMN_KINDS.map((kind) => {
          const columns = data.filter((column) => column.kind === kind);
          const fitting = operators.filter(({ name }) => columns[0]?.operators.includes(name));
          return (
            <div key={kind}>
              <dt>
                {text.kinds[kind]}: {columns.map(({ label }) => label).join(', ')}
              </dt>
              <dd>{fitting.map(({ label }) => label).join(', ')}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

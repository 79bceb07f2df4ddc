import { searchText, advancedSearchText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/option-control.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { SHOWN_COLUMNS, type ShownColumn } from './search-address.ts';

interface ColumnPickerProps {
  columns: readonly ShownColumn[];
  /** Id of the filter form, which submits the choice. */
  form: string;
}

export function ColumnPicker({ columns, form }: ColumnPickerProps) {
  return (
    <details className="column-picker">
      <summary>{text.chooseColumns}</summary>
      <OptionGroup id="columns" legend={text.columnsLegend}>
        <div className="column-choices">
          {SHOWN_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              id={`columns-${column}`}
              name="columns"
              value={column}
              form={form}
              label={searchText.columns[column]}
              defaultChecked={columns.includes(column)}
            />
          ))}
        </div>
      </OptionGroup>
      <Button type="submit" form={form}>
        {text.applyColumns}
      </Button>
    </details>
  );
}

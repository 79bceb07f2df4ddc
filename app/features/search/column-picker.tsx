import { searchText, advancedSearchText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { SHOWN_COLUMNS, type ShownColumn } from './search-address.ts';

interface ColumnPickerProps {
  columns: readonly ShownColumn[];
  /** The id of the form the choice is sent with, so that the filters stay. */
  form: string;
}

/** Which columns the table shows, in a fold. */
export function ColumnPicker({ columns, form }: ColumnPickerProps) {
  return (
    <details className="column-picker">
      <summary>{text.chooseColumns}</summary>
      <fieldset>
        <legend className="visually-hidden">{text.columnsLegend}</legend>
        <div className="column-choices">
          {SHOWN_COLUMNS.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                name="columns"
                value={name}
                form={form}
                defaultChecked={columns.includes(name)}
              />{' '}
              {searchText.columns[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" form={form}>
        {text.applyColumns}
      </Button>
    </details>
  );
}

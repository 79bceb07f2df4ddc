import type { ReactNode } from 'react';
import { listingText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNotes } from '../../ui/field.tsx';
import type { Row } from './drafts.server.ts';

interface RowGroupProps {
  /** Also the id that an error of the whole list leads to. */
  list: 'rounds' | 'founders';
  legend?: string;
  hint: string;
  error?: string;
  rows: readonly Row[];
  isAdded: boolean;
  most: number;
  nameOf: (number: number) => string;
  removeOf: (number: number) => string;
  children: (index: number, row: Row) => ReactNode;
}

/** A list of boxes, an empty one where there is none or it was asked for. */
export function RowGroup(props: RowGroupProps) {
  const { list, legend, hint, error, rows, isAdded, most, nameOf, removeOf, children } = props;
  const hasEmpty = rows.length === 0 || (isAdded && rows.length < most);
  const shown = hasEmpty ? [...rows, {}] : rows;
  return (
    <div id={list} className="row-group">
      {legend && <h2 className="h3">{legend}</h2>}
      <FieldNotes id={list} hint={hint} error={error} />
      {shown.map((row, index) => {
        const key = `${list}-${index}`;
        return (
          <fieldset key={key} id={key} className="row-box">
            <legend className="field-label">{nameOf(index + 1)}</legend>
            {children(index, row)}
            {index < rows.length && (
              <Button type="submit" look="quiet" name="action" value={`remove-${key}`}>
                {removeOf(index + 1)}
              </Button>
            )}
          </fieldset>
        );
      })}
      {rows.length < most && (
        <Button type="submit" name="action" value={`add-${list}`}>
          {list === 'rounds' ? text.addRound : text.addFounder}
        </Button>
      )}
    </div>
  );
}

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
  most: number;
  nameOf: (number: number) => string;
  removeOf: (number: number) => string;
  children: (index: number, row: Row) => ReactNode;
}

/** A list of boxes with an empty one at the end. Adding and removing submit the form. */
export function RowGroup(props: RowGroupProps) {
  const { list, legend, hint, error, rows, most, nameOf, removeOf, children } = props;
  const shown = rows.length < most ? [...rows, {}] : rows;
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
      {shown.length > rows.length && (
        <Button type="submit" name="action" value={`add-${list}`}>
          {list === 'rounds' ? text.addRound : text.addFounder}
        </Button>
      )}
    </div>
  );
}

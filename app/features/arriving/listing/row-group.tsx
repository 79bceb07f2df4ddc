import type { ReactNode } from 'react';
import { listingText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldNotes } from '../../../ui/fields.tsx';
import { MAX_FOUNDERS, MAX_ROUNDS } from './contract.ts';
import type { ListingForm } from './listing-state.server.ts';

const LISTS = {
  rounds: {
    most: MAX_ROUNDS,
    labels: text.roundFields as Record<string, string>,
    nameOf: text.round,
    removeOf: text.removeRound,
    add: text.addRound,
  },
  founders: {
    most: MAX_FOUNDERS,
    labels: text.founderFields as Record<string, string>,
    nameOf: text.founder,
    removeOf: text.removeFounder,
    add: text.addFounder,
  },
};

interface RowGroupProps {
  form: ListingForm;
  /** Also the id that an error of the whole list leads to. */
  list: keyof typeof LISTS;
  legend?: string;
  /** The controls of a row; `of` has the props of each by its field. */
  children: (of: (field: string) => ReturnType<typeof propsOf>) => ReactNode;
}

/** A list of boxes, an empty one where there is none or it was asked for. */
export function RowGroup({ form, list, legend, children }: RowGroupProps) {
  const { most, nameOf, removeOf, add } = LISTS[list];
  const rows = form.typed[list] ?? [];
  const hasEmpty = rows.length === 0 || (form.added === list && rows.length < most);
  const shown = hasEmpty ? [...rows, {}] : rows;
  return (
    <div id={list} className="row-group">
      {legend && <h2 className="h3">{legend}</h2>}
      <FieldNotes id={list} hint={text.hints[list]} error={form.errors[list]} />
      {shown.map((_, index) => {
        const key = `${list}-${index}`;
        return (
          <fieldset key={key} id={key} className="row-box">
            <legend className="field-label">{nameOf(index + 1)}</legend>
            {children((field) => propsOf(form, list, index, field))}
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
          {add}
        </Button>
      )}
    </div>
  );
}

/** `rounds[0][date]` */
function propsOf(form: ListingForm, list: keyof typeof LISTS, index: number, field: string) {
  return {
    id: `${list}-${index}-${field}`,
    name: `${list}[${index}][${field}]`,
    label: LISTS[list].labels[field] ?? field,
    error: form.errors[`${list}.${index}.${field}`],
    defaultValue: form.typed[list]?.[index]?.[field] ?? '',
  };
}

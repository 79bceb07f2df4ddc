import { use } from 'react';
import { pathTo, withQuery } from '../../base/paths.ts';
import { ownListsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type DataTableProps } from '../../ui/data-table.tsx';
import { XsrfContext } from '../../ui/post-form.tsx';

interface Named {
  slug: string;
  name: string;
}

/** The kind of rows of a table, for selecting them. */
export interface Selects<Row> {
  kind: 'startup' | 'investor' | 'person';
  of(row: Row): Named;
}

export const STARTUP_ROWS: Selects<Named> = { kind: 'startup', of: (row) => row };
export const INVESTOR_ROWS: Selects<Named> = { kind: 'investor', of: (row) => row };
export const PERSON_ROWS: Selects<Named> = { kind: 'person', of: (row) => row };

interface SelectableTableProps<Row> extends DataTableProps<Row> {
  /** None: rows cannot be selected. */
  selects?: Selects<NoInfer<Row>> | undefined;
}

/** A member's follows at once; a visitor's leads to the selection, which asks to sign in. */
function FollowButton() {
  const xsrf = use(XsrfContext);
  const at = withQuery(pathTo('/selection'), { do: 'follow' });
  const how = xsrf
    ? ({ formMethod: 'post', formAction: at, name: '_xsrf', value: xsrf } as const)
    : ({ name: 'to', value: 'follow' } as const);
  return (
    <Button type="submit" {...how}>
      {text.selection.follow}
    </Button>
  );
}

/** A table whose rows can be selected, and what can be done with those that are. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>) {
  const { selects, ...table } = props;
  if (!selects) return <DataTable {...table} />;
  const { kind, of } = selects;
  return (
    <form className="selects" action={pathTo('/selection')}>
      <DataTable
        {...table}
        tickAll={text.selection.all}
        tick={(row) => {
          const { slug, name } = of(row);
          return { name: kind, value: slug, label: text.select(name) };
        }}
      />
      <fieldset className="select-bar" aria-label={text.selection.bar}>
        <b>{text.selection.selected}</b>
        <Button type="submit" look="primary">
          {text.selection.addToList}
        </Button>
        {kind === 'startup' && (
          <Button type="submit" name="to" value="compare">
            {text.compare}
          </Button>
        )}
        {kind !== 'person' && <FollowButton />}
        <Button type="submit" formAction={pathTo('/selection.xlsx')}>
          {text.xlsx}
        </Button>
        <Button type="submit" formAction={pathTo('/selection.csv')}>
          {text.csv}
        </Button>
      </fieldset>
    </form>
  );
}

import { listPagesText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/fields.tsx';
import { PhoneFold } from '../../ui/lists.tsx';
import type { FormField } from './form-fields.ts';
import { formatValue, type ListShape, type ListView, type Triple } from './list-address.ts';

interface ListFormProps {
  shape: ListShape;
  view: ListView;
  fields: readonly FormField[];
  /** Under "More filters", open where one of them is set. */
  moreFields: readonly FormField[];
  label: string;
}

/** Filters above a list. What a field cannot show stays in a hidden one. */
export function ListForm({ shape, view, fields, moreFields, label }: ListFormProps) {
  const shown = new Set<Triple>();
  const toControl = (field: FormField) => {
    const { column } = field;
    const set = view.filters.find((one) => one.column === column && canShow(field, one));
    if (set) shown.add(set);
    return <Control key={column} field={field} set={set} option={view.options[column]} />;
  };
  const controls = fields.map(toControl);
  const more = moreFields.map(toControl);
  const isMoreSet = view.filters.some(
    (one) => shown.has(one) && moreFields.some(({ column }) => column === one.column),
  );
  const hidden = view.filters.filter((one) => !shown.has(one));
  return (
    <search aria-label={label}>
      <form className="list-form" action={shape.path} method="get">
        {hidden.map((triple) => (
          <input
            key={triple.column}
            type="hidden"
            name={triple.column}
            value={formatValue(triple)}
          />
        ))}
        {view.sort && <input type="hidden" name="sort" value={view.sort} />}
        <PhoneFold count={view.filters.length}>
          <div className="list-fields">{controls}</div>
          {more.length > 0 && (
            <details className="list-more" open={isMoreSet}>
              <summary>{text.moreFilters}</summary>
              <div className="list-fields">{more}</div>
            </details>
          )}
          <Button type="submit" look="primary">
            {text.show}
          </Button>
        </PhoneFold>
      </form>
    </search>
  );
}

interface ControlProps {
  field: FormField;
  set: Triple | undefined;
  option: string | undefined;
}

function Control({ field, set, option }: ControlProps) {
  const { column, label, hint } = field;
  if ('options' in field) {
    return (
      <Select
        id={column}
        label={label}
        emptyLabel={field.anyLabel}
        options={field.options}
        defaultValue={option ?? (set ? formatValue(set) : '')}
      />
    );
  }
  if (field.kind === 'text') {
    return (
      <TextInput
        id={column}
        label={label}
        hint={hint}
        maxLength={200}
        autoComplete="off"
        defaultValue={set ? formatValue(set) : ''}
      />
    );
  }
  const { from, to } = endsOf(set);
  return (
    <Field id={`${column}_from`} label={label} hint={hint}>
      <span className="list-range">
        <input
          className="control"
          id={`${column}_from`}
          name={`${column}_from`}
          placeholder={field.from}
          inputMode={field.inputMode}
          maxLength={40}
          defaultValue={from}
        />
        <input
          className="control"
          name={`${column}_to`}
          aria-label={text.upTo(label)}
          placeholder={field.to}
          inputMode={field.inputMode}
          maxLength={40}
          defaultValue={to}
        />
      </span>
    </Field>
  );
}

function canShow(field: FormField, triple: Triple): boolean {
  if (field.kind === 'range') return ['equals', 'gte', 'lte', 'between'].includes(triple.operator);
  if (field.kind === 'text') return ['equals', 'includes', 'contains'].includes(triple.operator);
  return (
    field.kind === 'select' && field.options.some(({ value }) => value === formatValue(triple))
  );
}

function endsOf({ operator, query_1 = '', query_2 = '' }: Partial<Triple> = {}) {
  if (operator === 'equals') return { from: query_1, to: query_1 };
  return operator === 'lte' ? { from: '', to: query_1 } : { from: query_1, to: query_2 };
}

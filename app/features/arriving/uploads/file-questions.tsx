// A form for the detected meaning of each column, and for what the file leaves open.
import { uploadPath } from '../../../base/desk-paths.ts';
import { INVESTOR } from '../../../catalogue/investor.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { uploadsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Checkbox, Select, TextInput } from '../../../ui/fields.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { DATE_ORDERS, DECIMAL_SIGNS, listFields, UNITS, type UploadKind } from './contract.ts';
import type { UploadColumn, UploadLook } from './look-at-upload.server.ts';
import type { Upload } from './uploads.server.ts';

interface QuestionsProps {
  upload: Upload;
  look: UploadLook;
  errors: Record<string, string>;
  isModerator: boolean;
}

export function FileQuestions({ upload, look, errors, isModerator }: QuestionsProps) {
  const { uuid, version, kind, answers, state } = upload;
  const { columns, sheets, sheet, rowsCount, missing } = look;
  const unit = look.questions.find(({ about }) => about === 'unit');
  const totals = look.questions.find(({ about }) => about === 'totals');
  const hasAmounts = kind === 'deals' || kind === 'rounds';
  return (
    <PostForm
      action={uploadPath(uuid, isModerator)}
      className="section"
      fields={{ step: 'check', version }}
    >
      <h2>{text.columns}</h2>
      <p className="muted">
        {rowsCount !== null && `${text.rowsRead(rowsCount, sheet)}. `}
        {text.columnsHow}
      </p>
      {missing && <p className="field-error">{text.missing(missing)}</p>}
      <ColumnTable kind={kind} columns={columns} />
      <div className="listing-form section">
        <h2>{text.questions}</h2>
        {sheets.length > 1 && (
          <Select
            id="sheet"
            label={text.sheet}
            defaultValue={sheet ?? ''}
            options={sheets.map((name) => ({ value: name, label: name }))}
          />
        )}
        {hasAmounts && (
          <Select
            id="unit"
            label={unit ? text.unit(unit.header) : text.unitPlain}
            defaultValue={answers.unit}
            emptyLabel={text.unitAsCells}
            options={Object.keys(UNITS).map((one) => ({
              value: one,
              label: text.units[one as keyof typeof UNITS],
            }))}
          />
        )}
        {hasAmounts && (
          <Select
            id="decimals"
            label={text.decimals}
            defaultValue={answers.decimals}
            emptyLabel={text.asShown}
            options={DECIMAL_SIGNS.map((one) => ({ value: one, label: text.decimalSigns[one] }))}
          />
        )}
        {kind !== 'investors' && (
          <Select
            id="date_order"
            label={text.dateOrder}
            defaultValue={answers.date_order}
            emptyLabel={text.asShown}
            options={DATE_ORDERS.map((one) => ({ value: one, label: text.dateOrders[one] }))}
          />
        )}
        {(totals || answers.are_rounds) && (
          <Checkbox
            id="are_rounds"
            label={text.areRounds}
            hint={totals && text.totals(totals.header)}
            defaultChecked={answers.are_rounds !== undefined}
          />
        )}
        <TextInput
          id="source_url"
          type="url"
          label={text.source}
          hint={text.sourceHint}
          error={errors.source_url}
          defaultValue={answers.source_url}
          optional
        />
        <TextInput
          id="publisher"
          label={text.publisher}
          error={errors.publisher}
          defaultValue={answers.publisher}
          optional
        />
        <div className="row listing-buttons">
          <Button type="submit" look={state === 'open' ? 'primary' : undefined} large>
            {state === 'open' ? text.check : text.checkAgain}
          </Button>
        </div>
      </div>
    </PostForm>
  );
}

function ColumnTable({ kind, columns }: { kind: UploadKind; columns: readonly UploadColumn[] }) {
  const heads = text.columnHeads;
  const options = listFields(kind).map((field) => ({ field, label: sayField(kind, field) }));
  return (
    <DataTable
      caption={text.columns}
      cardsOnXs
      rows={columns}
      columns={[
        { label: heads.header, cell: ({ header }) => <span dir="auto">{header}</span> },
        {
          label: heads.samples,
          isProse: true,
          cell: ({ samples }) => <span dir="auto">{samples.join(' · ')}</span>,
        },
        {
          label: heads.field,
          cell: ({ header, field }, number) => (
            <>
              <input type="hidden" name={`header[${number}]`} value={header} />
              <select
                className="control"
                name={`field[${number}]`}
                aria-label={text.takenFor(header)}
                defaultValue={field}
              >
                <option value="">{text.unused}</option>
                {options.map((one) => (
                  <option key={one.field} value={one.field}>
                    {one.label}
                  </option>
                ))}
              </select>
            </>
          ),
        },
      ]}
    />
  );
}

/** As the forms call it, otherwise its name. */
function sayField(kind: UploadKind, name: string): string {
  const fields =
    kind === 'startups' ? STARTUP : kind === 'investors' ? INVESTOR : { ...STARTUP, ...ROUND };
  const label = Object.entries(fields).find(([one]) => one === name)?.[1].label;
  return label ?? text.fields[name] ?? name;
}

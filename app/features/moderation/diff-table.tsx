import { moderationText as text } from '../../text/text.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import type { EditField } from '../listing/edit-contract.ts';
import { factLabelOf, labelOf } from '../listing/startup-facts.server.ts';
import type { SubmissionView } from './load-submission.server.ts';

export function DiffTable({ data }: { data: SubmissionView }) {
  const { sent, fields, known, edit } = data;
  const sentColumn: DataColumn<EditField> = {
    key: 'sent',
    label: text.diffColumns.sent,
    cell: (field) => <Sent value={sent[field]} isNew={isNew(data, field)} />,
  };
  const knownColumns = known.map(
    (one): DataColumn<EditField> => ({
      key: one.slug,
      label: edit ? text.diffColumns.known : text.knownOf(one.name),
      cell: (field) => (
        <Known value={one.facts[field]} isGoing={Boolean(edit) && isReplaced(field)} />
      ),
    }),
  );
  return (
    <div className="diff">
      <DataTable
        caption={text.diffColumns.fact}
        captionHidden
        rows={fields}
        getKey={(field) => field}
        columns={[
          { key: 'fact', label: text.diffColumns.fact, cell: edit ? labelOf : factLabelOf },
          ...(edit ? [...knownColumns, sentColumn] : [sentColumn, ...knownColumns]),
        ]}
      />
    </div>
  );
}

/** Whether an edit of this field replaces the listed value; a founder is added. */
function isReplaced(field: EditField): boolean {
  return field !== 'founder' && field !== 'other';
}

function isNew({ sent, known }: SubmissionView, field: EditField): boolean {
  return known.length > 0 && known.every(({ facts }) => (facts[field] ?? null) !== sent[field]);
}

function Sent({ value, isNew }: { value?: string | null; isNew: boolean }) {
  if (!value) return text.unknown;
  return isNew ? <ins dir="auto">{value}</ins> : <span dir="auto">{value}</span>;
}

function Known({ value, isGoing }: { value?: string | null; isGoing: boolean }) {
  if (!value) return text.unknown;
  return isGoing ? <del dir="auto">{value}</del> : <span dir="auto">{value}</span>;
}

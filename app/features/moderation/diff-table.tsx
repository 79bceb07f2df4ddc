import { moderationText as text } from '../../text/text.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { factLabel, sayFact } from '../corrections/fact-words.ts';
import { factLabelOf } from '../listing/startup-facts.server.ts';
import type { SubmissionView } from './load-submission.server.ts';

export function DiffTable({ data }: { data: SubmissionView }) {
  const { sent, fields, known, edit } = data;
  const sentColumn: DataColumn<string> = {
    key: 'sent',
    label: text.diffColumns.sent,
    cell: (field) => (
      <Sent
        value={edit ? sayFact(field, sent[field] ?? null) : sent[field]}
        isNew={isNew(data, field)}
      />
    ),
  };
  const knownColumns = known.map(
    (one): DataColumn<string> => ({
      key: one.slug,
      label: edit
        ? text.diffColumns[data.isWaiting ? 'known' : 'knownThen']
        : text.knownOf(one.name),
      cell: (field) => (
        <Known
          value={edit ? sayFact(field, one.facts[field] ?? null) : one.facts[field]}
          isGoing={Boolean(edit) && isReplaced(field)}
        />
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
          { key: 'fact', label: text.diffColumns.fact, cell: edit ? factLabel : factLabelOf },
          ...(edit ? [...knownColumns, sentColumn] : [sentColumn, ...knownColumns]),
        ]}
      />
    </div>
  );
}

/** Whether an edit of this field replaces the listed value; a founder is added. */
function isReplaced(field: string): boolean {
  return field !== 'founder' && field !== 'other';
}

function isNew({ sent, known }: SubmissionView, field: string): boolean {
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

import type { RecordFacts } from '../../../catalogue/facts.server.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { moderationText as text } from '../../../text/text.ts';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import type { SubmissionView } from './load-submission.server.ts';

export function DiffTable({ data }: { data: SubmissionView }) {
  const { sent, fields, known, edit } = data;
  const say = (facts: RecordFacts['facts'], field: string) =>
    edit ? sayFact(field, facts[field] ?? null) : facts[field];
  const sentColumn: DataColumn<string> = {
    key: 'sent',
    label: text.diffColumns.sent,
    cell: (field) => <Fact value={say(sent, field)} as={isNew(data, field) ? 'ins' : 'span'} />,
  };
  const knownColumns = known.map(
    (one): DataColumn<string> => ({
      key: one.slug,
      label: edit
        ? text.diffColumns[data.isWaiting ? 'known' : 'knownThen']
        : text.knownOf(one.name),
      cell: (field) => (
        <Fact value={say(one.facts, field)} as={edit && isReplaced(field) ? 'del' : 'span'} />
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
          { key: 'fact', label: text.diffColumns.fact, cell: factLabel },
          ...(edit ? [...knownColumns, sentColumn] : [sentColumn, ...knownColumns]),
        ]}
      />
    </div>
  );
}

/** Whether an edit of this field replaces the listed value; a founder is added. */
const isReplaced = (field: string): boolean => field !== 'founders' && field !== 'other';

function isNew({ sent, known }: SubmissionView, field: string): boolean {
  return known.length > 0 && known.every(({ facts }) => (facts[field] ?? null) !== sent[field]);
}

interface FactProps {
  value: string | null | undefined;
  as: 'ins' | 'del' | 'span';
}

function Fact({ value, as: Mark }: FactProps) {
  return value ? <Mark dir="auto">{value}</Mark> : text.unknown;
}

// A submission beside what is listed, and the forms that decide on it.
import { submissionPath } from '../../../base/moderation-paths.ts';
import { startupPath } from '../../../base/paths.ts';
import type { RecordFacts } from '../../../catalogue/facts.server.ts';
import { factLabel, findField, sayFact } from '../../../catalogue/records.ts';
import type { FormState } from '../../../http/take-form.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { EntityRow } from '../../../ui/entity-row.tsx';
import { NameLink } from '../../../ui/name-link.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { OutsideLink } from '../page-parts.tsx';
import type { SubmissionView } from './submissions.server.ts';

interface ViewProps {
  data: SubmissionView;
}

export function DiffTable({ data: { sent, known, edit, isWaiting } }: ViewProps) {
  const { diffColumns: labels } = text;
  const say = (facts: RecordFacts['facts'], field: string) =>
    edit ? sayFact(field, facts[field] ?? null) : facts[field];
  const isNew = (field: string) =>
    known.length > 0 && known.every(({ facts }) => (facts[field] ?? null) !== sent[field]);
  const sentColumn: DataColumn<string> = {
    key: 'sent',
    label: labels.sent,
    cell: (field) => <Fact value={say(sent, field)} as={isNew(field) ? 'ins' : 'span'} />,
  };
  const knownColumns = known.map(
    ({ kind, slug, name, facts }): DataColumn<string> => ({
      key: slug,
      label: edit ? labels[isWaiting ? 'known' : 'knownThen'] : text.knownOf(name),
      cell: (field) => {
        const isReplaced = edit && field !== 'other' && !findField(kind, field)?.field.adds;
        return <Fact value={say(facts, field)} as={isReplaced ? 'del' : 'span'} />;
      },
    }),
  );
  return (
    <div className="diff">
      <DataTable
        caption={labels.fact}
        captionHidden
        rows={Object.keys(sent)}
        getKey={(field) => field}
        columns={[
          { key: 'fact', label: labels.fact, cell: factLabel },
          ...(edit ? [...knownColumns, sentColumn] : [sentColumn, ...knownColumns]),
        ]}
      />
    </div>
  );
}

interface FactProps {
  value: string | null | undefined;
  as: 'ins' | 'del' | 'span';
}

function Fact({ value, as: Mark }: FactProps) {
  return value ? <Mark dir="auto">{value}</Mark> : text.unknown;
}

type Listing = NonNullable<SubmissionView['listing']>;

export function SubmissionListing({ data, listing }: ViewProps & { listing: Listing }) {
  const { logo, rounds, founders, waiting } = listing;
  const { submission, known } = data;
  return (
    <>
      <section className="section">
        <h2>{text.diff}</h2>
        <DiffTable data={data} />
      </section>
      <section className="section">
        <dl className="answers">
          {logo && (
            <div>
              <dt>{text.logo}</dt>
              <dd>
                <img className="avatar avatar-logo" src={logo} alt="" width={64} height={64} />
              </dd>
            </div>
          )}
          <LinkedWords label={text.rounds} items={rounds} />
          <LinkedWords label={text.founders} items={founders} />
        </dl>
      </section>
      <section className="section">
        <h2>{text.duplicates}</h2>
        {submission.isOther && <p>{text.otherCompany}</p>}
        {known.length === 0 && <p className="muted">{text.noDuplicates}</p>}
        <ul className="rows">
          {known.map(({ slug, name, logo: src, reason }) => (
            <li key={slug}>
              <EntityRow
                kind="startup"
                name={name}
                slug={slug}
                src={src}
                href={startupPath(slug)}
                tagline={reason && text.reasons[reason]}
              />
            </li>
          ))}
        </ul>
        {waiting.length > 0 && <p>{text.waitingDuplicates}</p>}
        <ul className="bullets">
          {waiting.map(({ uuid, name, website }) => (
            <li key={uuid}>
              <NameLink href={submissionPath(uuid)} name={name} />{' '}
              <span className="small">{website}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function LinkedWords({ label, items }: { label: string; items: Listing['rounds'] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {items.length === 0 && text.unknown}
        <ul>
          {items.map(({ words, link }) => (
            <li key={words + link} className="typed">
              <bdi>{words}</bdi> {link && <OutsideLink href={link} />}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

const LOOKS = { approve: 'primary', ask: 'secondary', reject: 'danger' } as const;

/** Publish, ask or reject: each a form of its own. */
export function DecisionForms({ data }: { data: SubmissionView & FormState }) {
  const { edit, subject, seen, typed, errors } = data;
  const { uuid, version } = data.submission;
  // What it is about may be gone.
  const canApprove = edit === null || subject !== null;
  const names = [...(canApprove ? (['approve'] as const) : []), 'ask', 'reject'] as const;
  return (
    <section className="section">
      <h2>{text.decide}</h2>
      <div className="decisions">
        {names.map((name) => {
          const title = name === 'approve' && edit ? text.approveEdit : text[name];
          return (
            <Card key={name} title={title}>
              <PostForm action={submissionPath(uuid)} fields={{ action: name, version, seen }}>
                <Textarea
                  id={`${name}-reason`}
                  name="reason"
                  label={text.fields[`${name}Reason`]}
                  hint={text[`${name}Hint`]}
                  error={errors[`${name}-reason`]}
                  defaultValue={typed.action === name ? typed.reason : ''}
                  rows={3}
                  optional={name === 'approve'}
                />
                <Button type="submit" look={LOOKS[name]} large>
                  {title}
                </Button>
              </PostForm>
            </Card>
          );
        })}
      </div>
    </section>
  );
}

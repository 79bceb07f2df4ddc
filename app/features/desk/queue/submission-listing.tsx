import { submissionPath } from '../../../base/moderation-paths.ts';
import { startupPath } from '../../../base/paths.ts';
import { moderationText as text } from '../../../text/text.ts';
import { EntityRow } from '../../../ui/entity-row.tsx';
import { NameLink } from '../../../ui/name-link.tsx';
import { DiffTable } from './diff-table.tsx';
import type { SubmissionView } from './load-submission.server.ts';
import { OutsideLink } from './outside-link.tsx';

export function SubmissionListing({ data }: { data: SubmissionView }) {
  const { logo, rounds, founders } = data;
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
          <LinkedWords
            label={text.rounds}
            items={rounds.map(({ words, source }) => ({ words, link: source }))}
          />
          <LinkedWords label={text.founders} items={founders} />
        </dl>
      </section>
      <Duplicates data={data} />
    </>
  );
}

interface LinkedWordsProps {
  label: string;
  items: ReadonlyArray<{ words: string; link: string | null }>;
}

function LinkedWords({ label, items }: LinkedWordsProps) {
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

function Duplicates({ data: { submission, known, waiting } }: { data: SubmissionView }) {
  return (
    <section className="section">
      <h2>{text.duplicates}</h2>
      {submission.isOther && <p>{text.otherCompany}</p>}
      {known.length === 0 && <p className="muted">{text.noDuplicates}</p>}
      <ul className="rows">
        {known.map(({ slug, name, logo, reason }) => (
          <li key={slug}>
            <EntityRow
              kind="startup"
              name={name}
              slug={slug}
              src={logo}
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
  );
}

// The changes of a file, planned or done, and the rows left out.

import { formatCount } from '../../../base/count.ts';
import { marksText, uploadsText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { Outcome, ProblemKind } from './contract.ts';
import type { Upload, UploadState } from './uploads.server.ts';

const COUNTS = ['created', 'updated', 'unchanged', 'rejected', 'leftOut'] as const;

interface OutcomeProps {
  state: UploadState;
  outcome: Outcome;
  /** The questions are below. */
  canTell: boolean;
}

export function UploadOutcome({ state, outcome, canTell }: OutcomeProps) {
  if (state === 'undone') return <Undone outcome={outcome} />;
  const { runs, problems, moreProblems, duplicates } = outcome;
  const title = state === 'imported' ? text.was : text.wouldBe;
  return (
    <>
      <Section title={title}>
        <DataTable
          caption={title}
          cardsOnXs
          rows={runs}
          columns={[
            { label: text.countHeads.kind, cell: ({ kind }) => text.countKinds[kind] },
            ...COUNTS.map((count) => ({
              label: text.countHeads[count],
              cell: (run: Outcome['runs'][number]) => formatCount(run[count]),
            })),
          ]}
        />
      </Section>
      {problems.length > 0 && (
        <Section title={text.problems}>
          {problems.map((problem) => (
            <Problem
              key={`${problem.column} ${problem.effect} ${problem.reason}`}
              problem={problem}
              canTell={canTell}
            />
          ))}
          {moreProblems > 0 && <p>{text.more(moreProblems)}</p>}
        </Section>
      )}
      {duplicates.length > 0 && (
        <Section title={text.duplicates}>
          <ul>
            {duplicates.map(({ one, other, reason }) => (
              <li key={`${one} ${other}`}>{text.pair(one, other, reason)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** In the queue of moderators. */
export function UploadSummary({ upload: { user_name, outcome } }: { upload: Upload }) {
  const counts = outcome?.runs.map(({ kind, created, updated }) => {
    return `${text.countKinds[kind]}${marksText.colon}${text.counts(created, updated)}.`;
  });
  return <p>{[`${text.sentBy(user_name ?? text.somebody)}.`, ...(counts ?? [])].join(' ')}</p>;
}

/** Problems of a kind, with a link to the question that would resolve them. */
function Problem({ problem, canTell }: { problem: ProblemKind; canTell: boolean }) {
  const { column, reason, next, effect, count, examples } = problem;
  return (
    <details className="upload-problem">
      <summary>
        {column && <b dir="auto">{column}</b>} {reason} ({text.problemRows(count, effect)})
      </summary>
      {next === 'removal' && <p>{text.nextSteps.removal}</p>}
      {next && next !== 'removal' && canTell && (
        <p>
          <a href={`#${next}`}>{text.nextSteps[next]}</a>
        </p>
      )}
      <ul>
        {examples.map(({ line, value }) => (
          <li key={`${line} ${value}`} dir="auto">
            {text.line(line, value)}
          </li>
        ))}
        {count > examples.length && <li>{text.more(count - examples.length)}</li>}
      </ul>
    </details>
  );
}

function Undone({ outcome: { kept } }: { outcome: Outcome }) {
  if (kept.length === 0) return <Notice type="positive">{text.allGone}</Notice>;
  return (
    <Section title={text.kept}>
      <ul>
        {kept.map(({ table, name, reason }) => (
          <li key={`${table} ${name}`}>
            <span dir="auto">{name}</span>
            {marksText.colon}
            {text.keptReasons[reason]}
          </li>
        ))}
      </ul>
    </Section>
  );
}

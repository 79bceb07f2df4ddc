import type { ReactNode } from 'react';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { WrongMark } from './wrong-mark.tsx';

export type MarkedFact = [label: string, value: ReactNode, field?: string];

/** What is known, each fact of a field with the mark that says it is wrong. */
export function MarkedFacts({
  kind,
  slug,
  facts,
}: {
  kind: SubjectKind;
  slug: string;
  facts: readonly MarkedFact[];
}) {
  return (
    <dl className="facts">
      {facts.map(([label, value, field]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {field && <WrongMark kind={kind} slug={slug} field={field} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

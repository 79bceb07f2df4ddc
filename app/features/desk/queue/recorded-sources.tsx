// The sources of a record where a moderator decides: those that say otherwise in red.
import { hostOf } from '../../../base/address.ts';
import { formatDay } from '../../../base/dates.ts';
import { sayFact } from '../../../catalogue/records.ts';
import type { RecordSource } from '../../../catalogue/sources/record-sources.server.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import { marksText, moderationText, moderationQueueText as text } from '../../../text/text.ts';
import { Notice } from '../../../ui/states.tsx';
import { OutsideLink } from '../page-parts.tsx';

interface RecordedSourcesProps {
  sources: ReadonlyArray<RecordSource & { isContrary?: boolean }>;
  field: string;
  /** Address sent with the proposed value. */
  sentAlong?: string;
}

export function RecordedSources({ sources, field, sentAlong }: RecordedSourcesProps) {
  const known = sources.filter(({ url }) => url !== sentAlong);
  return (
    <ul>
      {sentAlong && (
        <li>
          <OutsideLink href={sentAlong}>{hostOf(sentAlong)}</OutsideLink>{' '}
          <span className="small">{text.sentAlong}</span>
        </li>
      )}
      {known.map((source) => (
        <li key={source.url} className={source.isContrary ? 'contrary' : undefined}>
          <OutsideLink href={source.url}>{publisherOf(source)}</OutsideLink>
          <span className="small"> {sayOf(source, field)}</span>
        </li>
      ))}
      {known.length === 0 && !sentAlong && <li>{text.noSource}</li>}
    </ul>
  );
}

/** Those that say otherwise first and in red, since to apply the edit goes against them. */
export function SourcesToWeigh({ sources, field }: Omit<RecordedSourcesProps, 'sentAlong'>) {
  const contrary = sources.filter(({ isContrary }) => isContrary);
  const others = sources.filter(({ isContrary }) => !isContrary);
  return (
    <div className="section recorded flow">
      {contrary.length > 0 && (
        <Notice type="negative" title={moderationText.contrary(contrary.length)}>
          <p>{moderationText.contraryWhy}</p>
          <RecordedSources sources={contrary} field={field} />
        </Notice>
      )}
      {others.length > 0 && (
        <>
          <h3>{moderationText.otherSources(contrary.length)}</h3>
          <RecordedSources sources={others} field={field} />
        </>
      )}
      {sources.length === 0 && <p>{moderationText.noSources}</p>}
    </div>
  );
}

/** The report's value of this fact; for other sources when they were last checked. */
function sayOf(source: RecordedSourcesProps['sources'][number], field: string): string {
  const { said, looked_on, dead_since, isContrary } = source;
  const value = said && field in said ? said[field] : undefined;
  return [
    isContrary && (value ? text.saysOther(sayFact(field, value)) : text.showsListed),
    value === null && text.saysSame,
    value && !isContrary && sayFact(field, value),
    value === undefined && looked_on && text.lookedOn(formatDay(looked_on)),
    dead_since && text.deadSince(formatDay(dead_since)),
  ]
    .filter(Boolean)
    .join(marksText.comma);
}

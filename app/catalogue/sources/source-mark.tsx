import { formatDay } from '../../base/dates.ts';
import { sourcesText as text } from '../../text/text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SourceSummary } from './contract.ts';

/** A mark next to a figure that links to the page's sources; nothing without sources. */
export function SourceMark({ source }: { source: SourceSummary | null }) {
  if (!source) return null;
  const words = saySource(source);
  return (
    <a className="fact-mark" href="#sources" title={words}>
      <Icon name="source" />
      <span className="visually-hidden">{words}</span>
    </a>
  );
}

/** "Source: TechCabal, checked 3 May 2024" */
export function saySource({ publisher, count, read_on, checked_on }: SourceSummary): string {
  const when = checked_on
    ? text.checked(formatDay(checked_on))
    : read_on && text.read(formatDay(read_on));
  return text.mark(publisher, count, when);
}

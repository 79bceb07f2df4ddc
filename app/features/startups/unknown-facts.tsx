import { suggestEditPath } from '../../base/paths.ts';
import { listingText, startupsText as text } from '../../text/text.ts';
import type { Startup } from './contract.ts';

/** One line on what is not known yet, with the way to say it. */
export function UnknownFacts({ startup }: { startup: Startup }) {
  const unknown = listUnknown(startup);
  return (
    <p className="unknown-facts">
      {unknown.length > 0 ? text.notKnown(unknown) : text.allKnown}{' '}
      <a href={suggestEditPath(startup.slug)} rel="nofollow">
        {listingText.suggestLink}
      </a>
    </p>
  );
}

export function listUnknown(startup: Startup): string[] {
  const { unknown } = text;
  const facts: Array<[name: string, isKnown: unknown]> = [
    [unknown.rounds, startup.fundings_count],
    [unknown.investors, startup.fundings_count === 0 || startup.investors_count],
    [unknown.founders, startup.founders.length],
    [unknown.year, startup.year_founded],
    [unknown.city, startup.hq_city],
    [unknown.website, startup.website],
    [unknown.employees, startup.employee_range],
    [unknown.status, startup.status],
  ];
  return facts.filter(([, isKnown]) => !isKnown).map(([name]) => name);
}

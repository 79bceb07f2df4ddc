import { startupsText as text } from '../../text/text.ts';
import type { Startup } from './contract.ts';

/** Names of the main facts that are not known of a startup. */
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

// A need, and why an investor fits it, in words.
import { investorsText } from '../../text/text.ts';
import type { InvestorFilters } from './filters.server.ts';
import { ACTIVE_YEARS, ASKED_PARTS, type FitPart, type FitReason } from './fit.ts';

const text = investorsText.fit;

/** "Series A", "Logistics", "Morocco", "Has led", "2024 on" */
export function sayPart(filters: InvestorFilters, part: FitPart, now: Date): string {
  if (part === 'led') return text.led;
  if (part === 'active') return text.active(now.getUTCFullYear() - ACTIVE_YEARS);
  const value = filters[part] ?? '';
  return part === 'stage' ? value : (filters.labels?.[value] ?? value);
}

/** "Series A, Logistics, Morocco" */
export const sayNeed = (filters: InvestorFilters, now: Date): string =>
  ASKED_PARTS.filter((part) => filters[part])
    .map((part) => sayPart(filters, part, now))
    .join(', ');

/** What the investor did: "Led the Series A of" */
export const sayDeed = ({ is_lead, round, shows }: FitReason): string =>
  shows.includes('stage') ? text.stageOf(round.kind, is_lead) : text.roundOf(is_lead);

/** "logistics, Morocco, 2024" */
export const sayAbout = ({ industry, country, year }: FitReason): string =>
  [industry, country, year].filter(Boolean).join(', ');

export const sayReason = (reason: FitReason): string =>
  `${sayDeed(reason)} ${reason.startup.name}, ${sayAbout(reason)}`;

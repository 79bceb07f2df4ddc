// A need, and why an investor fits it, in words.
import { sayName } from '../../text/say-name.ts';
import { investorsText, marksText } from '../../text/text.ts';
import { ACTIVE_YEARS, ASKED_PARTS, type FitPart, type FitReason, type Need } from './fit.ts';

const text = investorsText.fit;

/** "Series A", "Logistics", "Morocco", "Has led", "2024 on" */
export function sayPart(need: Need, part: FitPart, now: Date): string {
  if (part === 'led') return text.led;
  if (part === 'active') return text.active(now.getUTCFullYear() - ACTIVE_YEARS);
  const value = need[part] ?? '';
  return sayName(part === 'stage' ? value : (need.labels?.[value] ?? value));
}

/** "Series A, Logistics, Morocco" */
export const sayNeed = (need: Need, now: Date): string =>
  ASKED_PARTS.filter((part) => need[part])
    .map((part) => sayPart(need, part, now))
    .join(marksText.comma);

/** The investor's role: "Led the Series A of" */
export const sayDeed = ({ is_lead, round, shows }: FitReason): string =>
  shows.includes('stage') ? text.stageOf(sayName(round.kind), is_lead) : text.roundOf(is_lead);

/** "logistics, Morocco, 2024" */
export const sayAbout = ({ industry, country, year }: FitReason): string =>
  [industry && sayName(industry), country && sayName(country), year]
    .filter(Boolean)
    .join(marksText.comma);

export const sayReason = (reason: FitReason): string =>
  `${sayDeed(reason)} ${reason.startup.name}${marksText.comma}${sayAbout(reason)}`;

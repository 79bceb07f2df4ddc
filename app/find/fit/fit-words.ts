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

/** "Led the Series A of {startup}, logistics, Morocco, 2024" */
export const sayReason = ({ is_lead, round, shows, startup, ...about }: FitReason): string =>
  text.reason(
    startup.name,
    shows.includes('stage') ? sayName(round.kind) : null,
    is_lead,
    [about.industry && sayName(about.industry), about.country && sayName(about.country), about.year]
      .filter(Boolean)
      .join(marksText.comma),
  );

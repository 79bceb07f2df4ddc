import type { StartupStatus } from '../base/enumerations.ts';
import { startupsText } from '../text/text.ts';

/** "Closed", "Acquired" or "Public"; null for an active startup or an unknown status. */
export function sayFate(status: StartupStatus | null): string | null {
  return status === null || status === 'active' ? null : startupsText.statuses[status];
}

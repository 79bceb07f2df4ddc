import type { ReactNode } from 'react';
import type { StartupStatus } from '../base/enumerations.ts';
import { Written } from '../ui/values.tsx';
import { sayFate } from './say-fate.ts';

/** "Closed · Online shop in Kenya": a startup's status and tagline; null without either. */
export function taglineOf(status: StartupStatus | null, tagline: string | null): ReactNode {
  const fate = sayFate(status);
  if (!tagline) return fate;
  return (
    <>
      {fate && `${fate} · `}
      <Written>{tagline}</Written>
    </>
  );
}

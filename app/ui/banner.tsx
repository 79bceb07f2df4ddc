import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A full-width strip for facts about the whole site: offline, read-only, demonstration data. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="banner soft-warning" aria-label={label}>
      <div className="banner-row">
        <Icon name="warning" />
        <p>{children}</p>
      </div>
    </aside>
  );
}

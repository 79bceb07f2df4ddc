import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { StatusType } from './notice.tsx';

export interface BannerProps {
  label: string;
  type?: StatusType;
  children: ReactNode;
}

/** A full-width strip for facts about the whole site: offline, read-only, demonstration data. */
export function Banner({ label, type = 'warning', children }: BannerProps) {
  return (
    <aside className={`banner soft-${type}`} aria-label={label}>
      <div className="banner-row">
        <Icon name={type} />
        <p>{children}</p>
      </div>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { listPagesText } from '../text/text.ts';

/** Filters, folded where the screen is narrow or the text large; `count` are set. */
export function PhoneFold({ count, children }: { count: number; children: ReactNode }) {
  const label = listPagesText.filters;
  return (
    <details className="phone-fold">
      <summary className="button button-secondary">
        {count > 0 ? `${label} (${count})` : label}
      </summary>
      {children}
    </details>
  );
}

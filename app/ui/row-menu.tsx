import type { ReactNode } from 'react';
import { listsText } from '../text/text.ts';
import { Icon } from './icon.tsx';

export interface RowMenuProps {
  subject: string;
  /** Links, or forms with one button each. */
  items: readonly { key: string; item: ReactNode }[];
}

/** More actions of a row; opens without script. */
export function RowMenu({ subject, items }: RowMenuProps) {
  return (
    <details className="menu" data-menu="">
      <summary className="icon-button" aria-label={listsText.moreActions(subject)}>
        <Icon name="more" />
      </summary>
      <div className="menu-panel">
        <ul>
          {items.map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}

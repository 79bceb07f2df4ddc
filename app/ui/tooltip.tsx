import type { ReactNode } from 'react';
import { joinClasses } from './class-names.ts';

export interface TooltipProps {
  id: string;
  /** An explanation; the fact itself must stand elsewhere too. */
  text: string;
  /** Opens towards the start, for terms at the end edge. */
  atEnd?: boolean;
  children: ReactNode;
}

/** Shows on hover and focus, stays while the pointer is on it, leaves on Esc (app/ui/menu-closing.ts). */
export function Tooltip({ id, text, atEnd, children }: TooltipProps) {
  return (
    <span className={joinClasses('tooltip', atEnd && 'tooltip-end')}>
      <button type="button" className="tooltip-term" aria-describedby={id}>
        {children}
      </button>
      <span className="tooltip-text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

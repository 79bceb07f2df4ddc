import type { ReactNode } from 'react';

export interface TooltipProps {
  id: string;
  /** The fact itself must stand elsewhere too. */
  text: string;
  children: ReactNode;
}

/** Shows on hover and focus, leaves on Esc (menu-closing.ts). */
export function Tooltip({ id, text, children }: TooltipProps) {
  return (
    <span className="tooltip">
      <button type="button" className="tooltip-term" aria-describedby={id}>
        {children}
      </button>
      <span className="tooltip-text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';

export interface GateProps {
  /** How much more there is and who sees it: "2 more with a subscription". */
  title: string;
  /** The limit, what was asked of it, and what the plan gives. */
  children: ReactNode;
  /** The one button. */
  action?: ReactNode;
}

/** Stands after what is shown whole where a limit ends it (design language, section 5): nothing blurred, nothing invented. */
export function Gate({ title, children, action }: GateProps) {
  return (
    <section className="gate" aria-label={title}>
      <p className="state-title">{title}</p>
      <div className="state-words">{children}</div>
      {action && <div className="state-action">{action}</div>}
    </section>
  );
}

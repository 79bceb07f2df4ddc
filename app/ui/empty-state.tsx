import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What is missing: "No fundings recorded yet". */
  title: string;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** One next step: a link, a button; for filters the chips and what to loosen. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="state-title">{title}</p>
      {children && <div className="state-words">{children}</div>}
      {action && <div className="state-action">{action}</div>}
    </div>
  );
}

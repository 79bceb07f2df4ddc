import type { ReactNode } from 'react';
import { WeaveMark } from './weave-mark.tsx';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <WeaveMark name={title} className="empty-cloth" />
      <div>
        <p className="state-title">{title}</p>
        {children && <div className="state-words">{children}</div>}
        {action && <div className="state-action">{action}</div>}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type StatusType = 'positive' | 'negative' | 'warning' | 'info';

export interface NoticeProps {
  type?: StatusType;
  title?: string;
  children: ReactNode;
}

export function Notice({ type = 'info', title, children }: NoticeProps) {
  return (
    <div className={`notice soft-${type}`}>
      <Icon name={type} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

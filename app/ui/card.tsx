import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  children: ReactNode;
  foot?: ReactNode;
}

export function Card({ title, children, foot }: CardProps) {
  return (
    <div className="card">
      {title && <h3 className="h3 card-title">{title}</h3>}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </div>
  );
}

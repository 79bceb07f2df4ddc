import type { ReactNode } from 'react';

export interface CardProps {
  title?: string;
  href?: string;
  /** 2 under a page title, 3 under a section title. */
  level?: 2 | 3;
  children: ReactNode;
  foot?: ReactNode;
}

export function Card({ title, href, level = 3, children, foot }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="card">
      {title && (
        <Heading className="h3 card-title">{href ? <a href={href}>{title}</a> : title}</Heading>
      )}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </div>
  );
}

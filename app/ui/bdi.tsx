/** Names and figures keep their own direction inside text of another. */
import type { ReactNode } from 'react';

export function Name({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}

export function Figure({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <bdi className="figure" title={title}>
      {children}
    </bdi>
  );
}

/** What somebody wrote, with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote className="typed" dir="auto">
      {children}
    </blockquote>
  );
}

/** The head of a page about one startup, investor, place or industry. */
import type { ReactNode } from 'react';
import { Name } from './bdi.tsx';

export interface EntityHeadProps {
  /** Avatar or tile, 64 px. */
  picture?: ReactNode;
  name: string;
  /** One sentence under the name. */
  lead?: string | null;
  /** Short facts in one line, each an <li>. */
  meta?: ReactNode;
  /** Buttons; at most one of them primary. */
  actions?: ReactNode;
}

export function EntityHead({ picture, name, lead, meta, actions }: EntityHeadProps) {
  return (
    <header className="entity-head">
      {picture}
      <div className="entity-head-words">
        <h1 className="entity-name">
          <Name>{name}</Name>
        </h1>
        {lead && (
          <p className="lead" dir="auto">
            {lead}
          </p>
        )}
        {meta && <ul className="meta-line">{meta}</ul>}
      </div>
      {actions && <div className="entity-head-actions">{actions}</div>}
    </header>
  );
}

import type { ReactNode } from 'react';
import { Name } from './bdi.tsx';

export interface EntityHeadProps {
  picture?: ReactNode;
  name: string;
  lead?: ReactNode;
  /** Each an <li>. */
  meta?: ReactNode;
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

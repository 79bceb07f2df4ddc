import type { ReactNode } from 'react';
import { Avatar, type AvatarKind } from './avatar.tsx';
import { Name } from './bdi.tsx';

export interface EntityRowProps {
  kind: AvatarKind;
  name: string;
  slug: string;
  href: string;
  src?: string | null;
  tagline?: string | null;
  /** Stands beside the name, such as a follow mark. */
  mark?: ReactNode;
  children?: ReactNode;
}

export function EntityRow(props: EntityRowProps) {
  const { kind, name, slug, href, src, tagline, mark, children } = props;
  return (
    <div className="entity-row">
      <Avatar {...{ kind, name, slug, src }} />
      <div className="entity-words">
        <div className="name-and-mark">
          <a className="entity-link" href={href}>
            <Name>{name}</Name>
          </a>
          {mark}
        </div>
        {tagline && (
          <p className="entity-tagline" dir="auto">
            {tagline}
          </p>
        )}
      </div>
      {children && <div className="entity-end">{children}</div>}
    </div>
  );
}

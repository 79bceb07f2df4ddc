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
  children?: ReactNode;
}

export function EntityRow({ kind, name, slug, href, src, tagline, children }: EntityRowProps) {
  return (
    <div className="entity-row">
      <Avatar {...{ kind, name, slug, src }} />
      <div className="entity-words">
        <a className="entity-link" href={href}>
          <Name>{name}</Name>
        </a>
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

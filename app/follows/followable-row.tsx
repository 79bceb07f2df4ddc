import type { ReactNode } from 'react';
import { foundPath } from '../base/paths.ts';
import { EntityRow } from '../ui/entities.tsx';
import { FollowMark } from './follow-mark.tsx';

interface FollowableRowProps {
  kind: 'startup' | 'investor';
  name: string;
  slug: string;
  logo?: string | null;
  tagline?: string | null;
  children?: ReactNode;
}

/** A startup or investor in a list: its name leads to its page, and the mark follows it. */
export function FollowableRow({ kind, name, slug, logo, tagline, children }: FollowableRowProps) {
  return (
    <EntityRow
      {...{ kind, name, slug, tagline }}
      src={logo}
      href={foundPath(kind, slug)}
      mark={<FollowMark type={kind} slug={slug} name={name} />}
    >
      {children}
    </EntityRow>
  );
}

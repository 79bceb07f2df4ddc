import type { AnchorHTMLAttributes } from 'react';
import { Name } from './bdi.tsx';

interface NameLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string | null | undefined;
  name: string;
}

/** A name, as a link where there is a page. */
export function NameLink({ href, name, className, ...rest }: NameLinkProps) {
  if (!href) return <Name>{name}</Name>;
  return (
    <a className={className} href={href} {...rest}>
      <Name>{name}</Name>
    </a>
  );
}

interface NameLinksProps {
  names: ReadonlyArray<{ name: string; slug: string }>;
  pathOf?: (slug: string) => string;
}

/** Names as links, with commas between. */
export function NameLinks({ names, pathOf }: NameLinksProps) {
  return names.map(({ name, slug }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <NameLink href={pathOf?.(slug)} name={name} />
    </span>
  ));
}

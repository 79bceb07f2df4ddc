import { Name } from './bdi.tsx';

interface NameLinkProps {
  href: string;
  name: string;
  className?: string;
}

export function NameLink({ href, name, className }: NameLinkProps) {
  return (
    <a className={className} href={href}>
      <Name>{name}</Name>
    </a>
  );
}

interface OutsideLinkProps {
  href: string;
  /** The address itself when left out. */
  children?: string;
}

/** An address that somebody sent: it is told nothing of where it was followed from. */
export function OutsideLink({ href, children = href }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener nofollow noreferrer">
      {children}
    </a>
  );
}

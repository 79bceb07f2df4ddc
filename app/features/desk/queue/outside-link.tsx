interface OutsideLinkProps {
  href: string;
  /** The address itself when left out. */
  children?: string;
}

/** A link that a user sent: no referrer is sent to it. */
export function OutsideLink({ href, children = href }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener nofollow noreferrer">
      {children}
    </a>
  );
}

/** An address that somebody sent, as it is written: it is told nothing of where it was followed from. */
export function OutsideLink({ href }: { href: string }) {
  return (
    <a href={href} rel="noopener nofollow noreferrer">
      {href}
    </a>
  );
}

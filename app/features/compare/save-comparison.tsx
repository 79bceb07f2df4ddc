import { comparePath, withQuery } from '../../base/paths.ts';
import { compareText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Saving needs an account: the way there comes back to this comparison. */
export function SaveComparison({ slugs }: { slugs: readonly string[] }) {
  const here = comparePath(slugs);
  return (
    <ButtonLink href={withQuery('/login', { next: here })} rel="nofollow">
      {text.save}
    </ButtonLink>
  );
}

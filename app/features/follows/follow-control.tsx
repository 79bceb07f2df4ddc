// What stands on a page where something can be followed: for a visitor a link to sign-in, which leads back.
import { followPath, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { followsText as text } from '../../text/text.ts';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';
import { Island } from '../../ui/island.tsx';
import { FollowButton } from './follow-button.tsx';
import type { FollowType } from './follow-type.ts';

interface FollowControlProps {
  context: Pick<Context, 'session' | 'url'>;
  type: FollowType;
  slug: string;
  name: string;
  isFollowed: boolean;
  look?: ButtonLook;
  /** The single key that presses it (design language, section 8). */
  hotkey?: string;
}

export function FollowControl({ context, hotkey, ...props }: FollowControlProps) {
  const { type, slug, look } = props;
  const { session, url } = context;
  if (!session) {
    return (
      <ButtonLink
        href={signInToFollowPath(type, slug)}
        look={look}
        rel="nofollow"
        data-key={hotkey}
      >
        {text.follow}
      </ButtonLink>
    );
  }
  const back = url.pathname + url.search;
  return (
    <Island
      name="follow-button"
      component={FollowButton}
      props={{ ...props, hotkey, back, xsrfToken: session.xsrfToken }}
    />
  );
}

/** Sign-in, and then a page with one button: an address alone follows nothing, whoever made the link. */
export function signInToFollowPath(type: FollowType, slug: string): string {
  return withQuery('/login', { next: followPath(type, slug) });
}

import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { followsText as text } from '../../text/text.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FOLLOW_FORM_ID, type FollowType, followKey } from './follow-type.ts';

interface FollowButtonProps {
  type: FollowType;
  slug: string;
  name: string;
  isFollowed: boolean;
  look?: ButtonLook;
  /** Shortcut key (design language, section 8). */
  hotkey?: string;
}

/** Contains both labels; the style sheet shows the one of aria-pressed. */
export function FollowButton({ type, slug, name, isFollowed, look, hotkey }: FollowButtonProps) {
  const key = followKey(type, slug);
  return (
    <Button
      type="submit"
      className="follow-button"
      form={FOLLOW_FORM_ID}
      look={look}
      name={isFollowed ? 'unfollow' : 'follow'}
      value={key}
      aria-pressed={isFollowed}
      data-key={hotkey}
      data-follow={key}
    >
      <span className="when-unpressed">{text.follow}</span>
      <span className="when-pressed">
        <Icon name="check" />
        {text.following}
      </span>
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

/** For visitors a button that leads to sign-in and back. */
export function FollowControl({
  context,
  ...props
}: FollowButtonProps & { context: Pick<Context, 'session'> }) {
  if (context.session) return <FollowButton {...props} />;
  const { type, slug, name, look, hotkey } = props;
  return (
    <Button
      type="submit"
      form={FOLLOW_FORM_ID}
      name="follow"
      value={followKey(type, slug)}
      look={look}
      data-key={hotkey}
    >
      {text.follow}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

/** The page's one follow form; identical for all visitors, since the page is cached. */
export function FollowForm({ session, url }: Pick<Context, 'session' | 'url'>) {
  return (
    <form id={FOLLOW_FORM_ID} method="post" action={pathTo('/follow')} hidden>
      {session && <input type="hidden" name="_xsrf" value={session.xsrfToken} />}
      <input type="hidden" name="back" value={url.pathname + url.search} />
    </form>
  );
}

// What stands in the head of something that can be followed: for a visitor a button that leads to sign-in and back.
import type { Context } from '../../http/context.ts';
import { followsText as text } from '../../text/text.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Island } from '../../ui/island.tsx';
import { FollowButton } from './follow-button.tsx';
import { FOLLOW_FORM_ID, type FollowType, followKey } from './follow-type.ts';

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
      <Button
        type="submit"
        form={FOLLOW_FORM_ID}
        name="follow"
        value={followKey(type, slug)}
        look={look}
        data-key={hotkey}
      >
        {text.follow}
        <span className="visually-hidden"> {props.name}</span>
      </Button>
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

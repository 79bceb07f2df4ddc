import { followsText as text } from '../text/text.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FOLLOW_FORM_ID, type FollowType, followKey } from './follow-type.ts';

export interface FollowButtonProps {
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

import { useContext } from 'react';
import { followsText as text } from '../../text/text.ts';
import { FOLLOW_FORM_ID, type FollowType, followKey } from './follow-type.ts';
import { FollowedContext } from './followed-context.ts';

interface FollowMarkProps {
  type: FollowType;
  slug: string;
  name: string;
}

/** The follow toggle of a row: a button of the page's one follow form (FollowForm), its state comes from FollowedContext. */
export function FollowMark({ type, slug, name }: FollowMarkProps) {
  const key = followKey(type, slug);
  const isFollowed = useContext(FollowedContext)(key);
  return (
    <button
      type="submit"
      className="follow-mark"
      form={FOLLOW_FORM_ID}
      name={isFollowed ? 'unfollow' : 'follow'}
      value={key}
      aria-pressed={isFollowed}
      aria-label={text.followOf(name)}
      title={isFollowed ? text.following : text.follow}
    />
  );
}

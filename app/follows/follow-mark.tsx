import { createContext, useContext } from 'react';
import { followsText as text } from '../text/text.ts';
import { FOLLOW_FORM_ID, type FollowKey, type FollowType, followKey } from './follow-type.ts';

/** Provided by the page; each mark calls it as it renders. */
export type IsFollowed = (key: FollowKey) => boolean;

export const FollowedContext = createContext<IsFollowed>(() => false);

interface FollowMarkProps {
  type: FollowType;
  slug: string;
  name: string;
}

/** The follow toggle of a row: a button of the page's one follow form. */
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

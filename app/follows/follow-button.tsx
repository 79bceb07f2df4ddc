import { createContext, type ReactNode, useContext } from 'react';
import { followsText as text } from '../text/text.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { type Entity, EntityRow } from '../ui/entities.tsx';
import { Icon } from '../ui/icon.tsx';
import { FOLLOW_FORM_ID, type FollowKey, type FollowType, followKey } from './follow-type.ts';

export interface FollowButtonProps {
  type: FollowType;
  slug: string;
  name: string;
  isFollowed: boolean;
  look?: ButtonLook;
  /** Key that presses it. */
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

/** Provided by the page; each mark calls it as it renders. */
export type IsFollowed = (key: FollowKey) => boolean;

export const FollowedContext = createContext<IsFollowed>(() => false);

type FollowMarkProps = Pick<FollowButtonProps, 'type' | 'slug' | 'name'>;

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

interface FollowableRowProps {
  kind: 'startup' | 'investor';
  of: Entity;
  tagline?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

/** A startup or investor in a list: its name leads to its page, and the mark follows it. */
export function FollowableRow({ kind, ...row }: FollowableRowProps) {
  const { slug, name } = row.of;
  return (
    <EntityRow {...row} kind={kind} mark={<FollowMark type={kind} slug={slug} name={name} />} />
  );
}

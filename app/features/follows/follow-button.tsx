/** The follow toggle: a form that works without script; with it, pressed at once and silently back on failure. */
import { type FormEvent, useEffect, useState } from 'react';
import { pathTo, withQuery } from '../../base/paths.ts';
import { followsText as text } from '../../text/text.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { request } from '../../ui/request.ts';
import { onFollowed, sayFollowed } from './follow-event.ts';
import { type FollowType, followKey } from './follow-type.ts';

export interface FollowButtonProps {
  type: FollowType;
  slug: string;
  name: string;
  isFollowed: boolean;
  /** Own path the form without script comes back to. */
  back: string;
  xsrfToken: string;
  /** `primary` as the main act of a page; secondary unless given. */
  look?: ButtonLook;
  /** The single key that presses it (design language, section 8). */
  hotkey?: string;
  onChange?: (isFollowed: boolean) => void;
}

export function FollowButton(props: FollowButtonProps) {
  const { type, slug, name, back, xsrfToken, look = 'secondary', onChange } = props;
  const key = followKey(type, slug);
  const [isFollowed, setFollowed] = useState(props.isFollowed);
  const [isBusy, setBusy] = useState(false);

  useEffect(
    () =>
      onFollowed(
        (change) => change.type === type && change.slug === slug && setFollowed(change.isFollowed),
      ),
    [type, slug],
  );

  async function toggle(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const next = !isFollowed;
    setBusy(true);
    setFollowed(next);
    const call = pathTo(`/api/user/${next ? 'likes' : 'unlikes'}`);
    const answer = await request(withQuery(call, { type, slug }), { method: 'POST' });
    setBusy(false);
    if (answer.ok) {
      sayFollowed({ type, slug, isFollowed: next });
      onChange?.(next);
    } else {
      // No message (spec section 8).
      setFollowed(!next);
    }
  }

  return (
    <form className="follow" method="post" action={pathTo('/follow')} onSubmit={toggle}>
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <input type="hidden" name="back" value={back} />
      <Button
        type="submit"
        look={isFollowed ? 'secondary' : look}
        name={isFollowed ? 'unfollow' : 'follow'}
        value={key}
        busy={isBusy}
        aria-pressed={isFollowed}
        data-key={props.hotkey}
        data-follow={key}
      >
        {isFollowed && !isBusy && <Icon name="check" />}
        {isFollowed ? text.following : text.follow}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  );
}

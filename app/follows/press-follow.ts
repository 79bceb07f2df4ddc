// Updates every button of the same thing at once, and reverts silently on failure.
import { pathTo, withQuery } from '../base/paths.ts';
import { followsText as text } from '../text/text.ts';
import { request } from '../ui/request.ts';
import {
  announceFollow,
  FOLLOW_FORM_ID,
  type FollowChange,
  followKey,
  readFollowKey,
} from './follow-type.ts';

export async function pressFollow(button: HTMLButtonElement): Promise<void> {
  const pressed = readFollowKey(button.value);
  if (!pressed || button.hasAttribute('aria-busy')) return;
  const isFollowed = button.name === 'follow';
  button.setAttribute('aria-busy', 'true');
  show({ ...pressed, isFollowed });
  const call = pathTo(`/api/user/${isFollowed ? 'likes' : 'unlikes'}`);
  const response = await request(withQuery(call, pressed), { method: 'POST' });
  button.removeAttribute('aria-busy');
  if (response.ok) announceFollow({ ...pressed, isFollowed });
  else show({ ...pressed, isFollowed: !isFollowed });
}

function show({ type, slug, isFollowed }: FollowChange): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    `[form="${FOLLOW_FORM_ID}"][value="${CSS.escape(followKey(type, slug))}"]`,
  );
  for (const button of buttons) {
    button.name = isFollowed ? 'unfollow' : 'follow';
    button.setAttribute('aria-pressed', String(isFollowed));
    if (button.title) button.title = isFollowed ? text.following : text.follow;
  }
}

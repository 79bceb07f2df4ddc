/** A press of a follow mark (FollowMark): shown at once in every row of the same thing, silently back on failure. */
import { pathTo, withQuery } from '../../base/paths.ts';
import { followsText as text } from '../../text/text.ts';
import { request } from '../../ui/request.ts';
import { onFollowed, sayFollowed } from './follow-event.ts';
import { FOLLOW_FORM_ID, type FollowKey, followKey, readFollowKey } from './follow-type.ts';

export async function pressMark(mark: HTMLButtonElement): Promise<void> {
  const asked = readFollowKey(mark.value);
  if (!asked || mark.hasAttribute('aria-busy')) return;
  const isFollowed = mark.name === 'follow';
  const { type, slug } = asked;
  mark.setAttribute('aria-busy', 'true');
  show(followKey(type, slug), isFollowed);
  const call = pathTo(`/api/user/${isFollowed ? 'likes' : 'unlikes'}`);
  const answer = await request(withQuery(call, { type, slug }), { method: 'POST' });
  mark.removeAttribute('aria-busy');
  if (answer.ok) sayFollowed({ type, slug, isFollowed });
  // No message (spec section 8).
  else show(followKey(type, slug), !isFollowed);
}

function show(key: FollowKey, isFollowed: boolean): void {
  const marks = document.querySelectorAll<HTMLButtonElement>(
    `.follow-mark[form="${FOLLOW_FORM_ID}"][value="${CSS.escape(key)}"]`,
  );
  for (const mark of marks) {
    mark.name = isFollowed ? 'unfollow' : 'follow';
    mark.setAttribute('aria-pressed', String(isFollowed));
    mark.title = isFollowed ? text.following : text.follow;
  }
}

onFollowed(({ type, slug, isFollowed }) => show(followKey(type, slug), isFollowed));

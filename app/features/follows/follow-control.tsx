// The follow button in the head of a page, and the form that all follow buttons and marks of a page send.
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { followsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { FollowButton, type FollowButtonProps } from './follow-button.tsx';
import { FOLLOW_FORM_ID, followKey } from './follow-type.ts';

/** In the head of something that can be followed: for a visitor a button that leads to sign-in and back. */
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

/** At the end of every page; for visitors the same bytes for all, as the page is. */
export function FollowForm({ session, url }: Pick<Context, 'session' | 'url'>) {
  return (
    <form id={FOLLOW_FORM_ID} method="post" action={pathTo('/follow')} hidden>
      {session && <input type="hidden" name="_xsrf" value={session.xsrfToken} />}
      <input type="hidden" name="back" value={url.pathname + url.search} />
    </form>
  );
}

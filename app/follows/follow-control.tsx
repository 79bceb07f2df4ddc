import { pathTo } from '../base/paths.ts';
import type { Context } from '../http/context.ts';
import { followsText as text } from '../text/text.ts';
import { Button } from '../ui/button.tsx';
import { PostForm } from '../ui/post-form.tsx';
import { FollowButton, type FollowButtonProps } from './follow-button.tsx';
import { FOLLOW_FORM_ID, followKey } from './follow-type.ts';

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
export function FollowForm({ back }: { back: string }) {
  return <PostForm id={FOLLOW_FORM_ID} action={pathTo('/follow')} hidden fields={{ back }} />;
}

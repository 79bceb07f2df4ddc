import { use } from 'react';
import type { TopicType } from '../base/enumerations.ts';
import { pathTo } from '../base/paths.ts';
import type { Context } from '../http/context.ts';
import { newsletterText, followsText as text } from '../text/text.ts';
import { Button } from '../ui/button.tsx';
import { Island } from '../ui/island.tsx';
import { PostForm, XsrfContext } from '../ui/post-form.tsx';
import { SubscribeForm } from '../ui/subscribe-form.tsx';
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

/** Subscribes to one place, industry or investor by mail address alone. */
export function TopicForm({ type, slug, name }: { type: TopicType; slug: string; name: string }) {
  return (
    <section className="section flow" aria-labelledby="by-email">
      <h2 id="by-email">{newsletterText.topicTitle(name)}</h2>
      <p className="muted">{newsletterText.topicLead}</p>
      <Island
        name="subscribe-form"
        component={SubscribeForm}
        props={{ id: 'topic-subscribe', xsrfToken: use(XsrfContext), topic: { type, slug, name } }}
      />
    </section>
  );
}

import { use } from 'react';
import type { TopicType } from '../base/enumerations.ts';
import { newsletterText as text } from '../text/text.ts';
import { Island } from '../ui/island.tsx';
import { XsrfContext } from '../ui/post-form.tsx';
import { SubscribeForm } from '../ui/subscribe-form.tsx';

/** Subscribes to one place, industry or investor by mail address alone. */
export function TopicForm({ type, slug, name }: { type: TopicType; slug: string; name: string }) {
  return (
    <section className="section flow" aria-labelledby="by-email">
      <h2 id="by-email">{text.topicTitle(name)}</h2>
      <p className="muted">{text.topicLead}</p>
      <Island
        name="subscribe-form"
        component={SubscribeForm}
        props={{
          id: 'topic-subscribe',
          xsrfToken: use(XsrfContext),
          topic: { type, slug, name },
        }}
      />
    </section>
  );
}

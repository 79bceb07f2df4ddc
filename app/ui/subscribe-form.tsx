import { type FormEvent, useState } from 'react';
import { pathTo } from '../base/paths.ts';
import { newsletterText as text } from '../text/text.ts';
import { Button } from './button.tsx';
import { TextInput } from './fields.tsx';
import { request } from './request.ts';
import { showToast } from './toast-queue.ts';

interface SubscribeFormProps {
  /** Prefix of the fields' ids: a page can hold two forms. */
  id: string;
  email?: string;
  error?: string | null;
  xsrfToken?: string;
  /** A weekly mail about this instead of the newsletter. */
  topic?: { type: string; slug: string; name: string } | null;
}

/** Only success and a malformed address are reported. */
export function SubscribeForm({
  id,
  email,
  error: givenError = null,
  xsrfToken,
  topic,
}: SubscribeFormProps) {
  const [error, setError] = useState(givenError);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const typed = String(new FormData(form).get('email') ?? '');
    const body = { email: typed, type: topic?.type, slug: topic?.slug };
    const answer = await request(pathTo('/api/subscriber'), { body });
    setSending(false);
    setError(answer.status === 422 ? text.wrongEmail : null);
    if (answer.status === 422) form.querySelector('input')?.focus();
    if (answer.status !== 201) return;
    form.reset();
    showToast({ type: 'positive', message: text.thanks });
  }

  return (
    <form
      className="subscribe-form"
      method="post"
      action={pathTo('/subscriber')}
      noValidate
      onSubmit={send}
    >
      {xsrfToken && <input type="hidden" name="_xsrf" value={xsrfToken} />}
      {topic && <input type="hidden" name="type" value={topic.type} />}
      {topic && <input type="hidden" name="slug" value={topic.slug} />}
      <TextInput
        id={`${id}-email`}
        name="email"
        type="email"
        label={topic ? text.topicEmail(topic.name) : text.email}
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        error={error}
        required
      />
      <Button type="submit" large busy={isSending}>
        {text.submit}
      </Button>
    </form>
  );
}

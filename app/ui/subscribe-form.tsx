import { type FormEvent, useState } from 'react';
import { pathTo } from '../base/paths.ts';
import { newsletterText as text } from '../text/text.ts';
import { Button } from './button.tsx';
import { request } from './request.ts';
import { showToast } from './show-toast.ts';
import { TextInput } from './text-input.tsx';

export interface SubscribeFormProps {
  /** Prefix of the fields' ids: a page can hold two forms. */
  id: string;
  email?: string;
  error?: string | null;
  xsrfToken?: string;
}

/** Only success and a malformed address are reported (spec 8). */
export function SubscribeForm({
  id,
  email,
  error: givenError = null,
  xsrfToken,
}: SubscribeFormProps) {
  const [error, setError] = useState(givenError);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const typed = String(new FormData(form).get('email') ?? '');
    const answer = await request(pathTo('/api/subscriber'), { body: { email: typed } });
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
      <TextInput
        id={`${id}-email`}
        name="email"
        type="email"
        label={text.email}
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

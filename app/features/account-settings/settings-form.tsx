/** A form of the settings: it posts to its page, and with script to the API, without leaving the page. */

import { type FormEvent, useRef, useState } from 'react';
import { toFieldName } from '../../base/field-name.ts';
import { pathTo } from '../../base/paths.ts';
import { accountSettingsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { request } from '../../ui/request.ts';
import { showToast } from '../../ui/show-toast.ts';
import { type SettingsField, SettingsFieldControl } from './settings-field.tsx';

export interface SettingsFormProps {
  /** Before the ids of its fields. */
  id: string;
  /** The page, which takes the form without script. */
  action: string;
  xsrfToken: string;
  fields: readonly SettingsField[];
  submitLabel: string;
  /** What success and failure say. */
  done: string;
  failed: string;
  /** Empties the form when it is done: passwords are not left standing. */
  clears?: boolean;
  /** By field, from a form that came back; under '' what is about none of them. */
  errors?: Record<string, string>;
}

export function SettingsForm(props: SettingsFormProps) {
  const { id, action, xsrfToken, fields, submitLabel, done, failed, clears } = props;
  const [errors, setErrors] = useState(props.errors ?? {});
  // The summary belongs to the form that came back; with script a toast says what it would.
  const [hasSummary, setHasSummary] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) body.append(name, String(value));
    body.delete('_xsrf');
    setBusy(true);
    const answer = await request(pathTo('/api/user'), { method: 'POST', body });
    setBusy(false);
    setHasSummary(false);
    if (answer.ok) {
      setErrors({});
      if (clears) form.current?.reset();
      showToast({ type: 'positive', message: done });
      return;
    }
    const { message, errors: wrong = {} } = (answer.body ?? {}) as {
      message?: string;
      errors?: Record<string, string[]>;
    };
    const byField = Object.fromEntries(
      Object.entries(wrong).map(([name, messages]) => [toFieldName(name), messages.join('. ')]),
    );
    setErrors(byField);
    const first = fields.find(({ name }) => byField[name]);
    showToast({
      type: 'negative',
      message: failed,
      caption: first || !message ? undefined : message,
    });
    if (first) form.current?.querySelector<HTMLElement>(`#${idOf(id, first.name)}`)?.focus();
  }

  return (
    <form ref={form} className="settings-form" method="post" action={action} onSubmit={send}>
      {hasSummary && (
        <ErrorSummary
          errors={Object.entries(errors).map(([name, message]) => ({
            id: name && idOf(id, name),
            message,
          }))}
        />
      )}
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      {fields.map((field) => (
        <SettingsFieldControl
          key={field.name}
          id={idOf(id, field.name)}
          field={field}
          error={errors[field.name]}
        />
      ))}
      <Button
        type="submit"
        look="primary"
        large
        busy={isBusy}
        aria-label={isBusy ? text.saving : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

/** `notifications[pause_all]` as part of an id. */
function idOf(id: string, name: string): string {
  return `${id}-${name.replace(/\W+/g, '-').replace(/-$/, '')}`;
}

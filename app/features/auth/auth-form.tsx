/** The forms of sign-in: they post to their page, and with script to the API, without leaving the page on failure. */
import { type FormEvent, useReducer, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Checkbox } from '../../ui/option-control.tsx';
import { request } from '../../ui/request.ts';
import { showToast } from '../../ui/show-toast.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { nextAuthStatus } from './auth-status.ts';
import { PasswordInput } from './password-input.tsx';

export interface AuthField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password' | 'checkbox';
  autoComplete?: string;
  hint?: string;
  /** What was typed, when the form is shown again; never a password. */
  value?: string;
  /** A password to be chosen: its strength is shown. */
  isNew?: boolean;
}

export interface AuthFormProps {
  /** Before the ids of its fields. */
  id: string;
  /** The page, which takes the form without script. */
  action: string;
  /** The call of the API, which takes it with script. */
  call: string;
  /** Where success leads. */
  after: string;
  submitLabel: string;
  /** What a failure says that comes without a message (spec section 8). */
  failed: string;
  fields: readonly AuthField[];
  /** Sent along unseen. */
  hidden?: Record<string, string>;
  /** By field, from a form that came back; under '' what is about none of them. */
  errors?: Record<string, string>;
}

export function AuthForm(props: AuthFormProps) {
  const { id, action, call, after, submitLabel, failed, fields, hidden = {} } = props;
  const [status, report] = useReducer(nextAuthStatus, 'empty');
  const [errors, setErrors] = useState(props.errors ?? {});
  // The summary belongs to the form that came back; with script a toast says what it would.
  const [hasSummary, setHasSummary] = useState(true);
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'loading' || status === 'success') return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) body.append(name, String(value));
    report('start');
    const answer = await request(call, { method: 'POST', body });
    if (answer.ok) {
      report('done');
      location.assign(after);
      return;
    }
    report('failed');
    setHasSummary(false);
    const { message, fieldErrors } = readFailure(answer.body);
    setErrors(fieldErrors);
    const first = fields.find(({ name }) => fieldErrors[name]);
    showToast({ type: 'negative', message: first || !message ? failed : message });
    if (first) form.current?.querySelector<HTMLElement>(`#${id}-${first.name}`)?.focus();
  }

  return (
    <form ref={form} className="auth-form" method="post" action={action} onSubmit={send}>
      {hasSummary && <ErrorSummary errors={listErrors(id, errors)} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          {...field}
          error={errors[field.name]}
        />
      ))}
      <Button type="submit" look="primary" large busy={status === 'loading'}>
        {submitLabel}
      </Button>
    </form>
  );
}

function FormField(props: AuthField & { id: string; error?: string }) {
  const { id, name, label, type, autoComplete, hint, value, isNew, error } = props;
  const words = { id, name, label, hint, error };
  if (type === 'checkbox')
    return <Checkbox {...words} value="true" defaultChecked={value === 'true'} />;
  if (type === 'password')
    return <PasswordInput {...words} autoComplete={autoComplete} isNew={isNew} />;
  return <TextInput {...words} type={type} autoComplete={autoComplete} defaultValue={value} />;
}

function listErrors(id: string, errors: Record<string, string>) {
  return Object.entries(errors).map(([name, message]) => ({
    id: name && `${id}-${name}`,
    message,
  }));
}

function readFailure(body: unknown): { message: string; fieldErrors: Record<string, string> } {
  const { message, errors } = (body ?? {}) as {
    message?: unknown;
    errors?: Record<string, string[]>;
  };
  return {
    message: typeof message === 'string' ? message : '',
    fieldErrors: Object.fromEntries(
      Object.entries(errors ?? {}).map(([name, messages]) => [name, messages.join('. ')]),
    ),
  };
}

import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { toFieldName } from '../../../base/field-name.ts';
import { Button } from '../../../ui/button.tsx';
import { FormErrors } from '../../../ui/post-form.tsx';
import { request } from '../../../ui/request.ts';
import { showToast } from '../../../ui/toast-queue.ts';
import { type AccountField, AccountFieldControl } from './account-field.tsx';
import { nextAuthStatus } from './auth-status.ts';

export interface AccountFormProps {
  /** Prefix of its fields' ids. */
  id: string;
  action: string;
  /** Where it is sent with script; the action when absent. */
  call?: string;
  /** Where success leads; without it the form stays and shows `done`. */
  after?: string;
  done?: string;
  /** `remember`: the next form of this tab that says `fill` has the email address in it. */
  address?: 'remember' | 'fill';
  /** Where a response with a `challenge` leads. */
  challenged?: string;
  submitLabel: string;
  busyLabel?: string;
  /** Shown when a failure has no message (spec section 8). */
  failed?: string;
  fields: readonly AccountField[];
  hidden?: Record<string, string>;
  /** By field, from the server; under '' those of no field. */
  errors?: Record<string, string>;
}

export function AccountForm(props: AccountFormProps) {
  const {
    id,
    action,
    call = action,
    after,
    done,
    submitLabel,
    busyLabel,
    failed = submitLabel,
    fields,
    hidden = {},
  } = props;
  const [status, report] = useReducer(nextAuthStatus, 'empty');
  const [errors, setErrors] = useState(props.errors ?? {});
  // The summary belongs to the server's response; with script a toast replaces it.
  const [hasSummary, setHasSummary] = useState(true);
  const isBusy = status === 'loading';
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || (status === 'success' && after)) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) body.append(name, String(value));
    report('start');
    const answer = await request(call, { method: 'POST', body });
    report(answer.ok ? 'done' : 'failed');
    if (answer.ok && props.address === 'remember') rememberAddress(body.get('email'));
    if (answer.ok && after) return location.assign(after);
    const isChallenged = !answer.ok && (answer.body as { challenge?: unknown })?.challenge;
    if (isChallenged && props.challenged) return location.assign(props.challenged);
    setHasSummary(false);
    const { message, byField } = readFailure(answer.ok ? null : answer.body);
    setErrors(byField);
    if (answer.ok) return void showToast({ type: 'positive', message: done ?? submitLabel });
    const first = fields.find(({ name }) => byField[name]);
    const reason = first ? '' : message;
    showToast({
      type: 'negative',
      ...(after ? { message: reason || failed } : { message: failed, caption: reason }),
    });
    if (first) form.current?.querySelector<HTMLElement>(`#${idOf(id, first.name)}`)?.focus();
  }

  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=email]');
    if (props.address !== 'fill' || !field || field.value) return;
    field.value = takeAddress();
    // Who is about to type replaces what was filled in.
    if (field === document.activeElement) field.select();
  }, [props.address]);

  return (
    <form
      ref={form}
      className="account-form"
      method="post"
      action={action}
      onSubmit={send}
      noValidate
    >
      {hasSummary && <FormErrors errors={errors} idOf={(name) => idOf(id, name)} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <AccountFieldControl
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
        aria-label={isBusy ? busyLabel : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

function idOf(id: string, name: string): string {
  return `${id}-${name.replace(/\W+/g, '-').replace(/-$/, '')}`;
}

function readFailure(body: unknown): { message: string; byField: Record<string, string> } {
  const { message, errors = {} } = (body ?? {}) as {
    message?: unknown;
    errors?: Record<string, string[]>;
  };
  return {
    message: typeof message === 'string' ? message : '',
    byField: Object.fromEntries(
      Object.entries(errors).map(([name, messages]) => [toFieldName(name), messages.join('. ')]),
    ),
  };
}

/** An email address typed to register is there to sign in; only in this tab, and only once. */
const KEY = 'registered-address';

function rememberAddress(address: string | null): void {
  try {
    if (address) sessionStorage.setItem(KEY, address);
  } catch {
    // Browsers may refuse storage.
  }
}

function takeAddress(): string {
  try {
    const address = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return '';
  }
}

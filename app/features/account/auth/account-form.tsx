import { type FormEvent, use, useEffect, useReducer, useRef, useState } from 'react';
import { toFieldName } from '../../../base/field-name.ts';
import { localPath } from '../../../base/locale-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Island } from '../../../ui/island.tsx';
import { FormErrors, XsrfContext } from '../../../ui/post-form.tsx';
import { request } from '../../../ui/request.ts';
import { showToast } from '../../../ui/toast-queue.ts';
import { type AccountField, AccountFieldControl } from './account-field.tsx';

interface AccountFormProps {
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
  /** Shown when a failure has no message. */
  failed?: string;
  fields: readonly AccountField[];
  hidden?: Record<string, string>;
  /** By field, from the server; under '' those of no field. */
  errors?: Record<string, string>;
}

/** Sent by script where there is one. */
export function LiveAccountForm(props: AccountFormProps) {
  return <Island name="account-form" component={AccountForm} props={useXsrfField(props)} />;
}

export function PlainAccountForm(props: AccountFormProps) {
  return <AccountForm {...useXsrfField(props)} />;
}

/** An island has no XsrfContext. */
function useXsrfField(props: AccountFormProps): AccountFormProps {
  const token = use(XsrfContext);
  return token === undefined ? props : { ...props, hidden: { _xsrf: token, ...props.hidden } };
}

/** The error response of an endpoint. */
interface Failure {
  message?: unknown;
  errors?: Record<string, string[]>;
  challenge?: unknown;
}

type Status = 'empty' | 'loading' | 'success' | 'error';
type StatusEvent = 'start' | 'done' | 'failed' | 'logout';

/** A response counts only while one is awaited. */
export function nextAuthStatus(status: Status, event: StatusEvent): Status {
  if (event === 'logout') return 'empty';
  if (event === 'start') return 'loading';
  if (status !== 'loading') return status;
  return event === 'done' ? 'success' : 'error';
}

export function AccountForm(props: AccountFormProps) {
  const { id, action, call = action, after, submitLabel, fields } = props;
  const [status, report] = useReducer(nextAuthStatus, 'empty');
  const [errors, setErrors] = useState(props.errors ?? {});
  // The summary belongs to the server's response; with script a toast replaces it.
  const [hasSummary, setHasSummary] = useState(true);
  const isBusy = status === 'loading';
  const form = useRef<HTMLFormElement>(null);
  const idOf = (name: string) => `${id}-${name.replace(/\W+/g, '-').replace(/-$/, '')}`;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || (status === 'success' && after)) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) body.append(name, String(value));
    report('start');
    const answer = await request(call, { method: 'POST', body });
    report(answer.ok ? 'done' : 'failed');
    if (answer.ok && props.address === 'remember') rememberAddress(body.get('email'));
    if (answer.ok && after) return location.assign(localPath(after));
    const failure = (answer.ok ? {} : (answer.body ?? {})) as Failure;
    if (failure.challenge && props.challenged) return location.assign(localPath(props.challenged));
    setHasSummary(false);
    const byField: Record<string, string> = {};
    for (const [name, messages] of Object.entries(failure.errors ?? {})) {
      byField[toFieldName(name)] = messages.join('. ');
    }
    setErrors(byField);
    if (answer.ok) {
      return void showToast({ type: 'positive', message: props.done ?? submitLabel });
    }
    const { failed = submitLabel } = props;
    const first = fields.find(({ name }) => byField[name]);
    const reason = first || typeof failure.message !== 'string' ? '' : failure.message;
    showToast({
      type: 'negative',
      ...(after ? { message: reason || failed } : { message: failed, caption: reason }),
    });
    if (first) form.current?.querySelector<HTMLElement>(`#${idOf(first.name)}`)?.focus();
  }

  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=email]');
    if (props.address !== 'fill' || !field || field.value) return;
    field.value = takeAddress();
    // So that typing replaces the value that was filled in.
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
      {hasSummary && <FormErrors errors={errors} idOf={idOf} />}
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => {
        const { name } = field;
        return (
          <AccountFieldControl key={name} id={idOf(name)} field={field} error={errors[name]} />
        );
      })}
      <Button
        type="submit"
        look="primary"
        large
        busy={isBusy}
        aria-label={isBusy ? props.busyLabel : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
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

import { use } from 'react';
import { Island } from '../../../ui/island.tsx';
import { XsrfContext } from '../../../ui/post-form.tsx';
import { AccountForm, type AccountFormProps } from './account-form.tsx';

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

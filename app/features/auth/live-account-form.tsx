import { Island } from '../../ui/island.tsx';
import { AccountForm, type AccountFormProps } from './account-form.tsx';

export function LiveAccountForm(props: AccountFormProps) {
  return <Island name="account-form" component={AccountForm} props={props} />;
}

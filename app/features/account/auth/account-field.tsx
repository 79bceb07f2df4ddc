import { authText } from '../../../text/text.ts';
import {
  Checkbox,
  Select,
  type SelectOption,
  Switch,
  Textarea,
  TextInput,
} from '../../../ui/fields.tsx';
import { PasswordInput } from './password-input.tsx';

export interface AccountField {
  name: string;
  label: string;
  kind:
    | 'text'
    | 'email'
    | 'url'
    | 'password'
    | 'new password'
    | 'checkbox'
    | 'switch'
    | 'select'
    | 'textarea';
  value?: string | null;
  hint?: string;
  optional?: boolean;
  /** By kind when absent. */
  autoComplete?: string;
  maxLength?: number;
  options?: readonly SelectOption[];
  emptyLabel?: string;
}

export const PASSWORD_FIELD: AccountField = {
  name: 'password',
  label: authText.fields.password,
  kind: 'password',
};

/** Of an authenticator app. */
export const CODE_FIELD: AccountField = {
  name: 'code',
  label: authText.secondStep.code,
  kind: 'text',
  autoComplete: 'one-time-code',
};

export const newPasswordField = (name: string): AccountField => ({
  name,
  label: authText.fields.newPassword,
  kind: 'new password',
  hint: authText.hints.password,
});

interface AccountFieldControlProps {
  id: string;
  field: AccountField;
  error?: string;
}

const AUTO_COMPLETE: Partial<Record<AccountField['kind'], string>> = {
  email: 'username',
  password: 'current-password',
  'new password': 'new-password',
};

export function AccountFieldControl({ id, field, error }: AccountFieldControlProps) {
  const { kind, name, label, value, hint, optional, maxLength } = field;
  const { autoComplete = AUTO_COMPLETE[kind] } = field;
  const words = { id, name, label, hint, error };
  const defaultValue = value ?? '';
  switch (kind) {
    case 'password':
    case 'new password':
      return (
        <PasswordInput {...words} autoComplete={autoComplete} isNew={kind === 'new password'} />
      );
    case 'checkbox':
      return <Checkbox {...words} value="true" defaultChecked={value === 'true'} />;
    case 'switch':
      return (
        <>
          {/* What is not ticked is not sent; the last of a name counts. */}
          <input type="hidden" name={name} value="false" />
          <Switch {...words} value="true" defaultChecked={value === 'true'} />
        </>
      );
    case 'select': {
      const { options = [], emptyLabel } = field;
      return (
        <Select {...words} {...{ optional, options, emptyLabel, autoComplete, defaultValue }} />
      );
    }
    case 'textarea':
      return <Textarea {...words} {...{ optional, maxLength, defaultValue }} />;
    default:
      return (
        <TextInput
          {...words}
          {...{ optional, maxLength, autoComplete, defaultValue }}
          type={kind === 'email' ? 'email' : 'text'}
          inputMode={kind === 'url' ? 'url' : undefined}
        />
      );
  }
}

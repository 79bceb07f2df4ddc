import { Switch } from '../../ui/option-control.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';

export interface SettingsField {
  name: string;
  label: string;
  kind: 'text' | 'url' | 'password' | 'textarea' | 'select' | 'switch';
  value?: string | null;
  hint?: string;
  optional?: boolean;
  autoComplete?: string;
  maxLength?: number;
  options?: readonly SelectOption[];
  /** First option of a select, with an empty value. */
  emptyLabel?: string;
}

export function SettingsFieldControl({
  id,
  field,
  error,
}: {
  id: string;
  field: SettingsField;
  error?: string;
}) {
  const { kind, name, label, value, hint, optional, autoComplete, maxLength, options = [] } = field;
  const words = { id, name, label, hint, error, optional };
  if (kind === 'textarea') {
    return <Textarea {...words} maxLength={maxLength} defaultValue={value ?? ''} />;
  }
  if (kind === 'select') {
    const { emptyLabel } = field;
    return (
      <Select {...words} {...{ options, emptyLabel, autoComplete }} defaultValue={value ?? ''} />
    );
  }
  if (kind === 'switch') {
    return (
      <>
        {/* What is not ticked is not sent; the last of a name counts. */}
        <input type="hidden" name={name} value="false" />
        <Switch
          {...{ id, name, label, hint, error }}
          value="true"
          defaultChecked={value === 'true'}
        />
      </>
    );
  }
  const type = kind === 'password' ? 'password' : 'text';
  return (
    <TextInput
      {...words}
      type={type}
      inputMode={kind === 'url' ? 'url' : undefined}
      maxLength={maxLength}
      autoComplete={autoComplete}
      defaultValue={value ?? ''}
    />
  );
}

import { useState } from 'react';
import { labelled } from '../../../base/label.ts';
import { authText, marksText } from '../../../text/text.ts';
import {
  Checkbox,
  describeControl,
  Field,
  type FieldWords,
  Select,
  type SelectOption,
  Switch,
  Textarea,
  TextInput,
} from '../../../ui/fields.tsx';

type LineKind = 'text' | 'email' | 'url' | 'password' | 'new password';

export interface AccountField {
  name: string;
  label: string;
  kind: LineKind | 'checkbox' | 'switch' | 'select' | 'textarea';
  value?: string | null;
  hint?: string;
  optional?: boolean;
  /** By kind when absent. */
  autoComplete?: string;
  maxLength?: number;
  options?: readonly SelectOption[];
  emptyLabel?: string;
}

export const emailField = (value: string | undefined): AccountField => ({
  name: 'email',
  label: authText.fields.email,
  kind: 'email',
  value,
});

export const PASSWORD_FIELD: AccountField = labelled(
  { name: 'password', kind: 'password' },
  () => authText.fields.password,
);

/** Of an authenticator app. */
export const CODE_FIELD: AccountField = labelled(
  { name: 'code', kind: 'text', autoComplete: 'one-time-code' },
  () => authText.secondStep.code,
);

export const newPasswordField = (name: string): AccountField => ({
  name,
  label: authText.fields.newPassword,
  kind: 'new password',
  hint: authText.hints.password,
});

const AUTO_COMPLETE: { [kind in AccountField['kind']]?: string } = {
  email: 'username',
  password: 'current-password',
  'new password': 'new-password',
};

export function AccountFieldControl(props: { id: string; field: AccountField; error?: string }) {
  const { id, field, error } = props;
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
          {/* An unticked box is not sent; the last value of a name counts. */}
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

type PasswordInputProps = FieldWords & { name: string; autoComplete?: string; isNew: boolean };

function PasswordInput(props: PasswordInputProps) {
  const { id, name, label, hint, error, autoComplete, isNew } = props;
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Field {...{ id, label, hint, error }}>
      <div className="password-row">
        <input
          className="control"
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onInput={isNew ? (event) => setTyped(event.currentTarget.value) : undefined}
          {...describeControl({ id, hint, error })}
        />
        <button
          type="button"
          className="button button-secondary button-large password-show"
          aria-label={authText.showPasswordLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? authText.hidePassword : authText.showPassword}
        </button>
      </div>
      {isNew && typed && <StrengthMeter password={typed} />}
    </Field>
  );
}

function StrengthMeter({ password }: { password: string }) {
  const strength = estimateStrength(password);
  return (
    <p className="password-strength" role="status">
      <meter min={0} max={4} low={2} high={3} optimum={4} value={strength} aria-hidden="true" />
      {authText.strength}
      {marksText.colon}
      {authText.strengths[strength]}
    </p>
  );
}

type Strength = 0 | 1 | 2 | 3 | 4;

const HABITS = [
  /p[a@4][s$5]{2}w[o0]rd/g,
  /qwert[yz]?|azerty|asdf(gh)?|zxcv(bn)?|1qaz|2wsx/g,
  /iloveyou|welcome|letmein|admin|login|sunshine|princess|football|monkey|dragon/g,
  /(19|20)\d\d/g,
];
// Maximum bits per unpredictable character, and where the steps begin.
const STEPS = [28, 42, 56, 72];

export function estimateStrength(password: string): Strength {
  const characters = [...password];
  if (characters.length < 10) return 0;
  const bits = countSurprises(password.toLowerCase()) * Math.log2(alphabetOf(password));
  return STEPS.filter((step) => bits >= step).length as Strength;
}

/** Characters that do not follow from earlier ones; a known word or year counts as two. */
function countSurprises(text: string): number {
  let rest = text;
  let surprises = 0;
  for (const habit of HABITS) {
    rest = rest.replace(habit, () => {
      surprises += 2;
      return ' ';
    });
  }
  const codes = [...rest].map((character) => character.codePointAt(0) ?? 0);
  const seen = new Set<string>();
  for (const [index, code] of codes.entries()) {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const before = (codes[index - 1] ?? 0) - (codes[index - 2] ?? Number.NaN);
    // A repeat, or a step of a row such as 1234 or cba.
    const isExpected = step === 0 || (Math.abs(step) === 1 && (step === before || index === 1));
    const pair = `${codes[index - 1]} ${code}`;
    surprises += isExpected || seen.has(pair) ? 0.25 : 1;
    seen.add(pair);
  }
  return surprises;
}

function alphabetOf(password: string): number {
  const kinds: Array<[RegExp, number]> = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return Math.max(
    10,
    kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0),
  );
}

import { useState } from 'react';
import { authText as text } from '../../../text/text.ts';
import { describeControl, Field, type FieldWords } from '../../../ui/fields.tsx';
import { estimateStrength } from './estimate-strength.ts';

interface PasswordInputProps extends FieldWords {
  name: string;
  autoComplete?: string;
  isNew?: boolean;
}

export function PasswordInput(props: PasswordInputProps) {
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
          aria-label={text.showPasswordLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? text.hidePassword : text.showPassword}
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
      {text.strength}: {text.strengths[strength]}
    </p>
  );
}

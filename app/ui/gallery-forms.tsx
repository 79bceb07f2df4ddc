import { ErrorSummary } from './error-summary.tsx';
import { Checkbox, OPTION_SIZES, type OptionSize, Radio, Switch } from './option-control.tsx';
import { OptionGroup } from './option-group.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

const SIZES = Object.keys(OPTION_SIZES) as OptionSize[];
const COUNTRIES = ['Côte d’Ivoire', 'Kenya', 'São Tomé and Príncipe'].map((label) => ({
  value: label,
  label,
}));

export function GalleryForms() {
  return (
    <>
      <section className="section grid">
        <h2>Fields</h2>
        <div className="col-6">
          <TextInput id="plain" label="Company name" defaultValue="Àṣẹ Bánkì" />
          <TextInput id="hinted" label="Website" hint="Begins with https" type="url" optional />
          <TextInput
            id="wrong"
            label="Year founded"
            hint="1950 or later"
            error="Enter a year from 1950 to 2026"
            defaultValue="1201"
          />
          <Select id="country" label="Country" options={COUNTRIES} emptyLabel="Choose a country" />
        </div>
        <div className="col-6">
          <ErrorSummary
            errors={[
              { id: 'wrong', message: 'Enter a year from 1950 to 2026' },
              { id: '', message: 'Login failed' },
            ]}
          />
          <Textarea id="overview" label="Overview" hint="80 to 3,000 letters" />
          <TextInput id="off" label="Email" defaultValue="amina@example.org" disabled />
        </div>
      </section>
      <section className="section grid">
        <h2>Options</h2>
        {(['checkbox', 'radio', 'switch'] as const).map((kind) => (
          <div className="col-4" key={kind}>
            <OptionGroup id={`group-${kind}`} legend={`Each size of ${kind}`} hint="One is chosen">
              {SIZES.map((size, index) => (
                <SizedOption key={size} kind={kind} size={size} isOn={index % 2 === 0} />
              ))}
            </OptionGroup>
          </div>
        ))}
        <div className="col-6">
          <OptionGroup id="terms-group" legend="Before you go on" error="Accept the terms">
            <Checkbox id="terms" label="I accept the terms" hint="Two pages, plain words" />
          </OptionGroup>
        </div>
      </section>
    </>
  );
}

interface SizedOptionProps {
  kind: 'checkbox' | 'radio' | 'switch';
  size: OptionSize;
  isOn: boolean;
}

function SizedOption({ kind, size, isOn }: SizedOptionProps) {
  const shared = { id: `${kind}-${size}`, size, label: `${size}, ${OPTION_SIZES[size]} px` };
  if (kind === 'radio') {
    return <Radio {...shared} name="radio-size" value={size} defaultChecked={size === 'md'} />;
  }
  const Control = kind === 'checkbox' ? Checkbox : Switch;
  return <Control {...shared} defaultChecked={isOn} />;
}

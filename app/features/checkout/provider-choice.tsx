import { checkoutText as text } from '../../text/text.ts';
import { Radio } from '../../ui/option-control.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { type Purchase, sharedTrialDays } from './load-checkout.server.ts';

interface ProviderChoiceProps {
  providers: Purchase['providers'];
  error: string | null;
}

export function ProviderChoice({ providers, error }: ProviderChoiceProps) {
  const shared = sharedTrialDays(providers);
  return (
    <OptionGroup id="provider" legend={text.providers} error={error}>
      {providers.map(({ name, trialDays }, index) => (
        <Radio
          key={name}
          id={`provider-${name}`}
          name="provider"
          value={name}
          label={text.providerNames[name]}
          hint={
            trialDays > shared
              ? text.trialThere(text.providerHints[name], trialDays)
              : text.providerHints[name]
          }
          defaultChecked={index === 0}
          required
        />
      ))}
    </OptionGroup>
  );
}

import { alertsText as text } from '../../text/text.ts';
import { Checkbox } from '../../ui/option-control.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { Select } from '../../ui/select.tsx';
import { ALERT_FREQUENCIES, type AlertFrequency } from './contract.ts';

export interface Channels {
  push: boolean;
  webhook: boolean;
}

interface AlertFieldsProps {
  /** Begins the ids of its fields. */
  id: string;
  chosen: { frequency: AlertFrequency; by_mail: boolean; by_push: boolean; by_webhook: boolean };
  /** Those that the account has set up; mail always is. */
  channels: Channels;
  hasInstant: boolean;
  error?: string;
}

/** How often, and where to. */
export function AlertFields({ id, chosen, channels, hasInstant, error }: AlertFieldsProps) {
  const offered = ALERT_FREQUENCIES.filter(
    (one) => one !== 'instant' || hasInstant || chosen.frequency === 'instant',
  );
  const boxes = [
    { name: 'by_mail', label: text.byMail, isShown: true, isSet: chosen.by_mail },
    { name: 'by_push', label: text.byPush, isShown: channels.push, isSet: chosen.by_push },
    {
      name: 'by_webhook',
      label: text.byWebhook,
      isShown: channels.webhook,
      isSet: chosen.by_webhook,
    },
  ];
  return (
    <div className="alert-fields">
      <Select
        id={`${id}-frequency`}
        name="frequency"
        label={text.frequency}
        options={offered.map((value) => ({ value, label: text.frequencies[value] }))}
        defaultValue={chosen.frequency}
        error={error}
      />
      <OptionGroup id={`${id}-by`} legend={text.by}>
        {boxes
          .filter(({ isShown, isSet }) => isShown || isSet)
          .map(({ name, label, isSet }) => (
            <Checkbox
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={label}
              defaultChecked={isSet}
            />
          ))}
      </OptionGroup>
    </div>
  );
}

import { alertsText as text } from '../../../text/text.ts';
import { Checkbox, OptionGroup, Select } from '../../../ui/fields.tsx';
import { ALERT_FREQUENCIES, type AlertSettings } from './contract.ts';

const CHANNELS = [
  { name: 'by_mail', label: text.byMail },
  { name: 'by_push', label: text.byPush },
  { name: 'by_webhook', label: text.byWebhook },
] as const;

/** Those that an account has set up. */
export type Channels = Record<(typeof CHANNELS)[number]['name'], boolean>;

/** Mail always is. */
export function channelsOf(browsers: readonly unknown[], webhook: unknown): Channels {
  return { by_mail: true, by_push: browsers.length > 0, by_webhook: webhook !== null };
}

interface AlertFieldsProps {
  /** Begins the ids of its fields. */
  id: string;
  chosen: AlertSettings;
  channels: Channels;
  hasInstant: boolean;
  error?: string;
}

/** How often, and where to. */
export function AlertFields({ id, chosen, channels, hasInstant, error }: AlertFieldsProps) {
  const offered = ALERT_FREQUENCIES.filter(
    (one) => one !== 'instant' || hasInstant || chosen.frequency === 'instant',
  );
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
        {CHANNELS.filter(({ name }) => channels[name] || chosen[name]).map(({ name, label }) => (
          <Checkbox
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            defaultChecked={chosen[name]}
          />
        ))}
      </OptionGroup>
    </div>
  );
}

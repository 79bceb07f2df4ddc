import type { ComponentProps } from 'react';
import { alertFeedPath } from '../../../base/outside-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { alertsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, OptionGroup, Select } from '../../../ui/fields.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { TimeAgo } from '../../../ui/values.tsx';
import { ALERT_FREQUENCIES, type AlertSettings, type OwnAlert } from '../contract.ts';

interface AlertCardProps {
  alert: OwnAlert;
  channels: Channels;
  hasInstant: boolean;
  now: Date;
}

export function AlertCard({ alert, channels, hasInstant, now }: AlertCardProps) {
  const { uuid, kind, name, address, createdAt, endedAt, itemsCount, lastFoundAt } = alert;
  const own = { action: pathTo('/dashboard/alerts'), fields: { uuid } };
  return (
    <article className="card">
      <h2 className="card-title" dir="auto">
        <a href={address}>{name}</a>
      </h2>
      <p className="small">
        <Filled
          text={endedAt ? text.ended : text.followed}
          when={<TimeAgo at={(endedAt ?? createdAt).toISOString()} now={now} />}
        />
        {' · '}
        {lastFoundAt ? (
          <Filled
            text={text.foundSoFar(kind, itemsCount)}
            when={<TimeAgo at={lastFoundAt.toISOString()} now={now} />}
          />
        ) : (
          text.nothingYet
        )}
        {' · '}
        {text.feeds} <a href={alertFeedPath(uuid, 'atom')}>Atom</a>,{' '}
        <a href={alertFeedPath(uuid, 'json')}>JSON Feed</a>
      </p>
      <div className="row alert-forms">
        {!endedAt && (
          <PostForm {...own} className="alert-settings" id={`change-${uuid}`}>
            <AlertFields id={`a-${uuid}`} chosen={alert} {...{ channels, hasInstant }} />
            <ActionButton value="change">{text.save}</ActionButton>
          </PostForm>
        )}
        <PostForm {...own} className="row-end">
          {endedAt && <ActionButton value="resume">{text.resume}</ActionButton>}{' '}
          <ActionButton value="delete" look="quiet" aria-label={text.deleteOf(name)}>
            {text.delete}
          </ActionButton>
        </PostForm>
      </div>
    </article>
  );
}

/** Submits one of the page's forms with its action. */
export function ActionButton(props: ComponentProps<typeof Button>) {
  return <Button type="submit" name="action" {...props} />;
}

const CHANNELS = [
  { name: 'by_mail', label: () => text.byMail },
  { name: 'by_push', label: () => text.byPush },
  { name: 'by_webhook', label: () => text.byWebhook },
] as const;

/** Those that an account has set up. */
type Channels = Record<(typeof CHANNELS)[number]['name'], boolean>;

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
            label={label()}
            defaultChecked={chosen[name]}
          />
        ))}
      </OptionGroup>
    </div>
  );
}

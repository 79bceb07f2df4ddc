import { alertFeedPath } from '../../../base/alert-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { alertsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { TimeAgo } from '../../../ui/values.tsx';
import { AlertFields, type Channels } from './alert-fields.tsx';
import type { OwnAlert } from './contract.ts';

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
        {endedAt ? text.ended : text.followed}{' '}
        <TimeAgo at={(endedAt ?? createdAt).toISOString()} now={now} />
        {' · '}
        {lastFoundAt ? (
          <>
            {text.foundSoFar(kind, itemsCount)} <TimeAgo at={lastFoundAt.toISOString()} now={now} />
          </>
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
            <AlertFields
              id={`a-${uuid}`}
              chosen={alert}
              channels={channels}
              hasInstant={hasInstant}
            />
            <Button type="submit" name="action" value="change">
              {text.save}
            </Button>
          </PostForm>
        )}
        <PostForm {...own} className="row-end">
          {endedAt && (
            <Button type="submit" name="action" value="resume">
              {text.resume}
            </Button>
          )}{' '}
          <Button
            type="submit"
            look="quiet"
            name="action"
            value="delete"
            aria-label={text.deleteOf(name)}
          >
            {text.delete}
          </Button>
        </PostForm>
      </div>
    </article>
  );
}

import { getAlertsPath, listFeedPath } from '../../base/outside-paths.ts';
import { alertsText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Ways to hear of what is new in a list or search; `address` is its own. */
export function GetAlerts({ address }: { address: string }) {
  return (
    <p className="row get-alerts">
      <ButtonLink href={getAlertsPath(address)} rel="nofollow">
        {text.getAlerts}
      </ButtonLink>
      <span className="small">
        {text.feedLead}{' '}
        <a href={listFeedPath(address, 'atom')} rel="nofollow">
          {text.atom}
        </a>{' '}
        ·{' '}
        <a href={listFeedPath(address, 'json')} rel="nofollow">
          {text.jsonFeed}
        </a>
      </span>
    </p>
  );
}

// Empty states, errors, limits and notices.
import type { ReactNode } from 'react';
import { statesText, upgradeText as text } from '../text/text.ts';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { WeaveMark } from './weave-mark.tsx';

export function EmptyState(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  const { title, children, action } = props;
  return (
    <div className="empty-state">
      <WeaveMark name={title} className="empty-cloth" />
      <div>
        <p className="state-title">{title}</p>
        {children && <div className="state-words">{children}</div>}
        {action && <div className="state-action">{action}</div>}
      </div>
    </div>
  );
}

export function ErrorState(props: { title: string; retryHref: string; requestId?: string }) {
  const { title, retryHref, requestId } = props;
  return (
    <div className="error-state">
      <Icon name="negative" />
      <p className="state-title">{title}</p>
      <ButtonLink href={retryHref} rel="nofollow">
        {statesText.retry}
      </ButtonLink>
      {requestId && <p className="small">{statesText.requestId(requestId)}</p>}
    </div>
  );
}

/** A plan with its price, or a free account, that raises a limit. Plain data for islands. */
export interface UpgradeOffer {
  plan: string;
  limit: number;
  price: string;
  isSamplePrice: boolean;
  href: string;
}

interface GateProps {
  /** How many more there are and for whom: "2 more with Pro". */
  title: string;
  children: ReactNode;
  offer?: UpgradeOffer | null;
  /** The benefit of the offer: "10 startups side by side". */
  gives?: (limit: number) => string;
}

/** Stands where a limit ends a list: nothing blurred, nothing invented. */
export function Gate({ title, children, offer, gives }: GateProps) {
  return (
    <section className="gate" aria-label={title}>
      <p className="state-title">{title}</p>
      <div className="state-words">
        {children}
        {offer && gives && (
          <p>
            {text.offer(offer.plan, gives(offer.limit), offer.price)}{' '}
            {offer.isSamplePrice && text.samplePrice}
          </p>
        )}
      </div>
      {offer && (
        <div className="state-action">
          <ButtonLink href={offer.href} look="primary">
            {text.seePlans}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface NoticeProps {
  type?: 'positive' | 'negative' | 'warning' | 'info';
  title?: string;
  children: ReactNode;
}

export function Notice({ type = 'info', title, children }: NoticeProps) {
  return (
    <div className={`notice soft-${type}`}>
      <Icon name={type} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** A full-width strip for facts about the whole site: offline, read-only, demonstration data. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="banner soft-warning" aria-label={label}>
      <div className="banner-row">
        <Icon name="warning" />
        <p>{children}</p>
      </div>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { upgradeText as text } from '../text/text.ts';
import { ButtonLink } from './button.tsx';

/** A plan with its price, or a free account, that raises a limit. Plain data for islands. */
export interface UpgradeOffer {
  plan: string;
  limit: number;
  price: string;
  isSamplePrice: boolean;
  href: string;
}

export interface GateProps {
  /** How many more there are and for whom: "2 more with Pro". */
  title: string;
  children: ReactNode;
  offer?: UpgradeOffer | null;
  /** What the limit of the offer gives: "10 startups side by side". */
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

import type { ReactNode } from 'react';
import { upgradeText as text } from '../text/text.ts';
import { ButtonLink } from './button.tsx';

/** What raises a limit: a plan with its price, or a free account. Plain data for islands. */
export interface UpgradeOffer {
  /** Name of the plan. */
  plan: string;
  /** The limit it gives. */
  limit: number;
  /** "USD 19.00 a month". */
  price: string;
  isSamplePrice: boolean;
  href: string;
}

export interface GateProps {
  /** How much more there is and who sees it: "2 more with Pro". */
  title: string;
  /** The limit, what was asked of it, and what else is worth saying. */
  children: ReactNode;
  /** What would raise the limit; absent where nothing does. */
  offer?: UpgradeOffer | null;
  /** What the offer's limit counts: "10 startups". */
  gives?: string;
}

/** Follows what is shown whole where a limit ends it: nothing blurred, nothing invented. */
export function Gate({ title, children, offer, gives }: GateProps) {
  return (
    <section className="gate" aria-label={title}>
      <p className="state-title">{title}</p>
      <div className="state-words">
        {children}
        {offer && gives && (
          <p>
            {text.offer(offer.plan, gives, offer.price)} {offer.isSamplePrice && text.samplePrice}
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

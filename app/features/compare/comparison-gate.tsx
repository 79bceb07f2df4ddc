import { startupPath } from '../../base/paths.ts';
import { compareText as text, upgradeText } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Gate, type UpgradeOffer } from '../../ui/gate.tsx';

interface ComparisonGateProps {
  /** Startups of the comparison that do not fit. */
  leftOut: ReadonlyArray<{ name: string; slug: string }>;
  limit: number;
  offer: UpgradeOffer | null;
}

/** Says what is left out and why: the limit, what was asked of it, what a plan gives (decisions.md, visitors' limits). */
export function ComparisonGate({ leftOut, limit, offer }: ComparisonGateProps) {
  if (leftOut.length === 0) return null;
  const asked = limit + leftOut.length;
  return (
    <Gate
      title={
        offer
          ? upgradeText.more(Math.min(asked, offer.limit) - limit, offer.plan)
          : text.tooManyTitle(leftOut.length)
      }
      offer={offer}
      gives={offer ? text.gives(offer.limit) : undefined}
    >
      <p>{text.tooMany(asked, limit)}</p>
      <p>
        {text.leftOut}{' '}
        {leftOut.map(({ name, slug }, index) => (
          <span key={slug}>
            {index > 0 && ', '}
            <a href={startupPath(slug)}>
              <Name>{name}</Name>
            </a>
          </span>
        ))}
      </p>
    </Gate>
  );
}

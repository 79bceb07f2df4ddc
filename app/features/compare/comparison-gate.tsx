import { startupPath } from '../../base/paths.ts';
import { compareText as text, upgradeText } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Gate, type UpgradeOffer } from '../../ui/gate.tsx';

interface ComparisonGateProps {
  leftOut: ReadonlyArray<{ name: string; slug: string }>;
  limit: number;
  offer: UpgradeOffer | null;
}

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

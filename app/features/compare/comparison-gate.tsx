import { startupPath } from '../../base/paths.ts';
import { compareText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Gate } from '../../ui/gate.tsx';
import { isLive, pricingLink } from '../../ui/navigation.ts';

interface ComparisonGateProps {
  /** Startups of the comparison that do not fit. */
  leftOut: ReadonlyArray<{ name: string; slug: string }>;
  limit: number;
  planLimit: number;
}

/** Says what is left out and why: the limit, what was asked of it, what the plan gives (decisions.md, visitors' limits). */
export function ComparisonGate({ leftOut, limit, planLimit }: ComparisonGateProps) {
  if (leftOut.length === 0) return null;
  const asked = limit + leftOut.length;
  const helps = limit < planLimit;
  return (
    <Gate
      title={
        helps
          ? text.gateTitle(Math.min(asked, planLimit) - limit)
          : text.tooManyTitle(leftOut.length)
      }
      action={
        helps &&
        isLive(pricingLink.href) && (
          <ButtonLink href={pricingLink.href} look="primary">
            {text.seePlans}
          </ButtonLink>
        )
      }
    >
      <p>{helps ? text.gate(asked, limit, planLimit) : text.tooMany(asked, limit)}</p>
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

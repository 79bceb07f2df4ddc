import { pathTo } from '../../base/paths.ts';
import { isAllOpen, type Plans } from '../../base/plans.ts';
import { subscriptionText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoSubscription({ plans }: { plans: Plans }) {
  if (isAllOpen(plans)) return <EmptyState title={text.none}>{text.open}</EmptyState>;
  return (
    <EmptyState
      title={text.none}
      action={
        <ButtonLink href={pathTo('/pricing')} look="primary">
          {text.seePlans}
        </ButtonLink>
      }
    >
      {text.noneWhy}
    </EmptyState>
  );
}

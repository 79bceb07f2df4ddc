import { statesText } from '../text/text.ts';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

export interface ErrorStateProps {
  title: string;
  retryHref: string;
  requestId?: string;
}

export function ErrorState({ title, retryHref, requestId }: ErrorStateProps) {
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

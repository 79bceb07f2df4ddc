import { notFoundText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';

interface ErrorContentProps {
  message: string;
  /** Path and query to retry. */
  retry: string;
  requestId: string;
}

export function ErrorContent({ message, retry, requestId }: ErrorContentProps) {
  return (
    <div className="flow">
      <h1>{text.errorTitle}</h1>
      <p className="lead">{message}</p>
      <p>{text.errorHelp}</p>
      <p>
        <ButtonLink href={retry} look="primary" rel="nofollow">
          {text.retry}
        </ButtonLink>
      </p>
      <p className="small">
        <bdi>{text.requestId(requestId)}</bdi>
      </p>
    </div>
  );
}

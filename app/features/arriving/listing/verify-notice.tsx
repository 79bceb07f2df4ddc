import { pathTo } from '../../../base/paths.ts';
import { listingText as text } from '../../../text/text.ts';
import { Notice } from '../../../ui/states.tsx';

export function VerifyNotice() {
  return (
    <Notice type="warning">
      <p>{text.verifyFirst}</p>
      <p>
        <a href={pathTo('/verify-email')}>{text.verifyLink}</a>
      </p>
    </Notice>
  );
}

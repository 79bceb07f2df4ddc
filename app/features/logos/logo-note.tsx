import { formatDay } from '../../base/format-day.ts';
import { hostOf } from '../../base/host-of.ts';
import { logosText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import type { TakenLogo } from './take-logo.server.ts';

/** Where the logo comes from. A moderator, whose token is given, may remove it. */
export function LogoNote(props: { hasLogo: boolean; taken: TakenLogo | null; xsrfToken?: string }) {
  const { hasLogo, taken, xsrfToken } = props;
  const isOffered = hasLogo && xsrfToken !== undefined;
  if (!taken && !isOffered) return null;
  return (
    <form className="row small" method="post">
      {taken && (
        <span>
          <a href={taken.url} rel="noopener nofollow">
            {text.from(hostOf(taken.url))}
          </a>
          {', '}
          {formatDay(taken.read_on)}
        </span>
      )}
      {isOffered && (
        <>
          <input type="hidden" name="_xsrf" value={xsrfToken} />
          <Button type="submit" name="logo" value="remove">
            {text.remove}
          </Button>
        </>
      )}
    </form>
  );
}

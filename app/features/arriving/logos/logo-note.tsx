import { hostOf } from '../../../base/address.ts';
import { formatDay } from '../../../base/dates.ts';
import { logosText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import type { TakenLogo } from './take-logo.server.ts';

interface LogoNoteProps {
  hasLogo: boolean;
  taken: TakenLogo | null;
  isModerator: boolean;
}

/** Where the logo comes from. A moderator may remove it. */
export function LogoNote({ hasLogo, taken, isModerator }: LogoNoteProps) {
  const isOffered = hasLogo && isModerator;
  if (!taken && !isOffered) return null;
  return (
    <PostForm className="row small">
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
        <Button type="submit" name="logo" value="remove">
          {text.remove}
        </Button>
      )}
    </PostForm>
  );
}

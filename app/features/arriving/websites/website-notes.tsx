import { hostOf } from '../../../base/address.ts';
import { formatDay } from '../../../base/dates.ts';
import { logosText, technologiesText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import type { TakenLogo } from './logo.server.ts';
import type { ScanState } from './scan-website.server.ts';

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
            {logosText.from(hostOf(taken.url))}
          </a>
          {', '}
          {formatDay(taken.read_on)}
        </span>
      )}
      {isOffered && (
        <Button type="submit" name="logo" value="remove">
          {logosText.remove}
        </Button>
      )}
    </PostForm>
  );
}

/** Lets a moderator ask for a reading, and says what became of the last one. */
export function ScanControl({ scan }: { scan: ScanState | null }) {
  const { asked, neverRead, read } = technologiesText;
  const { scannedAt, outcome } = scan ?? {};
  const last = scannedAt && outcome ? read(formatDay(scannedAt), outcome) : neverRead;
  return (
    <PostForm className="row scan-control">
      {!scan?.requestedAt && <Button type="submit">{technologiesText.ask}</Button>}
      <span className="small">{scan?.requestedAt ? asked : last}</span>
    </PostForm>
  );
}

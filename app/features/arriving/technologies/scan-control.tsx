import { formatDay } from '../../../base/dates.ts';
import { technologiesText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import type { ScanState } from './scan-queue.server.ts';

export function ScanControl({ scan }: { scan: ScanState | null }) {
  return (
    <PostForm className="row scan-control">
      {!scan?.requestedAt && <Button type="submit">{text.ask}</Button>}
      <span className="small">{sayState(scan)}</span>
    </PostForm>
  );
}

function sayState(scan: ScanState | null): string {
  if (scan?.requestedAt) return text.asked;
  if (!scan?.scannedAt || !scan.outcome) return text.neverRead;
  return text.read(formatDay(scan.scannedAt), scan.outcome);
}

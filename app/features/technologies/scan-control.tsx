import { formatDay } from '../../base/format-day.ts';
import { technologiesText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import type { ScanState } from './scan-queue.server.ts';

export function ScanControl({ scan, xsrfToken }: { scan: ScanState | null; xsrfToken: string }) {
  return (
    <form className="row scan-control" method="post">
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      {!scan?.requestedAt && <Button type="submit">{text.ask}</Button>}
      <span className="small">{sayState(scan)}</span>
    </form>
  );
}

function sayState(scan: ScanState | null): string {
  if (scan?.requestedAt) return text.asked;
  if (!scan?.scannedAt || !scan.outcome) return text.neverRead;
  return text.read(formatDay(scan.scannedAt), scan.outcome);
}

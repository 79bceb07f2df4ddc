import { exitsText, marksText } from '../text/text.ts';
import { Written } from '../ui/values.tsx';
import type { Exit } from './exit-contract.ts';

/** The kind of reason, and what else a source says of it. */
export function WhyClosed({ cause, detail }: Partial<Pick<Exit, 'cause' | 'detail'>>) {
  if (!cause && !detail) return null;
  return (
    <p className="why-closed">
      {cause && <b>{exitsText.causes[cause]}</b>}
      {cause && detail && marksText.colon}
      {detail && <Written>{detail}</Written>}
    </p>
  );
}

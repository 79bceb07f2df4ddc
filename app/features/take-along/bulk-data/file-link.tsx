import { formatDay } from '../../../base/dates.ts';
import { pathTo } from '../../../base/paths.ts';
import { bulkDataText as text } from '../../../text/text.ts';
import type { Snapshot } from './contract.ts';

/** "25 Nov 2026", or "25 Nov 2026 (2)" for the second of that day. */
export function sayDay(snapshot: string): string {
  const [date = '', number] = snapshot.split('.');
  const day = formatDay(date);
  return number ? `${day} (${number})` : day;
}

/** A file by its label, else its name, with its size. */
export function FileLink(props: { snapshot: Snapshot; file: string; label?: string }) {
  const { snapshot, file, label } = props;
  const found = snapshot.files.find(({ name }) => name === file);
  if (!found) return null;
  const size = text.kilobytes(found.bytes);
  const href = pathTo('/data/:snapshot/:file', { snapshot: snapshot.snapshot, file });
  return (
    <>
      <a href={href} download>
        {label ?? file}
      </a>
      {`, ${size}`}
    </>
  );
}

import { use } from 'react';
import { marksText, listPagesText as text } from '../../text/text.ts';
import { SiteContext } from '../../ui/embed-code.tsx';

interface FileRowsProps {
  total: number;
  total_is?: 'exact' | 'at_least';
}

/** After the name of a file's format: how many of the rows the caller gets. */
export function FileRows({ total, total_is }: FileRowsProps) {
  const { csvRows } = use(SiteContext);
  return `${marksText.comma}${text.fileRows(total, csvRows, total_is === 'at_least')}`;
}

import { listPagesText as text } from '../../text/text.ts';
import { type ListShape, type ListView, listHref } from './list-address.ts';

/** Paths by format. */
export type ListFiles = Partial<Record<'csv' | 'xlsx' | 'json' | 'feed', string>>;

/** All of a view as files; a feed is always the newest first. */
export function fileLinks(
  shape: ListShape,
  files: ListFiles,
  { filters, sort, options }: ListView,
) {
  return Object.entries(files).map(([format, path]) => ({
    href: listHref(
      { ...shape, path },
      format === 'feed' ? { filters } : { filters, sort, options },
    ),
    label: text[format as keyof ListFiles],
  }));
}

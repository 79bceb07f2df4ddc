import { hostOf } from '../../../base/address.ts';
import { toStartOfPeriod } from '../../../base/dates.ts';
import { readAddress } from '../../../language/values/address.ts';
import { LONGEST_NAME, splitCell } from '../../../language/values/names.ts';
import { cleanCell } from '../../../language/values/reading.ts';
import { readingText, importText as text } from '../../../text/text.ts';
import type { CleanRow, FieldCells } from './contract.ts';
import { type CleanContext, RowReader } from './row-reader.ts';

const LONGEST_TITLE = 300;

export function cleanNews(cells: FieldCells, context: CleanContext) {
  const row = new RowReader(cells, context);
  const title = cleanCell(cells.title ?? '');
  if (!/\p{Letter}/u.test(title)) row.refuse('title', text.noTitle);
  if (title.length > LONGEST_TITLE) row.refuse('title', readingText.tooLong(LONGEST_TITLE));
  const url = row.read('url', readAddress, 'row');
  if (!url && !row.text('url')) row.refuse('url', text.noAddress);
  const date = row.readDate('published_on', true);
  const startup_slugs = splitCell(cells.startup_slugs);
  const startup_names = splitCell(cells.startups);
  if (startup_slugs.length + startup_names.length === 0) row.refuse('startups', text.noStartup, '');
  const publisher = row.text('publisher') || context.defaults.publisher || hostOf(url ?? '');
  return row.finish(
    url && date
      ? {
          title,
          publisher: publisher.slice(0, LONGEST_NAME),
          url,
          published_on: toStartOfPeriod(date),
          published_precision: date.precision,
          startup_slugs,
          // If both are given they name the same startups twice.
          startup_names: startup_slugs.length > 0 ? [] : startup_names,
        }
      : null,
  );
}

export type CleanNews = CleanRow<typeof cleanNews>;

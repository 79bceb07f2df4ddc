// One row about a news entry, cell by cell.
import { toStartOfPeriod } from '../../base/partial-date.ts';
import { type CleanContext, dateOptions, RowProblems } from './clean-context.ts';
import { cleanText, cleanValue } from './clean-text.ts';
import type { Cleaned, FieldCells } from './contract.ts';
import { readDate } from './read-date.ts';
import { readAddress } from './read-website.ts';
import { splitList } from './split-list.ts';

export interface CleanNews {
  title: string;
  publisher: string;
  url: string;
  published_on: string;
  published_precision: string;
  startup_slugs: string[];
  startup_names: string[];
}

const LONGEST_TITLE = 300;

export function cleanNews(cells: FieldCells, context: CleanContext): Cleaned<CleanNews> {
  const problems = new RowProblems();
  const title = cleanText(cells.title ?? '');
  if (!/\p{Letter}/u.test(title)) problems.add('title', title, 'no title', 'row');
  if (title.length > LONGEST_TITLE)
    problems.add('title', title, `longer than ${LONGEST_TITLE} characters`, 'row');
  const url = problems.take('url', cells.url, readAddress(cells.url), 'row');
  if (!url && !cleanValue(cells.url)) problems.add('url', '', 'no address', 'row');
  const date = problems.take(
    'published_on',
    cells.published_on,
    readDate(cells.published_on, dateOptions(context, 'published_on')),
    'row',
  );
  if (!date && !cleanValue(cells.published_on)) problems.add('published_on', '', 'no date', 'row');
  const startup_slugs = splitList(cells.startup_slugs);
  const startup_names = splitList(cells.startups);
  if (startup_slugs.length + startup_names.length === 0)
    problems.add('startups', '', 'names no startup', 'row');
  if (problems.keepsRowOut || !url || !date) return { problems: problems.list };
  const publisher =
    cleanValue(cells.publisher) ||
    context.defaults.publisher ||
    new URL(url).hostname.replace(/^www\./, '');
  const row: CleanNews = {
    title,
    publisher: publisher.slice(0, 120),
    url,
    published_on: toStartOfPeriod(date),
    published_precision: date.precision,
    startup_slugs,
    // Where both are given they say the same startups twice.
    startup_names: startup_slugs.length > 0 ? [] : startup_names,
  };
  return { row, problems: problems.list };
}

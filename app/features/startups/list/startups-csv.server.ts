// GET /startups.csv, with the parameters of the page.

import { readListView } from '../../../find/lists/list-address.ts';
import { namingParameters } from '../../../find/lists/read-list.server.ts';
import type { Context } from '../../../http/context.ts';
import { startupListText as text } from '../../../text/text.ts';
import { answerFoundCsv } from '../../search/advanced-search.server.ts';
import { readStartups, toQuestion } from './list-startups.server.ts';
import { STARTUPS_SHAPE } from './startups-shape.ts';

/** All that match, up to the caller's row limit. Throws 422, 503. */
export async function answerStartupsCsv(context: Context): Promise<Response> {
  const view = readListView(STARTUPS_SHAPE, context.url.searchParams, 1);
  const read = await namingParameters(view, readStartups(context, view));
  return answerFoundCsv(context, text.csvTitle, toQuestion(read));
}

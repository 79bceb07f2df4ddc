import type { Context } from '../../http/context.ts';
import { isSameSecret, requireModerator } from '../../http/guard.server.ts';
import { respond } from '../../http/respond.server.ts';
import { readStatus } from './queries.server.ts';

/** For a program with METRICS_TOKEN, else a moderator. */
export async function answerStatus(context: Context): Promise<Response> {
  const { request, settings } = context;
  const given = request.headers.get('authorization') ?? '';
  const { METRICS_TOKEN } = settings;
  if (!METRICS_TOKEN || !isSameSecret(given, `Bearer ${METRICS_TOKEN}`)) requireModerator(context);
  return respond(context, {
    body: JSON.stringify(await readStatus(context)),
    status: 200,
    type: 'application/json; charset=utf-8',
    cache: 'private',
  });
}

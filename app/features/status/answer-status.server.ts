import { answerJson } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { hasMetricsToken, requireModerator } from '../../http/guard.server.ts';
import { readStatus } from './queries.server.ts';

/** For a program with METRICS_TOKEN, otherwise a moderator. */
export async function answerStatus(context: Context): Promise<Response> {
  const { request, settings } = context;
  const given = request.headers.get('authorization') ?? undefined;
  if (!hasMetricsToken(given, settings.METRICS_TOKEN)) requireModerator(context);
  return answerJson(context, {
    body: await readStatus(context),
    status: 200,
    type: 'application/json; charset=utf-8',
    cache: 'private',
    plain: true,
  });
}

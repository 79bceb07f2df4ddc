// Paths of the pages of moderators.
import { numberOf, pathTo, withQuery } from './paths.ts';

/** `done` of what was just decided are announced there. */
export function moderationPath(state?: string, page = 1, done = 0): string {
  const query = {
    ...{ state: state === 'pending' ? null : state, page: numberOf(page) },
    done: done || null,
  };
  return withQuery(pathTo('/moderation'), query);
}

export const submissionPath = (uuid: string) => pathTo('/moderation/:uuid', { uuid });

export function moderationLogPath(page = 1): string {
  return withQuery(pathTo('/moderation/log'), { page: numberOf(page) });
}

export function mergePath(keep?: string, gone?: string): string {
  return withQuery(pathTo('/moderation/merge'), { keep, gone });
}

export function mergeRoundsPath(keep?: string, gone?: string): string {
  return withQuery(pathTo('/moderation/merge-rounds'), { keep, gone });
}

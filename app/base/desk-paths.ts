// Addresses of corrections, and of the pages of moderators.
import {
  fundingPath,
  investorPath,
  locationPath,
  numberOf,
  pathTo,
  personPath,
  startupPath,
  withQuery,
} from './paths.ts';

/** The kinds of records with corrections; an exit is an event: `{startup}-{kind}[-{yyyy}]`. */
export type SubjectKind = 'startup' | 'funding' | 'investor' | 'person' | 'exit' | 'location';

/** The form that reports an error; `field` is preselected. */
export function suggestEditPath(slug: string, kind: SubjectKind = 'startup', field?: string) {
  const paths = {
    startup: () => pathTo('/startup/:startup/suggest-edit', { startup: slug }),
    funding: () => pathTo('/funding/:slug/suggest-edit', { slug }),
    investor: () => pathTo('/investor/:investor/suggest-edit', { investor: slug }),
    person: () => pathTo('/person/:slug/suggest-edit', { slug }),
    exit: () => pathTo('/exit/:slug/suggest-edit', { slug }),
    location: () => pathTo('/location/:location/suggest-edit', { location: slug }),
  };
  return withQuery(paths[kind](), { field });
}

/** The page that shows the fact; null when its subject is gone. */
export function subjectPath(kind: SubjectKind, slug: string | null): string | null {
  if (slug === null) return null;
  const paths = {
    startup: startupPath,
    funding: fundingPath,
    investor: investorPath,
    person: personPath,
    exit: (exit: string) => startupPath(exit.replace(/-[a-z]+(-\d{4})?$/, '')),
    location: locationPath,
  };
  return paths[kind](slug);
}

export const correctionsPath = ({
  about,
  page = 1,
}: {
  about?: string | null;
  page?: number;
} = {}) => withQuery(pathTo('/corrections'), { about, page: numberOf(page) });

export const correctionStatusPath = (token: string) =>
  withQuery(pathTo('/corrections/status'), { token });

export const replyPath = (query: { about: string; sent?: string } | { token: string }) =>
  withQuery(pathTo('/corrections/reply'), { ...query });

/** The moderators' form for the facts of a subject, such as `funding:paystack-seed-2016`. */
export const editFactsPath = (about: string) => withQuery(pathTo('/moderation/edit'), { about });

/** `done` is the number of decisions to announce there. */
export function moderationPath(state?: string, page = 1, done = 0): string {
  const shown = state === 'pending' ? null : state;
  return withQuery(pathTo('/moderation'), {
    state: shown,
    page: numberOf(page),
    done: done || null,
  });
}

export const submissionPath = (uuid: string) => pathTo('/moderation/:uuid', { uuid });

export const proposalPath = (uuid: string) => pathTo('/moderation/news/:uuid', { uuid });

/** Of moderators, and of members who offer a file to them. */
export const uploadsPath = (isModerator: boolean) =>
  isModerator ? pathTo('/moderation/import') : pathTo('/import');
export const uploadPath = (uuid: string, isModerator: boolean) =>
  isModerator ? pathTo('/moderation/import/:uuid', { uuid }) : pathTo('/import/:uuid', { uuid });

export const moderationLogPath = (page = 1) =>
  withQuery(pathTo('/moderation/log'), { page: numberOf(page) });

export const mergePath = (keep?: string, gone?: string) =>
  withQuery(pathTo('/moderation/merge'), { keep, gone });

export const mergeRoundsPath = (keep?: string, gone?: string) =>
  withQuery(pathTo('/moderation/merge-rounds'), { keep, gone });

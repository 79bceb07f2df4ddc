// Corrections: what is sent, and the public log (decisions.md, corrections).
import { z } from 'zod';
import { DAY_MS } from '../../../base/dates.ts';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { pageMeta, pageParam } from '../../../http/params.ts';

export const SUBJECT_KINDS = [
  'startup',
  'funding',
  'investor',
  'person',
  'exit',
  'location',
] as const satisfies readonly SubjectKind[];

export const CLOCK_DAYS = 7;
export const CORRECTIONS_PER_PAGE = 50;

/** "funding:paystack-seed-2016" */
export const about = z
  .string()
  .regex(
    new RegExp(`^(${SUBJECT_KINDS.join('|')}):[\\w-]{1,120}$`),
    `expected a kind and a slug, such as funding:paystack-seed-2016; kinds are ${SUBJECT_KINDS.join(', ')}`,
  )
  .transform((text) => {
    const at = text.indexOf(':');
    return { kind: text.slice(0, at) as SubjectKind, slug: text.slice(at + 1) };
  });
export type About = z.output<typeof about>;

export const sayAbout = ({ kind, slug }: About) => `${kind}:${slug}`;

export const logQuery = z.object({
  about: about.optional().describe('Only of this subject, such as funding:paystack-seed-2016'),
  page: pageParam,
});

export const correction = z.object({
  id: z.int(),
  kind: z.enum(SUBJECT_KINDS),
  /** Null when it is not listed any more. */
  slug: z.string().nullable(),
  subject: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
  source_url: z.string(),
  /** Only of finders who asked to be named. */
  finder: z.string().nullable(),
  received_at: z.string(),
  decided_at: z.string(),
  /** Whole days from the report to the decision. */
  days: z.int(),
  /** The correction that this one takes back, and the one that took this one back. */
  undoes: z.int().nullable(),
  undone_by: z.int().nullable(),
});
export type Correction = z.output<typeof correction>;

const correctionFigures = z.object({
  waiting: z.int(),
  /** Since the oldest that waits came in. */
  oldest_days: z.int().nullable(),
  /** Of the last 365 days. */
  decided: z.int(),
  accepted: z.int(),
  in_time: z.int(),
  median_days: z.number().nullable(),
});
export type CorrectionFigures = z.output<typeof correctionFigures>;

export const correctionsAnswer = z.object({
  data: z.array(correction),
  meta: pageMeta.extend({ queue: correctionFigures }),
});

/** When an answer is due. */
export function dueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + CLOCK_DAYS * DAY_MS);
}

export interface Reply {
  id: number;
  field: string;
  words: string;
  said_by: string;
  domain: string;
  created_at: string;
}

/** What a fact said before, by an import or a job. */
export interface FactChange {
  field: string;
  before: string | null;
  after: string | null;
  changed_at: string;
  source_url: string | null;
}

/** What a page says beside its facts. */
export interface FactNotes extends About {
  corrections: Correction[];
  replies: Reply[];
  changes: FactChange[];
}

import { hostOf } from '../../../base/host-of.ts';
import { listRecordFacts, type RecordFacts } from '../../../catalogue/facts.server.ts';
import { sayFact, sayStored } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { requireModerator } from '../../../http/moderation/guard.server.ts';
import { type LogEntry, listLog } from '../../../http/moderation/log.server.ts';
import type { ListingContent } from '../../arriving/listing/contract.ts';
import { factsOfListing } from '../../arriving/listing/contract.ts';
import {
  type FoundSubmission,
  findDuplicates,
  findWaitingDuplicates,
} from '../../arriving/listing/duplicates.server.ts';
import { isOpen } from '../../arriving/listing/submit-listing.server.ts';
import { sayValue } from '../corrections/correct.server.ts';
import type { EditContent } from '../corrections/edit-contract.ts';
import { getSubject, type Subject } from '../subjects.server.ts';
import { digestOf } from './decide.server.ts';
import { getSubmission, type Submission } from './queries.server.ts';

export interface SubmissionView {
  submission: Submission;
  /** For a decision, or the answer to a question. */
  isWaiting: boolean;
  sent: RecordFacts['facts'];
  fields: string[];
  /** Listed startups to compare with, and why each may be the same. */
  known: Array<RecordFacts & { reason: 'domain' | 'name' | null }>;
  waiting: FoundSubmission[];
  log: LogEntry[];
  /** Digest of the current value that an edit would change. */
  seen: string;
  logo: string | null;
  rounds: Array<{ words: string; source: string }>;
  founders: Array<{ words: string; link: string | null }>;
  edit: EditContent | null;
  /** What an edit is about; null for a listing, and once it is gone. */
  subject: Subject | null;
}

const MOST_KNOWN = 4;

/** Throws Redirect for visitors, 404. */
export async function loadSubmission(context: Context, uuid: string): Promise<SubmissionView> {
  requireModerator(context);
  const submission = await getSubmission(context.sql, uuid);
  const log = await listLog(context.sql, { submissionId: submission.id, limit: 50 });
  const view = submission.kind === 'edit' ? loadEdit : loadListing;
  const isWaiting = isOpen(submission.state);
  return { ...(await view(context, submission)), submission, log, isWaiting };
}

type Part = Omit<SubmissionView, 'submission' | 'log' | 'isWaiting'>;

const NO_LISTING = { waiting: [], logo: null, rounds: [], founders: [] };

async function loadEdit({ sql }: Context, submission: Submission): Promise<Part> {
  const edit = submission.content as unknown as EditContent;
  const { subjectKind: kind } = submission;
  const subject = await getSubject(sql, kind, submission.subjectId);
  // What it changed is what it says now.
  const facts = isOpen(submission.state)
    ? (subject?.facts ?? {})
    : { ...subject?.facts, [edit.field]: edit.known };
  return {
    ...NO_LISTING,
    sent: { [edit.field]: sayValue(subject ?? { kind, facts: {} }, edit) },
    fields: [edit.field],
    known: subject ? [{ ...subject, facts, logo: null, reason: null }] : [],
    seen: subject ? digestOf(subject.facts, edit.field) : '',
    edit,
    subject,
  };
}

async function loadListing({ sql }: Context, submission: Submission): Promise<Part> {
  const { id, startupId } = submission;
  const listing = submission.content as unknown as ListingContent;
  const { name, country, website, founders, rounds } = listing;
  const asked = { name, country, domain: hostOf(website) };
  const [duplicates, waiting] = await Promise.all([
    findDuplicates(sql, asked, startupId),
    findWaitingDuplicates(sql, asked, id),
  ]);
  const shown = duplicates.slice(0, MOST_KNOWN);
  const known = await listRecordFacts(
    sql,
    'startup',
    shown.map((one) => one.id),
  );
  const facts = factsOfListing(listing);
  const fields = [...Object.keys(facts), 'founders'];
  const sent = Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, sayStored(value ?? null)]),
  );
  return {
    sent: { ...sent, founders: founders.map((one) => one.name).join(', ') || null },
    fields,
    known: known.map((one) => ({
      ...one,
      reason: shown.find((found) => found.id === one.id)?.reason === 'domain' ? 'domain' : 'name',
    })),
    waiting,
    seen: '',
    logo: listing.logo,
    rounds: rounds.map(({ round, date, amount, investors, source_url }) => ({
      words: [round, date, amount && sayFact('amount', amount), investors.join(', ')]
        .filter(Boolean)
        .join(' · '),
      source: source_url,
    })),
    founders: founders.map(({ name, title, link }) => ({
      words: [name, title].filter(Boolean).join(', '),
      link,
    })),
    edit: null,
    subject: null,
  };
}

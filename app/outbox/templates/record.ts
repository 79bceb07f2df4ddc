// Who owns, corrects, confirms and checks what the record says.
import { correctionStatusPath, suggestEditPath, uploadPath } from '../../base/desk-paths.ts';
import {
  addStartupSuccessPath,
  claimPath,
  pathTo,
  startupPath,
  withQuery,
} from '../../base/paths.ts';
import {
  claimsText,
  confirmationsText,
  correctionsText,
  listingText,
  mailText,
  marksText,
  moderationQueueText,
  notificationsText,
  uploadsText,
} from '../../text/text.ts';
import { action, letter, list, type MailItem, writeMail } from '../mail-content.ts';

interface FactsToConfirm {
  name: string;
  facts: ReadonlyArray<{ label: string; value: string }>;
  token: string;
}

export type CorrectionNews = 'received' | 'ask' | 'approve' | 'reject' | 'undone';

interface Correction {
  news: CorrectionNews;
  subject: string;
  fact: string;
  words: string | null;
  token: string;
}

export interface ListingReview {
  name: string;
  uuid: string;
  kind: 'listing' | 'edit';
  action: 'approve' | 'ask' | 'reject';
  subject: string;
  reason: string | null;
  slug: string | null;
}

interface ClaimDecided {
  name: string;
  action: 'approve' | 'reject';
  subject: string;
  slug: string;
  reason: string | null;
}

export type ImportFate = keyof typeof uploadsText.mail.says;

interface ImportDecided {
  name: string;
  uuid: string;
  file: string;
  fate: ImportFate;
  reason: string | null;
  runs: ReadonlyArray<
    Record<'created' | 'updated' | 'rejected' | 'leftOut', number> & {
      kind: keyof typeof uploadsText.countKinds;
    }
  >;
}

interface ModerationQueue {
  name: string;
  count: number;
  items: MailItem[];
  /** How many more there are than the mail lists. */
  more: number;
  hasDraft: boolean;
  /** Old facts and dead links in words; empty without any. */
  offers: string;
}

const whyReview = () => [
  notificationsText.why('my_listing_review'),
  action(notificationsText.settings, pathTo('/dashboard/account-settings/notification')),
];
const linesOf = (text: string | null) => (text ?? '').split('\n');

export const recordMails = {
  claim(
    { startup, slug, token }: { startup: string; slug: string; token: string },
    productName: string,
  ) {
    const say = claimsText.mailed;
    return letter(null, say.subject(startup), [
      say.lead(startup, productName),
      action(say.action, withQuery(claimPath(slug), { token })),
      say.valid,
      mailText.ignore,
    ]);
  },

  claim_decided(
    { name, action: decided, subject, slug, reason }: ClaimDecided,
    productName: string,
  ) {
    const say = claimsText.decided;
    return letter(name, `${say.subjects[decided](subject)} - ${productName}`, [
      say.says[decided],
      ...linesOf(reason),
      decided === 'approve'
        ? action(claimsText.edit, suggestEditPath(slug))
        : action(say.again, claimPath(slug)),
      ...whyReview(),
    ]);
  },

  confirm_facts({ name, facts, token }: FactsToConfirm, productName: string) {
    const say = confirmationsText.mail;
    return writeMail(say.subject(productName, name), [
      say.lead(productName, name),
      list(facts.map(({ label, value }) => ({ title: `${label}${marksText.colon}${value}` }))),
      action(say.action, withQuery(pathTo('/confirm'), { token })),
      say.noAccount,
      say.never,
    ]);
  },

  /** For who reported a mistake without an account. No link ends it: each report ends. */
  correction({ news, subject, fact, words, token }: Correction, productName: string) {
    const say = correctionsText.mail;
    return writeMail(`${say.subjects[news](subject)} - ${productName}`, [
      say.about(fact, subject),
      say.says[news],
      ...linesOf(words),
      action(say.actions[news] ?? say.see, correctionStatusPath(token)),
      news === 'received' && say.ignore,
    ]);
  },

  reply_link({ subject, path }: { subject: string; path: string }, productName: string) {
    const say = correctionsText.replyMail;
    return writeMail(`${say.subject(subject)} - ${productName}`, [
      say.lead(subject),
      action(say.action, path),
      say.valid,
      say.ignore,
    ]);
  },

  listing_review(data: ListingReview, productName: string) {
    const say = listingText.mail;
    const subjects = data.kind === 'edit' ? say.editSubjects : say.subjects;
    const published = data.action === 'approve' ? data.slug : null;
    const label = data.action === 'ask' ? say.answer : published ? say.see : say.seeState;
    return letter(data.name, `${subjects[data.action](data.subject)} - ${productName}`, [
      say[data.action],
      ...linesOf(data.reason),
      action(label, published ? startupPath(published) : addStartupSuccessPath(data.uuid)),
      ...whyReview(),
    ]);
  },

  import_decided({ name, uuid, file, fate, reason, runs }: ImportDecided, productName: string) {
    const { mail: say, countKinds, counts, problemRows } = uploadsText;
    const lines = runs.map(({ kind, created, updated, rejected, leftOut }) => ({
      title: `${countKinds[kind]}${marksText.colon}${counts(created, updated)}`,
      note: [rejected && problemRows(rejected, 'row'), leftOut && problemRows(leftOut, 'cell')]
        .filter(Boolean)
        .join(marksText.comma),
    }));
    return letter(name, `${say.subjects[fate](file)} - ${productName}`, [
      say.says[fate],
      ...linesOf(reason),
      lines.length > 0 && list(lines),
      action(fate === 'declined' ? say.seeFile : say.see, uploadPath(uuid, false)),
      ...whyReview(),
    ]);
  },

  moderation_queue(data: ModerationQueue, productName: string) {
    const say = moderationQueueText.mail;
    return letter(data.name, say.subject(data.count, productName), [
      data.items.length > 0 && list(data.items),
      data.more > 0 && say.more(data.more),
      data.hasDraft && action(say.draft, pathTo('/moderation/newsletter')),
      action(say.open, pathTo('/moderation')),
      data.offers && say.offered(data.offers),
      say.why,
    ]);
  },
};

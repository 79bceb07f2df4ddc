import { findCountry } from '../../../base/countries.ts';
import { isoDay } from '../../../base/dates.ts';
import { type Known, loadKnown } from '../../../catalogue/known.server.ts';
import type { Context } from '../../../http/context.ts';
import { type FieldErrors, HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { readHomePage } from '../../../language/values/address.ts';
import { listingText as text } from '../../../text/text.ts';
import { type Candidate, CHECK_STEP, type ListingContent, STEP_FIELDS } from './contract.ts';
import { type DraftContent, findDraft, toTyped } from './drafts.server.ts';
import { getOwnSubmission } from './queries.server.ts';
import { readListing } from './read-listing.ts';
import { isOpen, listCandidates } from './submit-listing.server.ts';

export interface ListingForm {
  step: number;
  /** The listing being changed; null for a new one. */
  listing: { id: number; uuid: string; name: string } | null;
  typed: DraftContent;
  /** The list that a row was asked for. */
  added: string | null;
  /** By field, such as `rounds.0.date`; '' for those of the whole form. */
  errors: Record<string, string>;
  candidates: Candidate[];
  known: Known;
  isVerified: boolean;
  /** Of a refusal other than 422. */
  status?: number;
}

/** Throws Redirect for visitors, 404 and 409 as findListing. */
export async function loadForm(context: Context): Promise<ListingForm> {
  const { userId, isVerified } = requireSession(context);
  const { sql, url } = context;
  const asked = Number(url.searchParams.get('step') ?? 1);
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), CHECK_STEP) : 1;
  const listing = await findListing(context, userId, url.searchParams.get('listing'));
  const draft = await findDraft(sql, userId, listing?.id ?? null);
  const typed = draft?.content ?? listing?.typed ?? {};
  return {
    step,
    listing,
    typed,
    added: url.searchParams.get('add'),
    errors: {},
    candidates: [],
    known: await loadKnown(sql),
    isVerified,
  };
}

/** An own listing that can still be changed; null without a uuid. Throws 404, 409. */
export async function findListing({ sql }: Context, userId: number, uuid: string | null) {
  if (!uuid) return null;
  const { id, name, kind, state, content } = await getOwnSubmission(sql, userId, uuid);
  if (kind !== 'listing' || !isOpen(state)) throw new HttpError(409, text.states[state]);
  return { id, uuid, name, typed: toTyped(content as unknown as ListingContent) };
}

/** Errors in the fields of one page of the form; of the last page, in all fields. */
export function findErrors({ now }: Context, { typed, known }: ListingForm, step: number) {
  const { errors } = readListing(typed, { today: isoDay(now), known });
  const shown = STEP_FIELDS[step - 1];
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => {
      const [field = ''] = path.split('.');
      return shown ? shown.includes(field) : field !== 'confirmation';
    }),
  );
}

export async function findCandidates(
  { sql, session }: Context,
  { typed, listing }: Pick<ListingForm, 'typed' | 'listing'>,
): Promise<Candidate[]> {
  const website = readHomePage(typed.website?.trim() ?? '');
  if (!website || !session) return [];
  const asked = { name: typed.name ?? '', website, country: countryOf(typed.country) };
  return listCandidates(sql, session.userId, asked, listing?.id ?? null);
}

export function firstOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? '']),
  );
}

/** The form sends a slug. */
const countryOf = (typed = '') => findCountry(typed)?.label ?? typed;

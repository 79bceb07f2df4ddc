import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { type FieldErrors, HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { readHomePage } from '../../../language/values/address.ts';
import { listingText as text } from '../../../text/text.ts';
import { type Candidate, type ListingContent, listingOf } from './contract.ts';
import { type DraftContent, findDraft, toTyped } from './drafts.server.ts';
import { CHECK_STEP, STEP_FIELDS } from './listing-steps.ts';
import { getOwnSubmission } from './queries.server.ts';
import {
  type IndustryOption,
  listIndustryOptions,
  listStates,
  resolveFacts,
} from './resolve-listing.server.ts';
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
  industries: IndustryOption[];
  states: string[];
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
  const [industries, states] = await Promise.all([
    listIndustryOptions(sql),
    typed.country ? listStates(sql, typed.country) : [],
  ]);
  return {
    step,
    listing,
    typed,
    added: url.searchParams.get('add'),
    errors: {},
    candidates: [],
    industries,
    states,
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
export async function findErrors({ sql, now }: Context, typed: DraftContent, step: number) {
  const all = listingOf(now);
  const shown: readonly string[] = STEP_FIELDS[step - 1] ?? [];
  const shape = Object.entries(all.shape).filter(
    ([name]) =>
      name !== 'logo' && (step === CHECK_STEP ? name !== 'confirmation' : shown.includes(name)),
  );
  const errors: FieldErrors = {};
  const facts: Record<string, unknown> = {};
  for (const [name, schema] of shape) {
    const parsed = schema.safeParse(typed[name as keyof DraftContent]);
    if (parsed.success) facts[name] = parsed.data;
    else Object.assign(errors, prefixed(name, fieldErrors(parsed.error)));
  }
  try {
    await resolveFacts(sql, facts);
  } catch (error) {
    if (!(error instanceof HttpError && error.fields)) throw error;
    Object.assign(errors, error.fields);
  }
  return errors;
}

function prefixed(name: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [
      path === 'request' ? name : `${name}.${path}`,
      messages,
    ]),
  );
}

export async function findCandidates(
  { sql, session }: Context,
  { typed, listing }: Pick<ListingForm, 'typed' | 'listing'>,
): Promise<Candidate[]> {
  const website = readHomePage(typed.website?.trim() ?? '');
  if (!website || !session) return [];
  const asked = { name: typed.name ?? '', website, country: typed.country ?? '' };
  return listCandidates(sql, session.userId, asked, listing?.id ?? null);
}

export function firstOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? '']),
  );
}

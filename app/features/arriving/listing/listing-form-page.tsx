// One page per step, each saved when submitted, so that it works without script.
import { addStartupFormPath, addStartupSuccessPath, pathTo } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { expandForm } from '../../../http/read-body.server.ts';
import { listingText as text } from '../../../text/text.ts';
import { savePictureOf } from '../pictures/save-picture.server.ts';
import { CHECK_STEP, candidate } from './contract.ts';
import { type DraftContent, keepDraft, readTyped } from './drafts.server.ts';
import { ListingFormView } from './listing-form-view.tsx';
import {
  findCandidates,
  findErrors,
  firstOf,
  type ListingForm,
  loadForm,
} from './listing-state.server.ts';
import { submitListing } from './submit-listing.server.ts';

export const listingFormPage: Page = page<ListingForm>({
  cache: 'private',
  async load(context) {
    const form = await loadForm(context);
    if (form.step !== CHECK_STEP) return form;
    const errors = firstOf(findErrors(context, form, CHECK_STEP));
    return { ...form, errors, candidates: await findCandidates(context, form) };
  },
  async submit(context, _params, sent) {
    const form = await loadForm(context);
    return form.step === CHECK_STEP
      ? sendListing(context, form, sent)
      : takeStep(context, form, sent);
  },
  head: ({ step, errors, listing, status }, { request }) => ({
    title: `${listing ? text.changeTitle(listing.name) : text.formTitle}: ${text.steps[step - 1] ?? ''}`,
    description: text.formDescription,
    noindex: true,
    hasErrors: request.method === 'POST' && Object.keys(errors).length > 0,
    errorStatus: status,
  }),
  body: (form, { request }) => <ListingFormView form={form} isSent={request.method === 'POST'} />,
});

async function takeStep(context: Context, form: ListingForm, sent: FormData): Promise<ListingForm> {
  const { step, listing } = form;
  const userId = context.session?.userId ?? 0;
  const changed = readTyped(expandForm(sent));
  const action = String(sent.get('action') ?? '');
  removeRow(changed, action);
  const errors: Record<string, string> = {};
  if (sent.get('logo_remove')) changed.logo = '';
  try {
    const logo = await savePictureOf(context, 'logo', sent.get('logo'));
    if (logo) changed.logo = logo.path;
  } catch (error) {
    if (!(error instanceof HttpError && error.fields)) throw error;
    Object.assign(errors, firstOf(error.fields));
  }
  const kept = { ...form.typed, ...changed };
  const typed = await keepDraft(context.sql, userId, listing?.id ?? null, kept, context.now);
  if (action === 'later') throw new Redirect(pathTo('/dashboard/add-startup'));
  if (/^(?:add|remove)/.test(action)) {
    const list = action.includes('round') ? 'rounds' : 'founders';
    const isAdded = action.startsWith('add');
    const at = isAdded ? `${list}-${typed[list]?.length ?? 0}` : list;
    throw new Redirect(`${addStartupFormPath(step, listing?.uuid, isAdded ? list : null)}#${at}`);
  }
  Object.assign(errors, firstOf(findErrors(context, { ...form, typed }, step)));
  // Without a name and a country nothing but the website is compared.
  const candidates =
    step === 1
      ? await findCandidates(context, { listing, typed: { website: typed.website ?? '' } })
      : [];
  if (candidates.length > 0) errors.website ??= text.wrong.domainListed;
  if (Object.keys(errors).length > 0) return { ...form, typed, errors, candidates };
  throw new Redirect(addStartupFormPath(step + 1, listing?.uuid));
}

/** `remove-rounds-2` */
function removeRow(typed: DraftContent, action: string): void {
  const [, list, index] = /^remove-(rounds|founders)-(\d{1,2})$/.exec(action) ?? [];
  if (list === 'rounds' || list === 'founders') typed[list]?.splice(Number(index), 1);
}

async function sendListing(
  context: Context,
  form: ListingForm,
  sent: FormData,
): Promise<ListingForm> {
  const { typed, listing } = form;
  const given = {
    ...typed,
    confirmation: sent.get('confirmation'),
    not_duplicate: sent.get('not_duplicate'),
  };
  try {
    const { uuid } = await submitListing(context, given, listing?.uuid);
    throw new Redirect(addStartupSuccessPath(uuid));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const retryAfter = error.headers['retry-after'];
    if (retryAfter) context.answerHeaders.set('retry-after', retryAfter);
    const found = candidate.array().safeParse(error.more.candidates);
    return {
      ...form,
      errors: error.fields ? firstOf(error.fields) : { '': error.message },
      candidates: found.success ? found.data : await findCandidates(context, form),
      status: error.status,
    };
  }
}

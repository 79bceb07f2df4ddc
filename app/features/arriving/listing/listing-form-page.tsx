// One page per step, each saved when submitted, so that it works without script.

import { addStartupFormPath, addStartupSuccessPath } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { expandForm } from '../../../http/read-body.server.ts';
import { marksText, listingText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Island } from '../../../ui/island.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { savePictureOf } from '../pictures.server.ts';
import { CheckAnswers } from './check-answers.tsx';
import { CHECK_STEP, candidate, ROW_LISTS } from './contract.ts';
import { DraftKeeper, FORM_ID } from './draft-keeper.tsx';
import { keepDraft, readTyped } from './drafts.server.ts';
import {
  findCandidates,
  findErrors,
  firstOf,
  type ListingForm,
  loadForm,
  submitListing,
} from './listing-form.server.ts';
import { ADD_STARTUP, CandidateList } from './listing-parts.tsx';
import { StepFields } from './step-fields.tsx';

export const listingFormPage: Page = page<ListingForm>({
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
    title: `${listing ? text.changeTitle(listing.name) : text.formTitle}${marksText.colon}${text.steps[step - 1] ?? ''}`,
    description: text.formDescription,
    noindex: true,
    hasErrors: request.method === 'POST' && Object.keys(errors).length > 0,
    errorStatus: status,
  }),
  body: (form, { request }) => <FormPage form={form} isSent={request.method === 'POST'} />,
});

async function takeStep(context: Context, form: ListingForm, sent: FormData): Promise<ListingForm> {
  const { step, listing } = form;
  const userId = context.session?.userId ?? 0;
  const changed = readTyped(expandForm(sent));
  const action = String(sent.get('action') ?? '');
  // `add-rounds`, `remove-rounds-2`
  const [, verb, named, at] = /^(add|remove)-(rounds|founders)(?:-(\d{1,2}))?$/.exec(action) ?? [];
  const list = ROW_LISTS.find((one) => one === named);
  if (list && verb === 'remove' && at) changed[list]?.splice(Number(at), 1);
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
  if (action === 'later') throw new Redirect(ADD_STARTUP.href);
  if (list) {
    const added = verb === 'add' ? list : null;
    const hash = added ? `${list}-${typed[list]?.length ?? 0}` : list;
    throw new Redirect(`${addStartupFormPath(step, listing?.uuid, added)}#${hash}`);
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

function FormPage({ form, isSent }: { form: ListingForm; isSent: boolean }) {
  const { step, listing, errors, candidates } = form;
  const uuid = listing?.uuid;
  const isCheck = step === CHECK_STEP;
  return (
    <div className="listing">
      <Breadcrumbs crumbs={[DASHBOARD, ADD_STARTUP, { label: text.steps[step - 1] ?? '' }]} />
      <FormErrors
        errors={isSent ? errors : {}}
        idOf={(field) => (isCheck ? `check-${field.split('.')[0]}` : field.replaceAll('.', '-'))}
      />
      <p className="small">{text.stepOf(step, CHECK_STEP)}</p>
      <h1>{text.steps[step - 1]}</h1>
      <nav className="listing-steps" aria-label={text.stepsLabel}>
        <ol>
          {text.steps.map((label, index) => (
            <li key={label}>
              <a
                href={addStartupFormPath(index + 1, uuid)}
                aria-current={index + 1 === step ? 'step' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {isCheck ? (
        <CheckAnswers form={form} isSent={isSent} />
      ) : (
        <PostForm
          id={FORM_ID}
          className="listing-form"
          action={addStartupFormPath(step, uuid)}
          encType="multipart/form-data"
        >
          {/* Enter presses the first button of a form: it must not be one that removes something. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            {text.save}
          </button>
          <CandidateList candidates={candidates} />
          <StepFields form={form} />
          <div className="row listing-buttons">
            <Button type="submit" look="primary" large name="action" value="next">
              {text.save}
            </Button>
            <Button type="submit" look="quiet" large name="action" value="later">
              {text.later}
            </Button>
          </div>
          <Island name="draft-keeper" component={DraftKeeper} props={{ listing: uuid ?? null }} />
        </PostForm>
      )}
    </div>
  );
}

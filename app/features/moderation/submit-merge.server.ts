import { moderationLogPath } from '../../base/moderation-paths.ts';
import type { Context } from '../../http/context.ts';
import { fieldErrors } from '../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { firstOf } from '../listing/listing-state.server.ts';
import { requireModerator } from '../moderation-log/guard.server.ts';
import { mergeForm } from './contract.ts';
import type { MergeOrder } from './merge-rows.server.ts';

export interface TypedMerge {
  keep: string;
  gone: string;
  reason: string;
}

const MAX_TYPED = 12_000;

/** Redirects to the log, else returns the input and its errors. Throws as `merge`, but for 422. */
export async function submitMerge(
  context: Context,
  form: FormData,
  merge: (context: Context, order: MergeOrder) => Promise<unknown>,
): Promise<{ typed: TypedMerge; errors: Record<string, string> }> {
  requireModerator(context);
  const read = (name: string) => String(form.get(name) ?? '');
  const given = { keep: read('keep'), gone: read('gone'), reason: read('reason') };
  const typed = { ...given, reason: given.reason.slice(0, MAX_TYPED) };
  const { data: order, error: refusal } = mergeForm.safeParse(given);
  if (refusal) return { typed, errors: firstOf(fieldErrors(refusal)) };
  try {
    await merge(context, order);
  } catch (error) {
    if (!(error instanceof HttpError && error.fields)) throw error;
    return { typed, errors: firstOf(error.fields) };
  }
  throw new Redirect(moderationLogPath());
}

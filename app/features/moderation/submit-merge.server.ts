import { moderationLogPath } from '../../base/moderation-paths.ts';
import type { Context } from '../../http/context.ts';
import { fieldErrors } from '../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { readFields } from '../../http/take-form.server.ts';
import { firstOf } from '../listing/listing-state.server.ts';
import { requireModerator } from '../moderation-log/guard.server.ts';
import { mergeForm } from './contract.ts';
import type { MergeOrder } from './merge-rows.server.ts';

export type TypedMerge = Record<'keep' | 'gone' | 'reason', string>;

/** Redirects to the log, else returns the input and its errors. Throws as `merge`, but for 422. */
export async function submitMerge(
  context: Context,
  form: FormData,
  merge: (context: Context, order: MergeOrder) => Promise<unknown>,
): Promise<{ typed: TypedMerge; errors: Record<string, string> }> {
  requireModerator(context);
  const typed = readFields(form, ['keep', 'gone', 'reason']);
  const { data: order, error: refusal } = mergeForm.safeParse(typed);
  if (refusal) return { typed, errors: firstOf(fieldErrors(refusal)) };
  try {
    await merge(context, order);
  } catch (error) {
    if (!(error instanceof HttpError && error.fields)) throw error;
    return { typed, errors: firstOf(error.fields) };
  }
  throw new Redirect(moderationLogPath());
}

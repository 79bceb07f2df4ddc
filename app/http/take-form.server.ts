// A page's form that came back: what is wrong with it, and what was typed.
import type { z } from 'zod';
import { toFieldName } from '../base/field-name.ts';
import type { Context } from './context.ts';
import { fieldErrors } from './endpoint.server.ts';
import { HttpError } from './errors.ts';
import type { PageHead } from './page.ts';
import { expandForm } from './read-input.server.ts';

export interface FormState {
  /** By field; under '' what is about none of them. */
  errors: Record<string, string>;
  /** What was typed, by field; without what is secret. */
  typed: Record<string, string>;
  /** 422, or what the refusal says. */
  status?: number;
}

export const FRESH: FormState = { errors: {}, typed: {} };

/** Head of a page with a form: not indexed, with the form's errors and status. */
export function formHead(
  { errors, status }: FormState,
  words: { title: string; description: string },
): PageHead {
  const hasErrors = Object.keys(errors).length > 0;
  const { title, description } = words;
  return { title, description, noindex: true, hasErrors, errorStatus: status };
}

/** Reads a form and hands it to `act`, which throws Redirect when done; else says what is wrong. */
export async function takeForm<Schema extends z.ZodType>(
  context: Context,
  form: FormData,
  schema: Schema,
  act: (given: z.output<Schema>) => Promise<never>,
): Promise<FormState> {
  const typed = Object.fromEntries(
    [...form]
      .filter(([name]) => !/password|token|_xsrf/.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const parsed = schema.safeParse(expandForm(form));
  if (!parsed.success) return { errors: byField(fieldErrors(parsed.error)), typed };
  return { ...(await takeErrors(context, () => act(parsed.data))), typed };
}

/** What a refused act says, by field; anything else goes its way. */
export async function takeErrors(
  context: Context,
  act: () => Promise<never>,
): Promise<Pick<FormState, 'errors' | 'status'>> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const retryAfter = error.headers['retry-after'];
    if (retryAfter) context.answerHeaders.set('retry-after', retryAfter);
    const errors = error.fields ? byField(error.fields) : { '': error.message };
    return { errors, status: error.status === 429 ? 429 : 422 };
  }
}

function byField(fields: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [toFieldName(name), messages[0] ?? '']),
  );
}

// What the pages of this feature share: a form that came back, and where a sign-in leads.

import type { z } from 'zod';
import { ownPathOr } from '../../base/own-path.ts';
import type { Context } from '../../http/context.ts';
import { fieldErrors } from '../../http/endpoint.server.ts';
import { HttpError } from '../../http/errors.ts';

export interface FormState {
  /** By field; under '' what is about none of them. */
  errors: Record<string, string>;
  /** What was typed, without passwords. */
  values: Record<string, string>;
  /** 422, or what the refusal says. */
  status?: number;
}

export const FRESH: FormState = { errors: {}, values: {} };

/**
 * Reads a form by its schema and hands it to `act`, which throws Redirect when it is done. Answers what is to be shown
 * again when something is wrong with it. `failed` stands where a refusal names no field (spec section 8).
 */
export async function takeForm<Schema extends z.ZodType>(
  context: Context,
  form: FormData,
  schema: Schema,
  act: (given: z.output<Schema>) => Promise<never>,
): Promise<FormState> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const values = Object.fromEntries(
    Object.entries(typed).filter(([name]) => !/password|token|_xsrf/.test(name)),
  );
  const parsed = schema.safeParse(typed);
  if (!parsed.success) return { errors: firstOfEach(fieldErrors(parsed.error)), values };
  try {
    return await act(parsed.data);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    for (const [name, value] of Object.entries(error.headers)) {
      if (name === 'retry-after') context.answerHeaders.set(name, value);
    }
    const errors = error.fields ? firstOfEach(error.fields) : { '': error.message };
    return { errors, values, status: error.status === 429 ? 429 : 422 };
  }
}

function firstOfEach(fields: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, [first = '']]) => [name, first]));
}

// Pages one does not want to arrive at after signing in.
const LEADS_AWAY = /^\/(login|register|logout|forgot-password)(\/|\?|#|$)/;

/** Where a sign-in leads: the remembered page of this site, else the dashboard. */
export function nextPath({ url }: Pick<Context, 'url'>): string {
  const next = ownPathOr(url.searchParams.get('next'), '/dashboard');
  return LEADS_AWAY.test(next) ? '/dashboard' : next;
}

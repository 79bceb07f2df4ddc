// What the settings' pages share: a form that came back.
import type { z } from 'zod';
import type { Context } from '../../http/context.ts';
import { fieldErrors } from '../../http/endpoint.server.ts';
import { HttpError } from '../../http/errors.ts';
import { expandForm } from '../../http/read-input.server.ts';
import { toFieldName } from './settings-form.tsx';

export interface FormState {
  /** By field; under '' what is about none of them. */
  errors: Record<string, string>;
  /** What was typed, by field. */
  typed: Record<string, string>;
  /** 422, or what the refusal says. */
  status?: number;
}

export const FRESH: FormState = { errors: {}, typed: {} };

/** Reads a form by its schema and hands it to `act`, which throws Redirect when it is done; else says what is wrong. */
export async function takeForm<Schema extends z.ZodType>(
  context: Context,
  form: FormData,
  schema: Schema,
  act: (given: z.output<Schema>) => Promise<never>,
): Promise<FormState> {
  const typed = Object.fromEntries(
    [...form]
      .filter(([name]) => !/password|_xsrf/.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const parsed = schema.safeParse(expandForm(form));
  if (!parsed.success) return { errors: byField(fieldErrors(parsed.error)), typed };
  try {
    return await act(parsed.data);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const retryAfter = error.headers['retry-after'];
    if (retryAfter) context.answerHeaders.set('retry-after', retryAfter);
    const errors = error.fields ? byField(error.fields) : { '': error.message };
    return { errors, typed, status: error.status === 429 ? 429 : 422 };
  }
}

function byField(fields: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [toFieldName(name), messages[0] ?? '']),
  );
}

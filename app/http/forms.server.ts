// Forms of pages: checked, acted on and, with errors, shown again.
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { toFieldName } from '../base/field-name.ts';
import type { Context } from './context.ts';
import { fieldErrors } from './endpoint.server.ts';
import { HttpError, Redirect } from './errors.ts';
import { type Page, type PageDefinition, type PageHead, page } from './page.ts';
import { expandForm } from './read-body.server.ts';

export interface FormState {
  /** By field; '' for errors of the whole form. */
  errors: Record<string, string>;
  /** Input by field, without secrets. */
  typed: Record<string, string>;
  status?: number;
}

// Far above the limit of any field.
const MAX_TYPED = 12_000;

type Outcome = Pick<FormState, 'errors' | 'status'>;

export const FRESH: FormState = { errors: {}, typed: {} };

type Words = Pick<PageHead, 'description'> & { title: string };

export function formHead({ errors, status }: Outcome, { title, description }: Words): PageHead {
  const hasErrors = Object.keys(errors).length > 0;
  return { title, description, noindex: true, hasErrors, errorStatus: status };
}

/** Fields as typed, to be checked and shown again. */
export function readFields<Name extends string>(form: FormData, names: readonly Name[]) {
  const fields = names.map((name) => [name, String(form.get(name) ?? '').slice(0, MAX_TYPED)]);
  return Object.fromEntries(fields) as Record<Name, string>;
}

/** For the control of a field: what was typed into it, and what is wrong with that. */
export function controlOf({ errors, typed }: FormState, id: string) {
  return { id, error: errors[id], defaultValue: typed[id] };
}

/** Validates a form and calls `act`, which mostly throws Redirect; otherwise returns the errors. */
export async function takeForm<Schema extends z.ZodType>(
  context: Context,
  form: FormData,
  schema: Schema,
  act: (given: z.output<Schema>) => Promise<Outcome>,
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

/** Returns the errors of a thrown 4xx by field; rethrows others. */
export async function takeErrors(context: Context, act: () => Promise<Outcome>): Promise<Outcome> {
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

interface FormPageDefinition<Schema extends z.ZodType, Data> {
  cache?: PageDefinition<Data>['cache'];
  schema: Schema;
  words: Words;
  /** Guards and reads, also before a form is taken. */
  load(context: Context): Promise<Data>;
  /** Returns where success leads. */
  act(context: Context, given: z.output<Schema>, data: Data): Promise<string>;
  body(data: Data & FormState, context: Context): ReactNode;
}

/** A page whose one form is checked, acted on and, with errors, shown again. */
export function formPage<Schema extends z.ZodType, Data>(
  definition: FormPageDefinition<Schema, Data>,
): Page {
  const { cache, schema, words, load, act, body } = definition;
  return page<Data & FormState>({
    cache,
    load: async (context) => ({ ...(await load(context)), ...FRESH }),
    async submit(context, _params, form) {
      const data = await load(context);
      const state = await takeForm(context, form, schema, async (given) => {
        throw new Redirect(await act(context, given, data));
      });
      return { ...data, ...state };
    },
    head: (state) => formHead(state, words),
    body,
  });
}

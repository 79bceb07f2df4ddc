// A page whose one form is checked, acted on and, with errors, shown again.
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Context } from './context.ts';
import { Redirect } from './errors.ts';
import { type Page, type PageDefinition, page } from './page.ts';
import { type FormState, FRESH, formHead, takeForm } from './take-form.server.ts';

interface FormPageDefinition<Schema extends z.ZodType, Data> {
  cache?: PageDefinition<Data>['cache'];
  schema: Schema;
  words: { title: string; description: string };
  /** Guards and reads, also before a form is taken. */
  load(context: Context): Promise<Data>;
  /** Returns where success leads. */
  act(context: Context, given: z.output<Schema>, data: Data): Promise<string>;
  body(data: Data & FormState, context: Context): ReactNode;
}

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

// An API endpoint: what may be asked, what is answered, and the function that answers.
// The same schemas validate requests and make the OpenAPI description.
import { z } from 'zod';
import { answerJson } from './answer-json.server.ts';
import type { Context } from './context.ts';
import { type FieldErrors, HttpError, invalid } from './errors.ts';
import type { Cache } from './respond.server.ts';

type Shape = z.ZodObject;

export interface EndpointDefinition<Params extends Shape, Query extends Shape, Answer> {
  method: 'get' | 'post' | 'delete';
  /** Path below /api, with :parameters. */
  path: string;
  summary: string;
  tag: string;
  description?: string;
  params?: Params;
  query?: Query;
  answer: z.ZodType<Answer>;
  /** Statuses it may answer beside 200, 405 and 500, for the description. */
  errors?: number[];
  cache?: Cache;
  /** Throws HttpError or Redirect. */
  handle(
    context: Context,
    input: { params: z.output<Params>; query: z.output<Query> },
  ): Promise<Answer>;
}

export interface Endpoint {
  method: 'get' | 'post' | 'delete';
  path: string;
  summary: string;
  tag: string;
  description?: string;
  params?: Shape;
  query?: Shape;
  answer: z.ZodType;
  errors: number[];
  respond(context: Context, params: Record<string, string>): Promise<Response>;
}

const NOTHING = z.object({});

export function endpoint<
  Answer,
  Params extends Shape = typeof NOTHING,
  Query extends Shape = typeof NOTHING,
>(definition: EndpointDefinition<Params, Query, Answer>): Endpoint {
  const { params, query, cache = 'public', handle } = definition;
  return {
    ...definition,
    errors: definition.errors ?? [],
    async respond(context, given) {
      const input = {
        params: readParams(params, given) as z.output<Params>,
        query: readQuery(query, context.url) as z.output<Query>,
      };
      const body = await handle(context, input);
      return answerJson(context, { status: 200, type: 'application/json', cache, body });
    },
  };
}

/** A path that cannot name anything is answered as one that names nothing: 404. */
function readParams(schema: Shape | undefined, given: Record<string, string>): unknown {
  const parsed = (schema ?? NOTHING).safeParse(given);
  if (parsed.success) return parsed.data;
  const value = Object.values(given)[0] ?? '';
  throw new HttpError(404, `There is nothing at "${value.slice(0, 80)}".`, {
    lookedFor: value.slice(0, 80),
  });
}

/** Reads the query string; unknown keys are ignored, the last of a repeated key counts. Throws 422. */
export function readQuery<Query extends Shape>(
  schema: Query | undefined,
  url: URL,
): z.output<Query> {
  refuseNul(url.searchParams);
  const parsed = (schema ?? NOTHING).safeParse(Object.fromEntries(url.searchParams));
  if (parsed.success) return parsed.data as z.output<Query>;
  throw invalid(fieldErrors(parsed.error));
}

/** Postgres cannot hold U+0000 in text, so nothing here can contain it. */
function refuseNul(query: URLSearchParams): void {
  for (const [key, value] of query) {
    if (value.includes('\0')) throw invalid({ [key]: ['contains the character U+0000'] });
  }
}

export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'request';
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

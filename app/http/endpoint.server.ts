// An API endpoint. Its schemas validate requests and generate the OpenAPI description.
import { z } from 'zod';
import type { KeyScope } from '../base/plans.ts';
import { answerJson } from './answers.server.ts';
import { requireScope } from './api-key.server.ts';
import type { Context } from './context.ts';
import { type FieldErrors, HttpError, invalid } from './errors.ts';
import { requireSession } from './guard.server.ts';
import { pagingLinks } from './params.ts';
import { readInput } from './read-body.server.ts';
import { type Cache, respondEmpty } from './respond.server.ts';

type Shape = z.ZodObject;

interface EndpointDefinition<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Answer,
> {
  summary: string;
  tag: string;
  description?: string;
  params?: Params;
  query?: Query;
  /** Further keys of the query that it reads. */
  furtherKeys?: readonly string[];
  /** Read as JSON, urlencoded or multipart; unknown fields are ignored. */
  body?: Body;
  answer: z.ZodType<Answer>;
  /** 401 for signed-out callers, before their input is read. */
  needsSession?: boolean;
  /** Of calls with a session: the scope that a key needs; without one no key may. */
  scope?: KeyScope;
  /** The caller signs its requests: no cookies, XSRF check or call limit. */
  isSigned?: boolean;
  /** Status of success, 200 by default. A 204 has no content. */
  status?: 200 | 201 | 204;
  /** Further statuses for the description, beside 405, 429 and 500. */
  errors?: number[];
  /** For GET, public by default. POST and DELETE are never cached. */
  cache?: Cache;
  handle(
    context: Context,
    input: { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> },
  ): Promise<Answer>;
}

export interface Endpoint
  extends Omit<
    EndpointDefinition<Shape, Shape, Shape, unknown>,
    'handle' | 'cache' | 'furtherKeys'
  > {
  needsSession: boolean;
  isSigned: boolean;
  status: 200 | 201 | 204;
  errors: number[];
  /** All keys of the query that it reads. */
  queryKeys: readonly string[];
  respond(context: Context, params: Record<string, string>): Promise<Response>;
}

export interface MountedEndpoint extends Endpoint {
  method: string;
  path: string;
}

const NOTHING = z.object({});

export function endpoint<
  Answer,
  Params extends Shape = typeof NOTHING,
  Query extends Shape = typeof NOTHING,
  Body extends Shape = typeof NOTHING,
>(definition: EndpointDefinition<Params, Query, Body, Answer>): Endpoint {
  const { params, query, body, status = 200, needsSession = false, handle } = definition;
  const { isSigned = false, scope, furtherKeys = [] } = definition;
  const queryKeys = [...Object.keys(query?.shape ?? {}), ...furtherKeys];
  return {
    ...definition,
    queryKeys,
    needsSession,
    isSigned,
    status,
    errors: [...(needsSession ? [401] : []), ...(definition.errors ?? [])],
    async respond(context, given) {
      requireScope(context, needsSession ? (scope ?? null) : 'read');
      if (needsSession && context.key) context.session = context.key.session;
      if (needsSession) requireSession(context);
      const input = {
        params: readParams(params, given) as z.output<Params>,
        query: readQuery(query, context.url) as z.output<Query>,
        body: (await readBody(body, context.request)) as z.output<Body>,
      };
      const answer = await handle(context, input);
      const links = pagingLinks(context, queryKeys, answer);
      if (links) context.answerHeaders.set('link', links);
      if (status === 204) return respondEmpty(context);
      const isPublic = ['GET', 'HEAD'].includes(context.request.method) && !needsSession;
      const cache = definition.cache ?? (isPublic ? 'public' : 'private');
      return answerJson(context, { status, type: 'application/json', cache, body: answer });
    },
  };
}

/** A malformed path parameter is a 404. */
function readParams(schema: Shape | undefined, given: Record<string, string>): unknown {
  const parsed = (schema ?? NOTHING).safeParse(given);
  if (parsed.success) return parsed.data;
  const value = Object.values(given)[0] ?? '';
  throw new HttpError(404, `There is nothing at "${value.slice(0, 80)}".`, {
    lookedFor: value.slice(0, 80),
  });
}

/** Ignores unknown keys; the last of a repeated key counts. Throws 422. */
export function readQuery<Query extends Shape>(
  schema: Query | undefined,
  url: URL,
): z.output<Query> {
  refuseNul(url.searchParams);
  const parsed = (schema ?? NOTHING).safeParse(Object.fromEntries(url.searchParams));
  if (parsed.success) return parsed.data as z.output<Query>;
  throw invalid(fieldErrors(parsed.error));
}

/** Postgres cannot store U+0000 in text. */
function refuseNul(query: URLSearchParams): void {
  for (const [key, value] of query) {
    if (value.includes('\0')) throw invalid({ [key]: ['contains the character U+0000'] });
  }
}

/** Reads nothing without a schema. Throws 413, 415, 422. */
async function readBody(schema: Shape | undefined, request: Request): Promise<unknown> {
  if (!schema) return {};
  const parsed = schema.safeParse(await readInput(request));
  if (parsed.success) return parsed.data;
  throw invalid(fieldErrors(parsed.error));
}

export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'request';
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

// The Reconciliation Service API: version 0.2 at /reconcile, as OpenRefine speaks it, and the draft
// of 1.0 at /reconcile/v1; both ask the same functions.
import type { z } from 'zod';
import { escapeMarkup } from '../../../base/clean-text.ts';
import { formatMoneyTable } from '../../../base/money.ts';
import { foundPath } from '../../../base/paths.ts';
import { answerJson } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { invalid, methodNotAllowed, notFound, Redirect } from '../../../http/errors.ts';
import { parseJson } from '../../../http/parse-json.ts';
import { readInput } from '../../../http/read-body.server.ts';
import { respond } from '../../../http/respond.server.ts';
import { reconcileText as text } from '../../../text/text.ts';
import { suggestNames } from '../../search/suggest.server.ts';
import { answerNames, extendRecords, listProperties, toResult } from './answer-queries.server.ts';
import {
  describeDraft,
  describeVersion02,
  draftBatch,
  entityId,
  extendQuery,
  queryBatch,
  readEntityId,
  readKinds,
  TYPES,
  typeOf,
} from './contract.ts';
import { type EntityRecord, listRecords, type PropertyValue } from './records.server.ts';

type Answer = (context: Context, param: string) => Promise<Response>;

/** Any page may ask (a MUST of the protocol): the answers are public. */
function openToAllSites({ answerHeaders, request }: Context): Response | null {
  answerHeaders.set('access-control-allow-origin', '*');
  answerHeaders.set('access-control-expose-headers', 'RateLimit, RateLimit-Policy, Retry-After');
  if (request.method !== 'OPTIONS') return null;
  const headers = new Headers(answerHeaders);
  headers.set('access-control-allow-methods', 'GET, POST, OPTIONS');
  headers.set('access-control-allow-headers', 'Authorization, Content-Type, Accept-Language');
  headers.set('access-control-max-age', '86400');
  return new Response(null, { status: 204, headers });
}

const service =
  (methods: readonly ('GET' | 'POST')[], answer: Answer): Answer =>
  async (context, param) => {
    const preflight = openToAllSites(context);
    if (preflight) return preflight;
    const { method } = context.request;
    const isAllowed = methods.some((one) => one === (method === 'HEAD' ? 'GET' : method));
    if (!isAllowed) throw methodNotAllowed(method, [...methods]);
    return answer(context, param);
  };

function sendJson(context: Context, body: unknown): Promise<Response> {
  const cache = context.request.method === 'POST' ? 'private' : 'public';
  return answerJson(context, { plain: true, status: 200, type: 'application/json', cache, body });
}

/** Throws 422 with errors by field below `name`. */
function parse<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  name: string,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = Object.entries(fieldErrors(parsed.error));
  throw invalid(Object.fromEntries(fields.map(([field, said]) => [`${name}.${field}`, said])));
}

function parseField(given: string, name: string): unknown {
  try {
    return parseJson(given);
  } catch {
    throw invalid({ [name]: [text.wrong.json(name)] });
  }
}

/** The manifest, or the answer to `queries` or `extend` in the address or a form. */
export const answerRoot = service(['GET', 'POST'], async (context) => {
  const { request, url, settings } = context;
  const form = request.method === 'POST' ? await readInput(request) : {};
  const read = (name: string) => {
    const given = form[name] ?? url.searchParams.get(name);
    return typeof given === 'string' ? given : null;
  };
  const queries = read('queries');
  if (queries !== null) return answerBatch(context, queries);
  const extend = read('extend');
  if (extend === null) return sendJson(context, describeVersion02(settings));
  const { meta, rows } = await readExtension(context, parseField(extend, 'extend'), 'extend');
  const byId = rows.map(({ id, properties: own }) => [
    id,
    Object.fromEntries(own.map((property) => [property.id, property.values])),
  ]);
  return sendJson(context, { meta, rows: Object.fromEntries(byId) });
});

function readExtension({ sql, settings }: Context, given: unknown, name: string) {
  const { ids, properties } = parse(extendQuery, given, name);
  const names = properties.map(({ id }) => id);
  return extendRecords(sql, ids, names, settings.SITE_URL);
}

async function answerBatch(context: Context, given: string): Promise<Response> {
  const batch = parse(queryBatch, parseField(given, 'queries'), 'queries');
  const asked = Object.entries(batch).map(
    ([key, { query: name, type, limit, properties = [] }]) => {
      if (!name && properties.length === 0) {
        throw invalid({ [`queries.${key}`]: [text.wrong.noQuery] });
      }
      return {
        name,
        type,
        limit,
        properties: properties.map(({ pid, v }) => ({ id: pid, value: v })),
      };
    },
  );
  const found = await answerNames(context, asked);
  const results = Object.keys(batch).map((key, at) => [
    key,
    { result: found[at]?.map(toResult) ?? [] },
  ]);
  return sendJson(context, Object.fromEntries(results));
}

export const answerDraft = service(['GET'], async (context) =>
  sendJson(context, describeDraft(context.settings)),
);

export const answerDraftMatch = service(['POST'], async (context) => {
  const { queries } = parse(draftBatch, await readInput(context.request), 'body');
  const asked = queries.map(({ type, limit, conditions }) => {
    const read = conditions.map(({ matchType, propertyId, pid, propertyValue, v }) => ({
      matchType,
      id: propertyId ?? pid ?? '',
      value: propertyValue ?? v ?? '',
    }));
    const name = read.find(({ matchType }) => matchType === 'name')?.value;
    return { name, type, limit, properties: read.filter((one) => one.matchType === 'property') };
  });
  const found = await answerNames(context, asked);
  const results = found.map((candidates) => ({ candidates: candidates.map(toResult) }));
  return sendJson(context, { results });
});

export const answerDraftExtend = service(['POST'], async (context) => {
  const given = await readInput(context.request);
  return sendJson(context, await readExtension(context, given, 'body'));
});

/** Properties of a type, for both versions. */
export const answerProperties = service(['GET'], async (context) => {
  const type = context.url.searchParams.get('type');
  return sendJson(context, { type: type ?? undefined, properties: listProperties(type) });
});

const MAX_PREFIX_LENGTH = 100;

export const answerSuggest = service(['GET'], async (context, what) => {
  const { searchParams } = context.url;
  const prefix = (searchParams.get('prefix') ?? '').trim().slice(0, MAX_PREFIX_LENGTH);
  const type = searchParams.get('type');
  const cursor = Math.max(0, Number(searchParams.get('cursor')) || 0);
  const answer = (result: readonly object[]) => sendJson(context, { result: result.slice(cursor) });
  const begins = ({ id, name }: { id: string; name: string }) =>
    [id, name].some((word) => word.toLowerCase().startsWith(prefix.toLowerCase()));
  if (what === 'type') return answer(TYPES.filter(begins));
  if (what === 'property') return answer(listProperties(type).filter(begins));
  if (what !== 'entity') throw notFound('suggestion', what);
  const kinds = readKinds(type ?? undefined);
  const hits = prefix ? await suggestNames(context.sql, prefix) : [];
  const result = hits
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, slug, name, label }) => ({
      id: entityId(kind, slug),
      name,
      description: label,
      notable: [typeOf(kind)],
    }));
  return answer(result);
});

/** Leads to the page of an identifier. */
export const answerView = service(['GET'], async (_context, id) => {
  const entity = readEntityId(id);
  if (!entity) throw notFound('identifier', id);
  throw new Redirect(foundPath(entity.kind, entity.slug), 302);
});

/** A small page for a frame of another site, without script. */
export const answerPreview = service(['GET'], async (context, param) => {
  const id = param || (context.url.searchParams.get('id') ?? '');
  const { SITE_URL } = context.settings;
  const record = (await listRecords(context.sql, [id], SITE_URL)).get(id);
  return respond(context, {
    status: record ? 200 : 404,
    type: 'text/html; charset=utf-8',
    cache: record ? 'public' : 'private',
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: renderPreview(record),
  });
});

const STYLE =
  'body{margin:12px;font:14px/1.4 system-ui,sans-serif;color-scheme:light dark}h1{margin:0;font-size:16px}p{margin:4px 0}';

/** A page of a few lines; nothing is loaded with it. */
function renderPreview(record: EntityRecord | undefined): string {
  const lines = record ? describe(record) : [text.unknown];
  const title = escapeMarkup(record?.name ?? text.unknown);
  const body = lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1 dir="auto">${record ? title : ''}</h1>${body}</html>`;
}

function describe({ kind, values }: EntityRecord): string[] {
  const first = (id: string): PropertyValue | undefined => values[id]?.[0];
  const total = first('total_fundings');
  const rounds = first('fundings_count') ?? first('deals_count');
  const isInvestor = kind === 'investor';
  const about = [
    text.types[kind],
    isInvestor && first('type'),
    first('country'),
    first('year_founded'),
  ];
  const funding = [
    typeof total === 'number' && text.raised(formatMoneyTable(total)),
    typeof rounds === 'number' && rounds > 0 && text.inRounds(rounds),
    first('latest_round'),
  ];
  return [joinParts(about), String(first('tagline') ?? ''), joinParts(funding)].filter(Boolean);
}

const joinParts = (parts: ReadonlyArray<PropertyValue | false | undefined>): string =>
  parts.filter((part) => part !== undefined && part !== false).join(' · ');

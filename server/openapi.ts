// The API's OpenAPI 3.1 description, made from the schemas that validate requests, and types for
// TypeScript made from that.
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import type {
  ApiDescription,
  ApiError,
  ApiOperation,
  ApiParameter,
  JsonSchema,
} from '../app/features/take-along/api-docs/description.ts';
import type { Endpoint, MountedEndpoint } from '../app/http/endpoint.server.ts';
import type { Settings } from '../app/http/settings.ts';

const PROBLEM = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  candidates: z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .describe('Of a 409 of POST /startups: what it may be already'),
  request_id: z.string(),
});

const ERROR_MEANINGS: Record<number, string> = {
  400: 'A header is malformed, or the request ended before its body did',
  401: 'Sign in first: there is no session, or it has ended',
  402: 'Over what the plan allows; the message says the limit and what was used',
  403: 'Not allowed, or X-XSRF-TOKEN is missing or not the one of the session',
  404: 'Nothing has this address',
  405: 'Wrong method; Allow names the right ones',
  408: 'The body came too slowly',
  409: 'It is there already',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'The body is of a kind that is not read here',
  422: 'A parameter is missing or wrong; errors says which',
  429: 'Too many calls; Retry-After says when to try again',
  500: 'Something failed on our side; it has been logged under request_id',
  501: 'The format is not offered',
  503: 'Busy, or the search was too broad; Retry-After says when to try again',
};

/** Any call can be malformed, too long or too often, ask by a wrong method, or fail. */
const EVERY_CALL = [400, 405, 414, 422, 429, 500, 503];
const MOVED = { description: 'It has another address now; Location names it' };

/** Every error status; a problem's `type` links to it: /api#status-404. */
export function listErrors(): ApiError[] {
  return Object.entries(ERROR_MEANINGS).map(([status, meaning]) => ({
    status: Number(status),
    title: STATUS_CODES[status] ?? 'Error',
    meaning,
  }));
}

export function describeApi(
  endpoints: readonly MountedEndpoint[],
  settings: Settings,
): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-z_]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${settings.PRODUCT_NAME} API`,
      version: '1',
      description:
        'Startups, fundings, investors, industries and places of Africa. Money is US dollars; null means unknown.',
      license: { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' },
    },
    servers: [{ url: `${settings.SITE_URL}/api` }],
    paths,
    components: {
      schemas: { Problem: schemaOf(PROBLEM) },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a sign-in, or a key (gk_…) with the scope that the call names; calls that name none take no key. Calls without security take a key with the scope read.',
        },
      },
    },
  };
}

function describeOperation(endpoint: MountedEndpoint): ApiOperation {
  const ofBody = endpoint.body ? [413, 415] : [];
  // Requests from pages of other sites are refused.
  const ofWrites = endpoint.method === 'GET' ? [400] : [400, 403, 413];
  const errors = [...new Set([...endpoint.errors, ...ofBody, ...ofWrites, ...EVERY_CALL])].sort();
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    security: endpoint.needsSession ? [{ token: endpoint.scope ? [endpoint.scope] : [] }] : [],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    requestBody: endpoint.body && describeBody(endpoint.body),
    responses: {
      [endpoint.status]: describeAnswer(endpoint),
      301: MOVED,
      ...Object.fromEntries(
        errors.map((status) => [
          status,
          {
            description: ERROR_MEANINGS[status] ?? 'Error',
            content: {
              'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
            },
          },
        ]),
      ),
    },
  };
}

const BODY_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;

function describeBody(body: z.ZodObject): ApiOperation['requestBody'] {
  const schema = schemaOf(body);
  return {
    required: !body.safeParse({}).success,
    content: Object.fromEntries(BODY_TYPES.map((type) => [type, { schema }])),
  };
}

function describeAnswer({ status, answer }: Endpoint): ApiOperation['responses'][string] {
  if (status === 204) return { description: 'Done; there is no content' };
  const description = status === 201 ? 'Made' : 'The answer';
  return { description, content: { 'application/json': { schema: schemaOf(answer) } } };
}

function operationId({ method, path }: MountedEndpoint): string {
  return [method.toLowerCase(), ...path.split(/[^a-z_]+/)].filter(Boolean).join('_');
}

function parametersOf(shape: Endpoint['params'], place: 'path' | 'query'): ApiParameter[] {
  if (!shape) return [];
  return Object.entries<z.ZodType>(shape.shape).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !schema.safeParse(undefined).success,
    description: schema.description,
    schema: schemaOf(schema),
  }));
}

function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest as JsonSchema;
}

// The API's types for TypeScript, made from its OpenAPI description.

/** A file of declarations: `Calls` has parameters, body and answer of every call. */
export function formatApiTypes({ info, servers, paths, components }: ApiDescription): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export interface ${name} ${formatType(schema)}\n`,
  );
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      formatCall(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  return `// ${info.title}, version ${info.version}. Base address: ${servers.map(({ url }) => url).join(', ')}
// ${info.description}

${schemas.join('\n')}
export interface Calls {
${calls.join('\n')}
}

export type Call = keyof Calls;
/** \`const { data }: Answer<'GET /startup/{slug}'> = await response.json()\` */
export type Answer<C extends Call> = Calls[C]['answer'];
`;
}

function formatCall(call: string, operation: ApiOperation): string {
  const { summary, parameters, requestBody, responses } = operation;
  const [success] = Object.entries(responses).find(([status]) => status < '300') ?? [];
  const answer = responses[success ?? '']?.content?.['application/json']?.schema;
  const body = requestBody?.content['application/json']?.schema;
  const lines = [
    `path: ${formatParameters(parameters, 'path')};`,
    `query: ${formatParameters(parameters, 'query')};`,
    `body: ${body ? formatType(body) : 'undefined'};`,
    `answer: ${answer ? formatType(answer as JsonSchema) : 'undefined'};`,
  ];
  return indent(
    `/** ${escapeComment(summary)} */\n${JSON.stringify(call)}: {\n${indent(lines.join('\n'))}\n};`,
  );
}

function formatParameters(parameters: readonly ApiParameter[], place: 'path' | 'query'): string {
  const own = parameters.filter((one) => one.in === place);
  const properties = Object.fromEntries(
    own.map(({ name, schema, description }) => [name, { ...schema, description }]),
  );
  const required = own.filter((one) => one.required).map(({ name }) => name);
  return formatType({ type: 'object', properties, required });
}

export function formatType(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, allOf, type } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return unite(schema.enum.map((value) => JSON.stringify(value)));
  const choices = anyOf ?? oneOf;
  if (choices) return unite(choices.map(formatType));
  if (allOf) return allOf.map((one) => `(${formatType(one)})`).join(' & ');
  if (Array.isArray(type)) return unite(type.map((one) => formatType({ ...schema, type: one })));
  if (type === 'array') return formatArray(schema);
  if (type === 'object') return formatObject(schema);
  const names: Record<string, string> = { integer: 'number', null: 'null' };
  return type ? (names[type] ?? type) : 'unknown';
}

function formatArray({ items, prefixItems }: JsonSchema): string {
  if (prefixItems) return `[${prefixItems.map(formatType).join(', ')}]`;
  return `Array<${items ? formatType(items) : 'unknown'}>`;
}

function formatObject({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? formatType(additionalProperties) : '';
    return `Record<string, ${values || 'unknown'}>`;
  }
  const lines = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? `/** ${escapeComment(schema.description)} */\n` : '';
    const isOptional = !required.includes(name);
    return `${comment}${JSON.stringify(name)}${isOptional ? '?' : ''}: ${formatType(schema)};`;
  });
  return lines.length > 0 ? `{\n${indent(lines.join('\n'))}\n}` : 'Record<string, never>';
}

const unite = (types: readonly string[]) => [...new Set(types)].join(' | ');
const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
const escapeComment = (text: string) => text.replaceAll('*/', '*\\/').replaceAll('\n', ' ');

// The API's types for TypeScript, made from its OpenAPI description.
import type {
  ApiDescription,
  ApiOperation,
  ApiParameter,
  JsonSchema,
} from '../app/features/take-along/api-docs/description.ts';

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

import type { Fields } from '../../../catalogue/field.ts';
import { INVESTOR } from '../../../catalogue/investor.ts';
import { PERSON, ROLE } from '../../../catalogue/person.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { JsonSchema, ListedOperation } from './description.ts';
import answers from './example-values.json' with { type: 'json' };
import requests from './request-values.json' with { type: 'json' };

/** By kind of object and property name, otherwise by name; `[]` is a list's item. */
const VALUES: Record<string, unknown> = {
  ...examplesOf(STARTUP),
  ...examplesOf(STARTUP, 'startup'),
  ...examplesOf(INVESTOR, 'investor'),
  ...examplesOf({ ...PERSON, ...ROLE }, 'person'),
  ...examplesOf(ROUND, 'round'),
  amount: ROUND.amount.example,
  round: ROUND.round.example,
  ...answers.values,
};
const KIND_BY_NAME: Record<string, string> = answers.kindByName;

/** For fields that have one; for a list, its items. */
function examplesOf(fields: Fields, kind?: string): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, { example }]) => {
    const [key, value] = typeof example === 'object' ? [`${name}[]`, example[0]] : [name, example];
    return value === undefined ? [] : [[kind ? `${kind}.${key}` : key, value]];
  });
  return Object.fromEntries(entries);
}

/** An example of the schema; lists have one entry. */
export function exampleOf(schema: JsonSchema, name = '', kind = ''): unknown {
  const known = [`${kind}.${name}`, name].find((key) => Object.hasOwn(VALUES, key));
  if (known && accepts(schema, VALUES[known])) return VALUES[known];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(choice, name, kind);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object') return exampleObject(schema, name);
  if (type === 'array') return [exampleOf(schema.items ?? {}, `${name}[]`, kind)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  return type === 'string' ? 'text' : null;
}

function exampleObject({ properties = {} }: JsonSchema, name: string): object {
  const kind = kindOf(name.replace(/\[\]$/, ''), properties);
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, exampleOf(value, key, kind)]),
  );
}

function accepts(schema: JsonSchema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => accepts(choice, value));
  if (schema.enum) return schema.enum.includes(value);
  const types = [schema.type].flat();
  if (value === null) return types.includes('null');
  if (typeof value === 'number') {
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  }
  return types.includes(typeof value);
}

/** By the object's name, otherwise by its distinctive properties. */
function kindOf(name: string, properties: object): string {
  const known = answers.kindByProperties.find((one) =>
    one.properties.every((property) => property in properties),
  );
  return KIND_BY_NAME[name] ?? known?.kind ?? 'startup';
}

// A call as programs write it in four languages.

export const LANGUAGES = ['curl', 'JavaScript', 'Python', 'R'] as const;
export type Language = (typeof LANGUAGES)[number];

interface ExampleRequest {
  method: string;
  url: string;
  /** Whether it takes a token or key, which is in GRIOT_KEY. */
  isSigned: boolean;
  body: object | undefined;
}

const PARAMETERS: Record<string, string> = requests.values;
const QUERIES: Record<string, string> = requests.queries;

/** With values of `request-values.json` in the path, and what the call requires. */
export function exampleRequest(operation: ListedOperation, server: string): ExampleRequest {
  const { method, path, security = [], requestBody } = operation;
  const kind = path.split('/')[1] ?? '';
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => PARAMETERS[`${kind}.${name}`] ?? PARAMETERS[name] ?? 'example',
  );
  const query = method === 'get' ? QUERIES[path] : undefined;
  const schema = requestBody?.content['application/json']?.schema;
  const required = schema?.required ?? [];
  const properties = Object.entries(schema?.properties ?? {}).filter(([name]) =>
    required.includes(name),
  );
  return {
    method: method.toUpperCase(),
    url: server + filled + (query ? `?${query}` : ''),
    isSigned: security.length > 0,
    body:
      schema && Object.fromEntries(properties.map(([name, one]) => [name, exampleOf(one, name)])),
  };
}

export function writeRequest(request: ExampleRequest, language: Language): string {
  return WRITERS[language](request);
}

const json = (value: object) => JSON.stringify(value);

const WRITERS: Record<Language, (request: ExampleRequest) => string> = {
  curl({ method, url, isSigned, body }) {
    const parts = [
      `curl -s ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
      isSigned && '-H "Authorization: Bearer $GRIOT_KEY"',
      body && `-H 'Content-Type: application/json' -d '${json(body).replaceAll("'", "'\\''")}'`,
    ];
    return parts.filter(Boolean).join(' \\\n  ');
  },
  JavaScript({ method, url, isSigned, body }) {
    const headers = [
      isSigned && '    Authorization: "Bearer " + process.env.GRIOT_KEY,\n',
      body && "    'Content-Type': 'application/json',\n",
    ].filter(Boolean);
    const options = [
      method !== 'GET' && `  method: '${method}',\n`,
      headers.length > 0 && `  headers: {\n${headers.join('')}  },\n`,
      body && `  body: JSON.stringify(${json(body)}),\n`,
    ].filter(Boolean);
    const rest = options.length > 0 ? `, {\n${options.join('')}}` : '';
    return `const answer = await fetch('${url}'${rest});\nconsole.log(await answer.text());`;
  },
  Python({ method, url, isSigned, body }) {
    const headers = [
      isSigned && '"Authorization": "Bearer " + os.environ["GRIOT_KEY"]',
      body && '"Content-Type": "application/json"',
    ].filter(Boolean);
    const options = [
      method !== 'GET' && `method="${method}"`,
      headers.length > 0 && `headers={${headers.join(', ')}}`,
      body && `data=json.dumps(json.loads(${JSON.stringify(json(body))})).encode()`,
    ].filter(Boolean);
    const modules = [body && 'json', isSigned && 'os', 'urllib.request'].filter(Boolean).join(', ');
    const call = [`"${url}"`, ...options].join(', ');
    return `import ${modules}\nrequest = urllib.request.Request(${call})\nprint(urllib.request.urlopen(request).read().decode())`;
  },
  R({ method, url, isSigned, body }) {
    const steps = [
      `httr2::request("${url}")`,
      method !== 'GET' && `httr2::req_method("${method}")`,
      isSigned && 'httr2::req_auth_bearer_token(Sys.getenv("GRIOT_KEY"))',
      body && `httr2::req_body_raw(${JSON.stringify(json(body))}, "application/json")`,
      'httr2::req_perform()',
      'httr2::resp_body_string()',
    ].filter(Boolean);
    return `answer <- ${steps.join(' |>\n  ')}\ncat(answer)`;
  },
};

// A call as programs write it in four languages.
import { exampleOf } from './answer-example.ts';
import type { ListedOperation } from './description.ts';
import examples from './request-values.json' with { type: 'json' };

export const LANGUAGES = ['curl', 'JavaScript', 'Python', 'R'] as const;
export type Language = (typeof LANGUAGES)[number];

interface ExampleRequest {
  method: string;
  url: string;
  /** Whether it takes a token or key, which stands in GRIOT_KEY. */
  isSigned: boolean;
  body: object | undefined;
}

const VALUES: Record<string, string> = examples.values;
const QUERIES: Record<string, string> = examples.queries;

/** With values of `request-values.json` in the path, and what the call requires. */
export function exampleRequest(operation: ListedOperation, server: string): ExampleRequest {
  const { method, path, security = [], requestBody } = operation;
  const kind = path.split('/')[1] ?? '';
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => VALUES[`${kind}.${name}`] ?? VALUES[name] ?? 'example',
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

// A member of the test site, registered and signed in, who sends their cookies with every request.

export type AskInit = RequestInit & { remoteAddress?: string };
export type Ask = (path: string, init?: AskInit) => Promise<Response>;
export type Fields = Record<string, string | readonly string[]>;

export interface Person {
  name: string;
  email: string;
  password: string;
}

const SITE = 'http://griot.test';
let made = 0;

/** Body and headers of a form from one of our pages. */
export function ownForm(
  fields: Fields,
  headers?: HeadersInit,
): { body: URLSearchParams; headers: Headers } {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  const all = new Headers(headers);
  all.set('origin', SITE);
  return { body, headers: all };
}

/** Cookies by name from Set-Cookie headers, not decoded. */
export function readSetCookies(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function sendJson(body: object, headers?: HeadersInit): RequestInit {
  const all = new Headers(headers);
  all.set('content-type', 'application/json');
  return { method: 'POST', body: JSON.stringify(body), headers: all };
}

/** Requests that throw unless the status is 200. */
export function expectOk(request: Ask) {
  const load = async (path: string) => {
    const response = await request(path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  return {
    page: async (path: string): Promise<string> => (await load(path)).text(),
    api: async (path: string) => (await load(`/api${path}`)).json(),
  };
}

/** `code` gives the second step of an account that has one. */
export async function signInMember(ask: Ask, given: Partial<Person> & { code?: string }) {
  const number = ++made;
  const { code, ...own } = given;
  const person: Person = {
    name: `Member ${number}`,
    email: `member-${number}@people.example`,
    password: `a long enough secret ${number}`,
    ...own,
  };
  const registered = await ask('/api/auth/register', sendJson({ ...person, terms: true }));
  if (registered.status !== 201) throw new Error(`Registering answered ${registered.status}`);
  let answer = await ask('/api/auth/login', sendJson(person));
  if (answer.status === 401 && code) {
    const { challenge } = await answer.json();
    answer = await ask('/api/auth/second-step', sendJson({ challenge, code }));
  }
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`);
  const { data, user } = await answer.json();
  const cookies = readSetCookies(answer);
  const xsrfToken = decodeURIComponent(cookies['XSRF-TOKEN'] ?? '');

  const headersOf = (init: AskInit = {}) => {
    const headers = new Headers(init.headers);
    const own = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    headers.set('cookie', [headers.get('cookie'), ...own].filter(Boolean).join('; '));
    if ((init.method ?? 'GET') !== 'GET' && !headers.has('x-xsrf-token')) {
      headers.set('x-xsrf-token', xsrfToken);
    }
    return headers;
  };
  const request: Ask = (path, init = {}) => ask(path, { ...init, headers: headersOf(init) });

  return {
    ...person,
    user,
    token: data.token as string,
    xsrfToken,
    cookies,
    /** Sends the session's cookies, and X-XSRF-TOKEN with writes. */
    request,
    ...expectOk(request),
    post: (path: string, body: object = {}) => {
      const { headers, ...init } = sendJson(body);
      return request(`/api${path}`, { ...init, headers });
    },
    /** Includes the hidden `_xsrf`. */
    form: (path: string, fields: Fields) =>
      request(path, { method: 'POST', ...ownForm({ _xsrf: xsrfToken, ...fields }) }),
  };
}

export type Member = Awaited<ReturnType<typeof signInMember>>;

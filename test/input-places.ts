// The inputs of requests: pages and files with the keys of their queries, calls, forms.
import type { JsonSchema } from '../app/features/take-along/api-docs/description.ts';
import { pages } from '../app/routes.ts';
import { cachedPaths } from '../server/site.tsx';
import { listAddresses } from './cached-pages.ts';
import type { Ask } from './member.ts';

export interface ReadPlace {
  path: string;
  keys: string[];
}

const FILE = /^\/(?!assets\/).*\.(?:csv|xlsx|svg|png|zip|json|atom|xml)$/;

/** Every page, and every file that one links to, with the keys that they or links to them name. */
export async function listReads(ask: Ask): Promise<ReadPlace[]> {
  const found = new Map<string, Set<string>>();
  for (const template of new Set([...Object.keys(pages), ...cachedPaths.keys()])) {
    const [address = '/'] = addressesOf(template);
    const [path = '/'] = address.split('?');
    found.set(path, new Set([...(cachedPaths.get(template) ?? []), 'page', 'f[0][column]']));
    const html = await htmlAt(ask, address);
    for (const [, href = ''] of html.matchAll(/(?:href|src|action)="(\/[^"#]*)"/g)) {
      const { pathname, searchParams } = new URL(unescaped(href), 'http://griot.test');
      if (FILE.test(pathname) && !found.has(pathname)) found.set(pathname, new Set());
      for (const key of searchParams.keys()) found.get(pathname)?.add(key);
    }
    for (const { action = path, method, names } of formsIn(html)) {
      if (method !== 'post') for (const name of names) found.get(action)?.add(name);
    }
  }
  return [...found].map(([path, keys]) => ({ path, keys: [...keys] }));
}

export interface CallPlace {
  path: string;
  method: string;
  /** Keys of the query. */
  query: string[];
  body?: JsonSchema;
}

interface Operation {
  parameters?: Array<{ name: string; in: string }>;
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export async function listCalls(ask: Ask): Promise<CallPlace[]> {
  const { paths } = await (await ask('/api/openapi.json')).json();
  const all = Object.entries(paths as Record<string, Record<string, Operation>>);
  return all.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      path: `/api${path}`,
      method: method.toUpperCase(),
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
    })),
  );
}

export interface FormPlace {
  action: string;
  names: string[];
  /** What a list to choose from offers first, by name. */
  chosen: Record<string, string>;
  isUpload: boolean;
  xsrf: string;
}

/** The posted forms, as the client sees them. */
export async function listForms(ask: Ask, xsrf: string): Promise<FormPlace[]> {
  const found = new Map<string, FormPlace>();
  for (const template of Object.keys(pages)) {
    const [address = '/'] = addressesOf(template);
    for (const { action = address, method, names: all, ...form } of formsIn(
      await htmlAt(ask, address),
    )) {
      const names = all.filter((name) => name !== '_xsrf');
      if (method === 'post') found.set(`${action} ${names}`, { ...form, action, names, xsrf });
    }
  }
  return [...found.values()];
}

async function htmlAt(ask: Ask, address: string): Promise<string> {
  const response = await ask(address);
  const text = await response.text();
  return response.headers.get('content-type')?.startsWith('text/html') ? text : '';
}

function formsIn(html: string) {
  return [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].map(([, own = '', inside = '']) => {
    const names = [...inside.matchAll(/\bname="([^"]*)"/g)].map(([, name = '']) => name);
    const action = /action="([^"]*)"/.exec(own)?.[1];
    const lists = inside.matchAll(/<select[^>]*\bname="([^"]*)".*?<option[^>]*\bvalue="([^"]+)"/gs);
    return {
      chosen: Object.fromEntries([...lists].map(([, name = '', value = '']) => [name, value])),
      action: action && unescaped(action),
      method: /method="(\w+)"/i.exec(own)?.[1]?.toLowerCase(),
      names: [...new Set(names)],
      isUpload: own.includes('multipart/form-data'),
    };
  });
}

const unescaped = (attribute: string): string => attribute.replaceAll('&amp;', '&');

function addressesOf(template: string): string[] {
  if (!template.includes(':') || cachedPaths.has(template)) return listAddresses(template);
  return [template.replace(/:[a-z_]+(\{[^}]*\})?/gi, 'andela')];
}

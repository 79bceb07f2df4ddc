// The worst inputs of requests, of full length: in each parameter, key of the query and field
// of every page, file and call, one at a time.
import type { JsonSchema } from '../app/features/take-along/api-docs/description.ts';
import { pages } from '../app/routes.ts';
import type { CallPlace, FormPlace, ReadPlace } from './input-places.ts';
import { ownForm } from './member.ts';
import { storedWorkbook } from './stored-workbook.ts';

export interface WorstRequest {
  /** The page or call, and the place of the input: what failures name. */
  where: string;
  kind: string;
  path: string;
  init?: RequestInit;
}

/** Whole addresses have at most 8,192. */
const ADDRESS_LENGTH = 8_000;
const BODY_LENGTH = 300_000;
const LARGEST_BODY = 1_000_000;
const LIST_ITEMS = 4_900;

const PARTS: Readonly<Record<string, string>> = {
  'one letter': 'k',
  'a pair': 'ch',
  'a ligature of three letters': '\ufb03',
  'a ligature of eighteen': '\ufdfa',
  'combining marks': 'e\u0301',
  'marks alone': '\u0301',
  words: 'kenya ',
  'unknown words': 'qarz wexq zulv ',
  'a long list': 'nigeria,kenya,fintech,andela,seed,',
  digits: '9',
  'amounts in a list': '1M..5M,',
  brackets: '([{',
  'deep JSON': '{"a":[',
  'quoted commas': '","',
  lines: 'Andela\n',
  'numbered lines': '1. Kuda\n',
  spaces: ' ',
  signs: '<&>"\'',
  'pairs of half a letter': '\u{1f600}',
};
const KINDS = Object.keys(PARTS);

/** Which kinds the next place is sent: all of them, or so many by turns. */
export type Choose = () => string[];

export function chooseKinds(each: number | 'all'): Choose {
  let next = 0;
  return () => {
    if (each === 'all') return KINDS;
    return Array.from({ length: each }, () => KINDS[next++ % KINDS.length] ?? '');
  };
}

function inAddress(kind: string, taken: number): string {
  const part = encodeURIComponent(PARTS[kind] ?? '');
  return part.repeat(Math.max(0, Math.floor((ADDRESS_LENGTH - taken) / part.length)));
}

function inBody(kind: string, bytes = BODY_LENGTH): string {
  const part = PARTS[kind] ?? '';
  return part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
}

export function* worstReads(places: readonly ReadPlace[], choose: Choose): Generator<WorstRequest> {
  for (const { path, keys } of places) {
    for (const key of keys) {
      const own = `${path}?${encodeURIComponent(key)}=`;
      for (const kind of choose()) {
        yield { where: own, kind, path: own + inAddress(kind, own.length) };
      }
      const pair = `${encodeURIComponent(key)}=kenya&`;
      const times = Math.floor((ADDRESS_LENGTH - path.length) / pair.length);
      yield { where: own, kind: 'repeated', path: `${path}?${pair.repeat(times)}` };
    }
  }
  for (const template of Object.keys(pages).filter((one) => one.includes(':'))) {
    for (const kind of choose()) {
      const text = inAddress(kind, ADDRESS_LENGTH / 2 + template.length);
      yield { where: template, kind, path: template.replace(/:[a-z_]+(\{[^}]*\})?/gi, text) };
    }
  }
}

export function* worstCalls(places: readonly CallPlace[], choose: Choose): Generator<WorstRequest> {
  for (const { path, method, query, body } of places) {
    const filled = path.replace(/\{[^}]*\}/g, 'andela');
    const where = `${method} ${filled}`;
    if (path.includes('{')) {
      for (const kind of choose()) {
        const text = inAddress(kind, ADDRESS_LENGTH / 2 + path.length);
        yield { where, kind, path: path.replace(/\{[^}]*\}/g, text), init: { method } };
      }
    }
    for (const key of query) {
      const own = `${filled}?${encodeURIComponent(key)}=`;
      for (const kind of choose()) {
        const text = inAddress(kind, own.length);
        yield { where: `${method} ${own}`, kind, path: own + text, init: { method } };
      }
    }
    if (!body) continue;
    for (const bad of worstBodies())
      yield { where, path: filled, ...bad, init: { method, ...bad.init } };
    for (const kind of choose()) {
      for (const [name, value] of worstFields(body, kind)) {
        const init = { method, ...json(JSON.stringify({ [name]: value })) };
        yield { where: `${where} ${name}`, kind, path: filled, init };
      }
    }
  }
}

/** Servers and proxies take whole headers of 16 KB. */
const HEADER_LENGTH = 15_500;

/** Paths of no page. */
export function* worstPaths(): Generator<WorstRequest> {
  for (const part of [
    '/',
    '/a',
    '/fr',
    '/.',
    '/..',
    '.',
    '.a',
    '%2e',
    '%61',
    '%C3%A9',
    ';a',
    '-',
  ]) {
    for (const end of ['', 'a/', '.csv', '/x.']) {
      const path = `/${part.repeat(HEADER_LENGTH / part.length)}${end}`;
      yield { where: `any path that ends on "${end}"`, kind: part, path };
    }
  }
}

/** Whatever reads a body. */
export function* worstBodies(): Generator<{ kind: string; init: RequestInit }> {
  const keys = Array.from({ length: 70_000 }, (_, at) => `"a${at}":1`);
  yield { kind: 'many keys', init: json(`{${keys}}`) };
  const levels = 150_000;
  yield { kind: 'deep', init: json(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) };
  yield { kind: 'unclosed', init: json(`{"a":"${'\\"'.repeat(LARGEST_BODY / 2)}`) };
  const fields = 'a=&'.repeat(LARGEST_BODY / 3);
  const type = 'application/x-www-form-urlencoded';
  yield { kind: 'many fields', init: { body: fields, headers: headersOf(type) } };
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
  const parts = `${part.repeat(LARGEST_BODY / part.length)}--x--\r\n`;
  const init = { body: parts, headers: headersOf('multipart/form-data; boundary=x') };
  yield { kind: 'many parts', init };
}

function* worstFields(schema: JsonSchema, kind: string): Generator<[string, unknown]> {
  for (const [name, field] of fieldsOf(schema)) {
    yield [name, inBody(kind)];
    yield [name, Array.from({ length: LIST_ITEMS }, () => inBody(kind, 150))];
    for (const [inner] of fieldsOf((field.items ?? {}) as JsonSchema)) {
      yield [name, Array.from({ length: LIST_ITEMS / 4 }, () => ({ [inner]: inBody(kind, 600) }))];
    }
  }
}

function fieldsOf(schema: JsonSchema): Array<[string, JsonSchema]> {
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as JsonSchema[] | undefined;
  if (options) return options.flatMap(fieldsOf);
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
}

export function* worstForms(places: readonly FormPlace[], choose: Choose): Generator<WorstRequest> {
  for (const { action, names, chosen, isUpload, xsrf } of places) {
    const others = { ...Object.fromEntries(names.map((name) => [name, 'kenya'])), ...chosen };
    for (const name of names) {
      for (const kind of choose()) {
        const where = `POST ${action} ${name}`;
        const sent = { ...others, _xsrf: xsrf, [name]: inBody(kind) };
        if (!isUpload) {
          yield { where, kind, path: action, init: { method: 'POST', ...ownForm(sent) } };
          continue;
        }
        const file = new File([inBody(kind, LARGEST_BODY)], 'a.csv', { type: 'text/csv' });
        for (const given of [sent[name] ?? '', file, ...worstWorkbooks()]) {
          const body = new FormData();
          for (const [key, value] of Object.entries({ ...sent, [name]: given }))
            body.set(key, value);
          yield { where, kind, path: action, init: { method: 'POST', body, headers: headersOf() } };
        }
      }
    }
  }
}

function worstWorkbooks(): File[] {
  const parts = ['<mergeCell ', '<row><c t="inlineStr"><is><t>k</t></is></c></row>', ' a=""'];
  return parts.map((part) => {
    const sheet = `<worksheet><row>${part.repeat(LARGEST_BODY / part.length)}`;
    return new File([new Uint8Array(storedWorkbook(sheet))], 'a.xlsx');
  });
}

const json = (body: string): RequestInit => ({ body, headers: headersOf('application/json') });

function headersOf(type?: string): Record<string, string> {
  return { origin: 'http://griot.test', ...(type && { 'content-type': type }) };
}

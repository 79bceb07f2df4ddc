// Files uploaded for import, and the steps of their pages, as a browser takes them.
import { type Sheet, xlsx } from '../app/base/xlsx.ts';
import { runDueUploads } from '../app/features/arriving/uploads/run-uploads.server.ts';
import { databaseUrlOf } from './import.ts';
import type { Member } from './member.ts';
import type { TestSite } from './site.ts';

const log = { info() {}, warn() {}, error() {} };

export function uploadsOf(siteOf: () => TestSite) {
  /** What the job does. */
  async function work(): Promise<void> {
    const { database, sql } = siteOf();
    const databaseUrl = await databaseUrlOf(database);
    const site = { PRODUCT_NAME: 'Griot', SITE_URL: 'http://griot.test' };
    await runDueUploads({ sql, site, databaseUrl, log, now: () => new Date() });
  }

  async function take(
    by: Member,
    at: string,
    step: string,
    changes: Record<string, string> = {},
  ): Promise<Response> {
    const fields = { ...fieldsOf(await by.page(at), step), step, ...changes };
    const answer = await by.form(at, fields);
    await work();
    return answer;
  }

  return { work, take, upload };
}

async function upload(by: Member, file: File, kind = 'deals', path = '/moderation/import') {
  const [, token = ''] = /name="_xsrf" value="([^"]*)"/.exec(await by.page(path)) ?? [];
  const body = new FormData();
  body.set('_xsrf', token);
  body.set('kind', kind);
  body.set('file', file);
  const answer = await by.request(path, { method: 'POST', body });
  return {
    status: answer.status,
    at: answer.headers.get('location') ?? '',
    html: await answer.text(),
  };
}

export async function bookOf(...sheets: Sheet[]): Promise<File> {
  const pieces: Buffer[] = [];
  for await (const piece of xlsx(sheets)) pieces.push(Buffer.from(piece));
  return new File([Buffer.concat(pieces)], 'deals.xlsx');
}

/** The fields of a form as the page shows them. */
export function fieldsOf(html: string, step: string): Record<string, string> {
  const form =
    html.split('<form ').find((one) => one.includes(`name="step" value="${step}"`)) ?? '';
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const [, name] = /name="([^"]*)"/.exec(tag) ?? [];
    const isOff = /type="checkbox"/.test(tag) && !/checked/.test(tag);
    if (name && !isOff) fields[name] = decode(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )) {
    fields[name] = /<option value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  }
  return fields;
}

const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');

export const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

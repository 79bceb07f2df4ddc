import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { openTestSite, type TestSite } from './site.ts';

export function useAccounts() {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ catalogue: 'empty' });
  });
  afterAll(() => site.close());

  const post = (path: string, body: object) =>
    site.request(`/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const person = { name: 'Efua', password: 'nine words would be even better', terms: true };

  async function mailsTo(address: string): Promise<Array<{ template: string; text: string }>> {
    const { rows } = await raw<{ template: string; text: string }>`
    select template, text from mails where to_address = ${address} order by id`.execute(site.sql);
    return rows;
  }
  async function lastToken(address: string, template: string): Promise<string> {
    const mails = (await mailsTo(address)).filter((mail) => mail.template === template);
    return /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }
  const errorsOf = async (response: Response) => {
    expect(response.status).toBe(422);
    return (await response.json()).errors as Record<string, string[]>;
  };

  return {
    post,
    person,
    mailsTo,
    lastToken,
    errorsOf,
    get site() {
      return site;
    },
  };
}

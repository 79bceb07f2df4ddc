import { Redirect } from './errors.ts';
import { type Page, page } from './page.ts';

/** An older or shorter address of a page: leads there with its query. */
export function redirectPage(path: string): Page {
  return page({
    async load({ url }): Promise<never> {
      throw new Redirect(`${path}${url.search}`, 301);
    },
    head: () => ({ description: '' }),
    body: () => null,
  });
}

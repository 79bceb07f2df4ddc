// The provider's return address for unpaid checkouts.
import { checkoutReturnPath } from '../../base/paths.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { checkoutText } from '../../text/text.ts';
import type { Checkout } from '../billing/contract.ts';
import { checkoutState } from '../billing/queries.server.ts';
import { Unpaid } from './outcome.tsx';

const text = checkoutText.cancelled;

export const checkoutCancelledPage: Page = page<Checkout>({
  cache: 'private',
  async load(context) {
    const { userId } = requireSession(context);
    const uuid = context.url.searchParams.get('checkout') ?? '';
    const checkout = await checkoutState(context.sql, userId, uuid);
    if (checkout.state === 'paid') throw new Redirect(checkoutReturnPath(checkout.uuid));
    return checkout;
  },
  head: () => ({ title: text.title, description: checkoutText.description, noindex: true }),
  body: (checkout) => (
    <div className="flow prose">
      <h1>{text.title}</h1>
      <Unpaid why={text.why} again={text.again} checkout={checkout} />
    </div>
  ),
});

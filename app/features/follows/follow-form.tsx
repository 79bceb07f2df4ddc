import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { FOLLOW_FORM_ID } from './follow-type.ts';

/** The one form that every mark on a page sends; the same for all visitors, as the page is. */
export function FollowForm({ session, url }: Pick<Context, 'session' | 'url'>) {
  return (
    <form id={FOLLOW_FORM_ID} method="post" action={pathTo('/follow')} hidden>
      {session && <input type="hidden" name="_xsrf" value={session.xsrfToken} />}
      <input type="hidden" name="back" value={url.pathname + url.search} />
    </form>
  );
}

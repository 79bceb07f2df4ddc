// What lists need to show a follow mark in each row: which of them a member follows, and the one form all marks send.
import { createContext } from 'react';
import { FOLLOW_PATH } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { FOLLOW_FORM_ID, type FollowKey } from './follow-type.ts';

/** Answers whether what a row shows is followed; asked by every mark as it is drawn. */
export type AskFollowed = (key: FollowKey) => boolean;

export const FollowedContext = createContext<AskFollowed>(() => false);

/** The form of every mark on a page; the same for all visitors, as the page is. */
export function FollowForm({ session, url }: Pick<Context, 'session' | 'url'>) {
  return (
    <form id={FOLLOW_FORM_ID} method="post" action={FOLLOW_PATH} hidden>
      {session && <input type="hidden" name="_xsrf" value={session.xsrfToken} />}
      <input type="hidden" name="back" value={url.pathname + url.search} />
    </form>
  );
}

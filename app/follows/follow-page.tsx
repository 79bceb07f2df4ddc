// /follow handles the follow form without script, and completes a follow after sign-in.
import { ownPathOr } from '../base/address.ts';
import { followPath, foundPath, pathTo, withQuery } from '../base/paths.ts';
import type { Context } from '../http/context.ts';
import { readCookie, setHiddenCookie } from '../http/cookies.ts';
import { readQuery } from '../http/endpoint.server.ts';
import { notFound, Redirect } from '../http/errors.ts';
import { requireSession } from '../http/guard.server.ts';
import { type Page, page } from '../http/page.ts';
import { followsText as text } from '../text/text.ts';
import { Button } from '../ui/button.tsx';
import { Filled } from '../ui/filled.tsx';
import { PostForm } from '../ui/post-form.tsx';
import { Name } from '../ui/values.tsx';
import { likeQuery } from './contract.ts';
import { type FollowKey, followKey, readFollowKey } from './follow-type.ts';
import { type Followable, findFollowable, isFollowed, setFollowed } from './follows.server.ts';

export const followPage: Page = page<{ found: Followable; back: string }>({
  /** A GET never follows: anybody can make a link, and browsers prefetch. */
  async load(context) {
    const { userId } = requireSession(context);
    const target = readQuery(likeQuery, context.url);
    const found = await findFollowable(context.sql, target.type, target.slug);
    const { type, slug } = found;
    const back = ownPathOr(context.url.searchParams.get('back'), foundPath(type, slug));
    if (takePress(context, followKey(target.type, target.slug))) {
      await setFollowed(context, userId, found, true);
      throw new Redirect(back);
    }
    if (await isFollowed(context.sql, userId, type, slug)) throw new Redirect(back);
    return { found, back };
  },
  async submit(context, _params, form) {
    const isFollow = !form.has('unfollow');
    const key = String(form.get(isFollow ? 'follow' : 'unfollow') ?? '');
    const target = likeQuery.safeParse(readFollowKey(key));
    if (!target.success) throw notFound('page', key);
    const { type, slug } = target.data;
    const back = String(form.get('back') ?? '');
    if (!context.session) {
      const pressed = encodeURIComponent(followKey(type, slug));
      if (isFollow) setPressCookie(context, pressed, PRESS_SECONDS);
      const next = followPath(type, slug, ownPathOr(back, '') || undefined);
      throw new Redirect(withQuery(pathTo('/login'), { next }));
    }
    const found = await setFollowed(context, context.session.userId, target.data, isFollow);
    throw new Redirect(ownPathOr(back, foundPath(type, found.slug)));
  },
  head: ({ found }) => ({
    title: text.askTitle(found.name),
    description: text.askWhy,
    noindex: true,
  }),
  body: ({ found, back }) => (
    <div className="narrow flow">
      <h1>
        <Filled text={text.askTitle('{name}')} name={<Name>{found.name}</Name>} />
      </h1>
      <p>{text.askWhy}</p>
      <PostForm className="row" action={pathTo('/follow')} fields={{ back }}>
        <Button
          type="submit"
          name="follow"
          value={followKey(found.type, found.slug)}
          look="primary"
          large
          data-takes-focus=""
        >
          {text.followOf(found.name)}
        </Button>
        <a href={back}>{text.notNow}</a>
      </PostForm>
    </div>
  ),
});

/**
 * What a visitor pressed before signing in. Only our own form sets this cookie, so it proves the
 * press; the address alone, which anybody can make, follows nothing.
 */
const PRESS_COOKIE = 'pressed_follow';
/** Long enough to sign in or reset a password. */
const PRESS_SECONDS = 30 * 60;

/** Compares and deletes the cookie. */
function takePress(context: Context, key: FollowKey): boolean {
  const pressed = readCookie(context.request.headers.get('cookie'), PRESS_COOKIE);
  if (pressed === undefined) return false;
  setPressCookie(context, '', 0);
  return pressed === key;
}

function setPressCookie(context: Context, value: string, seconds: number): void {
  setHiddenCookie(context, PRESS_COOKIE, value, seconds, pathTo('/follow'));
}

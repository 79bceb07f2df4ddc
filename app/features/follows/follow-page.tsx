// /follow takes the follow form of every page without script, and ends a press that had to sign in first.
import { ownPathOr } from '../../base/own-path.ts';
import { followPath, pathTo, withQuery } from '../../base/paths.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { notFound, Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { followsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Button } from '../../ui/button.tsx';
import { follow, unfollow } from './commands.server.ts';
import { likeQuery } from './contract.ts';
import { followedPath, followKey, readFollowKey } from './follow-type.ts';
import { isFollowed } from './is-followed.server.ts';
import { keepPressedFollow, takePressedFollow } from './pressed-follow.server.ts';
import { type Followable, findFollowable } from './queries.server.ts';

interface FollowData {
  found: Followable;
  back: string;
}

export const followPage: Page = page<FollowData>({
  cache: 'private',
  /** An address never acts by itself: links can be made by anybody, and browsers fetch them ahead. */
  async load(context) {
    const { userId } = requireSession(context);
    const asked = readQuery(likeQuery, context.url);
    const found = await findFollowable(context.sql, asked.type, asked.slug);
    const { type, slug } = found;
    const back = ownPathOr(context.url.searchParams.get('back'), followedPath(type, slug));
    if (takePressedFollow(context, followKey(asked.type, asked.slug))) {
      await follow(context.sql, userId, found, context.now);
      throw new Redirect(back);
    }
    if (await isFollowed(context.sql, userId, type, slug)) throw new Redirect(back);
    return { found, back };
  },
  async submit(context, _params, form) {
    const [name, act] = form.has('unfollow')
      ? (['unfollow', unfollow] as const)
      : (['follow', follow] as const);
    const key = String(form.get(name) ?? '');
    const asked = likeQuery.safeParse(readFollowKey(key));
    if (!asked.success) throw notFound('page', key);
    const { type, slug } = asked.data;
    const back = String(form.get('back') ?? '');
    if (!context.session) {
      if (name === 'follow') keepPressedFollow(context, followKey(type, slug));
      const next = followPath(type, slug, ownPathOr(back, '') || undefined);
      throw new Redirect(withQuery(pathTo('/login'), { next }));
    }
    const found = await act(context.sql, context.session.userId, asked.data, context.now);
    throw new Redirect(ownPathOr(back, followedPath(type, found.slug)));
  },
  head: ({ found }) => ({
    title: text.askTitle(found.name),
    description: text.askWhy,
    noindex: true,
  }),
  body: ({ found, back }, { session }) => (
    <div className="narrow flow">
      <h1>
        {text.askBefore} <Name>{found.name}</Name>?
      </h1>
      <p>{text.askWhy}</p>
      <form className="row" method="post" action={pathTo('/follow')}>
        <input type="hidden" name="_xsrf" value={session?.xsrfToken} />
        <input type="hidden" name="back" value={back} />
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
      </form>
    </div>
  ),
});

// /follow takes the follow form without script, and asks once where somebody came here by signing in.
import { ownPathOr } from '../../base/own-path.ts';
import { FOLLOW_PATH, followPath, withQuery } from '../../base/paths.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { notFound, Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { page } from '../../http/page.ts';
import { followsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Button } from '../../ui/button.tsx';
import { follow, unfollow } from './commands.server.ts';
import { likeQuery } from './contract.ts';
import { followedPath } from './follow-type.ts';
import { isFollowed } from './is-followed.server.ts';
import { type Followable, findFollowable } from './queries.server.ts';

interface FollowData {
  found: Followable;
  back: string;
}

export const followPage = page<FollowData>({
  path: FOLLOW_PATH,
  cache: 'private',
  /** An address never acts by itself: links can be made by anybody, and browsers fetch them ahead. */
  async load(context) {
    const { userId } = requireSession(context);
    const { type, slug } = readQuery(likeQuery, context.url);
    const found = await findFollowable(context.sql, type, slug);
    const own = followedPath(type, found.slug);
    const back = ownPathOr(context.url.searchParams.get('back'), own);
    if (await isFollowed(context.sql, userId, type, found.slug)) throw new Redirect(back);
    return { found, back };
  },
  async submit(context, _params, form) {
    const given = likeQuery.safeParse({ type: form.get('type'), slug: form.get('slug') });
    if (!given.success) throw notFound('page', String(form.get('slug') ?? ''));
    const { type, slug } = given.data;
    if (!context.session) {
      throw new Redirect(withQuery('/login', { next: followPath(type, slug) }));
    }
    const act = form.get('to') === 'unfollow' ? unfollow : follow;
    const found = await act(context.sql, context.session.userId, given.data, context.now);
    throw new Redirect(ownPathOr(String(form.get('back') ?? ''), followedPath(type, found.slug)));
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
      <form className="row" method="post" action={FOLLOW_PATH}>
        <input type="hidden" name="_xsrf" value={session?.xsrfToken} />
        <input type="hidden" name="type" value={found.type} />
        <input type="hidden" name="slug" value={found.slug} />
        <input type="hidden" name="back" value={back} />
        <Button type="submit" look="primary" large data-takes-focus="">
          {text.followOf(found.name)}
        </Button>
        <a href={back}>{text.notNow}</a>
      </form>
    </div>
  ),
});

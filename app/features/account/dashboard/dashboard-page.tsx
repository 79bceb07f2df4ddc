import { pathTo } from '../../../base/paths.ts';
import { dismissRecommended } from '../../../follows/recommended.server.ts';
import { loadSidePanels } from '../../../follows/side-panels.server.ts';
import { FollowedPanel, RecommendedPanel } from '../../../follows/side-panels.tsx';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { pageMetaOf } from '../../../http/params.ts';
import { dashboardText as text } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import { FEED_PER_PAGE, FIRST_INDUSTRIES, feedQuery } from './contract.ts';
import { listFeed } from './feed.server.ts';
import { Feed } from './feed.tsx';
import {
  finishFirstRun,
  followIndustries,
  isFirstRun,
  listIndustryChoices,
} from './first-run.server.ts';
import { FirstRunForm, type FirstRunFormProps } from './first-run-form.tsx';

type DashboardData =
  | { firstRun: FirstRunFormProps }
  | { firstRun: null; shown: Awaited<ReturnType<typeof loadShown>> };

export const dashboardPage: Page = page<DashboardData>({
  cache: 'private',
  async load(context) {
    const { userId } = requireSession(context);
    const { page: number } = readQuery(feedQuery, context.url);
    const choices = (await isFirstRun(context.sql, userId))
      ? await listIndustryChoices(context.sql)
      : [];
    if (choices.length >= FIRST_INDUSTRIES) {
      return { firstRun: { choices, chosen: [], error: null } };
    }
    return { firstRun: null, shown: await loadShown(context, userId, number) };
  },
  async submit(context, _params, form) {
    const { userId } = requireSession(context);
    const { sql, now } = context;
    const dismissed = form.get('dismiss');
    if (dismissed !== null) {
      await dismissRecommended(sql, userId, String(dismissed), now);
      throw new Redirect(pathTo('/dashboard'));
    }
    const choices = await listIndustryChoices(sql);
    const known = new Set(choices.map(({ slug }) => slug));
    const given = form.getAll('industry').map(String);
    const chosen = [...new Set(given)].filter((slug) => known.has(slug));
    if (form.get('first') !== 'skip') {
      if (chosen.length < FIRST_INDUSTRIES) {
        return { firstRun: { choices, chosen, error: text.firstTooFew(FIRST_INDUSTRIES) } };
      }
      await followIndustries(sql, userId, chosen, now);
    }
    await finishFirstRun(sql, userId, now);
    throw new Redirect(pathTo('/dashboard'));
  },
  head: ({ firstRun }) => ({
    title: firstRun ? text.firstTitle : text.title,
    description: text.description,
    noindex: true,
    hasErrors: Boolean(firstRun?.error),
  }),
  body: (data) => {
    if (data.firstRun) return <FirstRunForm {...data.firstRun} />;
    const { feed, likes, total, recommended } = data.shown;
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        <div className="dashboard">
          <Island name="feed" component={Feed} props={feed} />
          <FollowedPanel likes={likes} total={total} />
          <RecommendedPanel startups={recommended} followed={total} />
        </div>
      </>
    );
  },
});

async function loadShown({ sql, now }: Context, userId: number, number: number) {
  const [{ items, total: events }, panels] = await Promise.all([
    listFeed(sql, userId, number, FEED_PER_PAGE),
    loadSidePanels(sql, userId),
  ]);
  const meta = pageMetaOf(number, FEED_PER_PAGE, events);
  return { feed: { items, meta, now: now.toISOString() }, ...panels };
}

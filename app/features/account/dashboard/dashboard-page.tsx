import { pathTo } from '../../../base/paths.ts';
import { dismissRecommended, loadSidePanels } from '../../../follows/recommended.server.ts';
import { FollowedPanel, RecommendedPanel } from '../../../follows/side-panels.tsx';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { sayName } from '../../../text/say-name.ts';
import { dashboardText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, OptionGroup } from '../../../ui/fields.tsx';
import { Island } from '../../../ui/island.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { feedQuery } from './contract.ts';
import { listFeed } from './feed.server.ts';
import { Feed } from './feed.tsx';
import {
  finishFirstRun,
  followIndustries,
  type IndustryChoice,
  isFirstRun,
  listIndustryChoices,
} from './first-run.server.ts';
import { findLastVisit, noteVisit } from './visits.server.ts';

const FIRST_INDUSTRIES = 3;
// The industries with most startups; the others unfold.
const SHOWN_AT_ONCE = 24;

interface FirstRun {
  choices: readonly IndustryChoice[];
  chosen: readonly string[];
  error: string | null;
}

type DashboardData =
  | { firstRun: FirstRun }
  | { firstRun: null; shown: Awaited<ReturnType<typeof loadShown>> };

export const dashboardPage: Page = page<DashboardData>({
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
  await noteVisit(sql, userId, now);
  const lastVisit = await findLastVisit(sql, userId);
  const [feed, panels] = await Promise.all([
    listFeed(sql, userId, number, lastVisit),
    loadSidePanels(sql, userId),
  ]);
  return { feed: { ...feed, lastVisit: lastVisit?.toISOString() ?? null }, ...panels };
}

function FirstRunForm({ choices, chosen, error }: FirstRun) {
  const shown = choices.slice(0, SHOWN_AT_ONCE);
  const folded = choices.slice(SHOWN_AT_ONCE);
  const isAnyFoldedChosen = folded.some(({ slug }) => chosen.includes(slug));
  return (
    <PostForm className="first-run" action={pathTo('/dashboard')}>
      {error && <ErrorSummary errors={[{ id: 'first-industries', message: error }]} />}
      <h1>{text.firstTitle}</h1>
      <p className="lead">{text.firstLead(FIRST_INDUSTRIES)}</p>
      <OptionGroup id="first-industries" legend={text.firstLegend} error={error}>
        <Choices choices={shown} chosen={chosen} />
        {folded.length > 0 && (
          <details open={isAnyFoldedChosen}>
            <summary>{text.firstMore(folded.length)}</summary>
            <Choices choices={folded} chosen={chosen} />
          </details>
        )}
      </OptionGroup>
      <div className="row">
        <Button type="submit" look="primary" large name="first" value="choose">
          {text.firstSubmit}
        </Button>
        <Button type="submit" look="quiet" large name="first" value="skip">
          {text.firstSkip}
        </Button>
      </div>
    </PostForm>
  );
}

function Choices({ choices, chosen }: Pick<FirstRun, 'choices' | 'chosen'>) {
  return (
    <div className="first-choices">
      {choices.map(({ name, slug, startups_count }) => (
        <Checkbox
          key={slug}
          id={`industry-${slug}`}
          name="industry"
          value={slug}
          label={sayName(name)}
          hint={text.startups(startups_count)}
          size="md"
          defaultChecked={chosen.includes(slug)}
        />
      ))}
    </div>
  );
}

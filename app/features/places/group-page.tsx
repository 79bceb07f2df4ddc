// Shared by the pages of places and industries.

import type { ReactNode } from 'react';
import { z } from 'zod';
import { breadcrumbList, toCrumbs } from '../../base/breadcrumb-list.ts';
import { industryReportPath, locationReportPath, withQuery } from '../../base/paths.ts';
import { feedLink } from '../../feeds/feed-link.ts';
import { sharedPicture } from '../../figures/chart-files.server.ts';
import { type ChartScope, chartsOf, markedYear } from '../../figures/contract.ts';
import { countUndatedFundings, listCharts } from '../../figures/queries.server.ts';
import { STARTUPS_SHAPE } from '../../find/lists/list-shapes.ts';
import { STARTUP_ROWS } from '../../find/lists/selectable-table.tsx';
import { FollowControl, TopicForm } from '../../follows/follow-control.tsx';
import { isFollowed } from '../../follows/follows.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, type PageDefinition, page } from '../../http/page.ts';
import type { CacheTag } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { reportText, startupGroupsText as text } from '../../text/text.ts';
import { EntityHead } from '../../ui/entities.tsx';
import { Breadcrumbs } from '../../ui/navigation.tsx';
import {
  GroupInvestors,
  GroupRecord,
  GroupStrip,
  LatestRounds,
} from '../startups/group-sections.tsx';
import { ListPart } from '../startups/list/list-part.tsx';
import { listGroup } from '../startups/list/list-startups.server.ts';
import { startupColumns } from '../startups/list/startups-columns.tsx';
import { STARTUP_TABLES } from '../startups/list/startups-shape.ts';
import { YearFigures } from '../startups/year-figures.tsx';
import {
  INDUSTRY_STARTUPS_PER_PAGE,
  type Industry,
  LOCATION_STARTUPS_PER_PAGE,
  type Location,
} from './contract.ts';

const ROWS = { location: LOCATION_STARTUPS_PER_PAGE, industry: INDUSTRY_STARTUPS_PER_PAGE };

interface Asked {
  type: 'location' | 'industry';
  scope: Extract<ChartScope, object>;
  /** The records of the group, by parameter of /startups and /rounds. */
  records: { country?: string; city?: string; industry?: string };
  page: number;
}

export async function loadGroup<Subject extends Location | Industry>(
  context: Context,
  subject: Subject,
  { type, scope, records, page }: Asked,
) {
  const { sql, now, session } = context;
  const { year } = readQuery(z.object({ year: markedYear }), context.url);
  const charted = { ...scope, ...(year && { year }) };
  const [list, charts, undatedRounds, followed] = await Promise.all([
    listGroup(context, records, { page, perPage: ROWS[type] }),
    listCharts(sql, chartsOf(`${type}_slug`), charted, now),
    countUndatedFundings(sql, `${type}_slug`, scope),
    isFollowed(sql, session?.userId ?? null, type, subject.slug),
  ]);
  return { subject, type, scope: charted, records, list, charts, undatedRounds, followed };
}

const reportPathOf = ({ type, subject, scope }: Awaited<ReturnType<typeof loadGroup>>) =>
  type === 'location'
    ? locationReportPath(subject.slug)
    : industryReportPath(subject.slug, scope.location ?? undefined);

/** What a page says in its own words. */
interface Face {
  path: string;
  steps: ReadonlyArray<{ name: string; path: string }>;
  title: string;
  description: string;
  /** Where no chart has a finding. */
  picture?: string;
  noindex?: boolean;
  outline?: ReactNode;
  heading: string;
  lead: string | null;
  meta: ReactNode;
  choice?: ReactNode;
  /** `without` are columns with the same value in all rows. */
  startups: { title: string; without: readonly string[]; none: string; noneWhy: string };
  investors: string;
  parts: ReactNode;
  foot?: ReactNode;
}

interface GroupPage<Data> extends Pick<PageDefinition<Data>, 'load' | 'queryKeys' | 'isInSitemap'> {
  /** A sorted table is not cached. */
  tagsOf(data: Data): CacheTag[];
  say(data: Data, context: Context): Face;
}

export function groupPage<Data extends Awaited<ReturnType<typeof loadGroup>>>(
  definition: GroupPage<Data>,
): Page {
  const { queryKeys = [], tagsOf, say, ...options } = definition;
  return page<Data>({
    ...options,
    queryKeys: [...queryKeys, 'view', 'sort', 'year'],
    cacheTags: (data) => (data.list.view.sort ? undefined : tagsOf(data)),
    head(data, context) {
      const { subject, type, list, charts, scope } = data;
      const { path, title, description, picture, steps, noindex = false } = say(data, context);
      const { current_page, last_page } = list.answer.meta;
      return {
        cloth: subject.slug,
        picture: sharedPicture(charts, scope) ?? picture,
        title,
        description,
        canonical: withQuery(path, { page: current_page > 1 ? current_page : null }),
        noindex: current_page > last_page || list.view.sort !== '' || noindex,
        jsonLd: [breadcrumbList(context.settings.SITE_URL, [...steps])],
        alternates: [feedLink(type, { ...subject, name: sayName(subject.name) })],
      };
    },
    body(data, context) {
      const { subject, type, list, charts, undatedRounds, followed, scope, records } = data;
      const { slug } = subject;
      const name = sayName(subject.name);
      const face = say(data, context);
      const { path, startups } = face;
      return (
        <>
          <Breadcrumbs crumbs={toCrumbs([...face.steps])} />
          <EntityHead
            picture={face.outline}
            name={face.heading}
            lead={face.lead}
            meta={face.meta}
            actions={
              <>
                {face.choice}
                <FollowControl
                  context={context}
                  {...{ type, slug, name }}
                  isFollowed={followed}
                  look="primary"
                  hotkey="f"
                />
              </>
            }
          />
          <GroupStrip figures={subject} records={records} now={context.now} />
          {subject.startups_count > 0 && (
            <p className="small only-screen">
              <a href={reportPathOf(data)}>{reportText.link}</a>
            </p>
          )}
          {subject.startups_count > 0 && (
            <YearFigures
              {...{ charts, path, scope, records }}
              query={context.url.searchParams}
              aside={<LatestRounds fundings={subject.latest_fundings} />}
            />
          )}
          <ListPart
            id="startups"
            title={startups.title}
            path={path}
            of={STARTUPS_SHAPE}
            tables={STARTUP_TABLES}
            list={list}
            selects={STARTUP_ROWS}
            lead={(href) =>
              list.answer.data.length > 0 && (
                <p>
                  <a href={href}>{text.filterThese}</a>
                </p>
              )
            }
            columns={startupColumns(list.answer.data).filter(
              ({ key }) => !(key && startups.without.includes(key)),
            )}
            empty={{ title: startups.none, why: startups.noneWhy, pastTheEnd: text.pastTheEnd }}
          />
          <GroupInvestors
            title={face.investors}
            investors={subject.top_investors}
            records={records}
          />
          {face.parts}
          <TopicForm {...{ type, slug, name }} />
          <GroupRecord completeness={subject.completeness} undatedRounds={undatedRounds} />
          {face.foot}
        </>
      );
    },
  });
}

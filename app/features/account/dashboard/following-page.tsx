import { followingPath, foundPath } from '../../../base/paths.ts';
import { LIKES_PER_PAGE, likesQuery } from '../../../follows/contract.ts';
import { FollowControl } from '../../../follows/follow-control.tsx';
import { FOLLOW_TYPES, type FollowType } from '../../../follows/follow-type.ts';
import { countFollowed, listFollowed } from '../../../follows/follows.server.ts';
import { sayFollowed } from '../../../follows/say-followed.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { pageMetaOf } from '../../../http/params.ts';
import { sayName } from '../../../text/say-name.ts';
import { dashboardText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EntityRow } from '../../../ui/entities.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { Breadcrumbs, DASHBOARD, Tabs } from '../../../ui/navigation.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TimeAgo, Written } from '../../../ui/values.tsx';

export const followingPage: Page = page({
  async load(context) {
    const { userId } = requireSession(context);
    const { type, page: number } = readQuery(likesQuery, context.url);
    const offset = (number - 1) * LIKES_PER_PAGE;
    const [likes, total, ...counts] = await Promise.all([
      listFollowed(context.sql, userId, { type, limit: LIKES_PER_PAGE, offset }),
      countFollowed(context.sql, userId),
      ...FOLLOW_TYPES.map((one) => countFollowed(context.sql, userId, one)),
    ]);
    const shown = type ? (counts[FOLLOW_TYPES.indexOf(type)] ?? 0) : total;
    return { likes, type, total, counts, meta: pageMetaOf(number, LIKES_PER_PAGE, shown) };
  },
  head: () => ({
    title: text.followingTitle,
    description: text.followingDescription,
    noindex: true,
  }),
  body: ({ likes, type, total, counts, meta }, context) => (
    <>
      <Breadcrumbs crumbs={[DASHBOARD, { label: text.followingTitle }]} />
      <h1>{text.followingTitle}</h1>
      <Tabs
        label={text.followingTabs}
        tabs={[
          { href: followingPath(), label: text.followingAll, count: total, isCurrent: !type },
          ...FOLLOW_TYPES.map((one, index) => ({
            href: followingPath(one),
            label: text.followingTypes[one],
            count: counts[index] ?? 0,
            isCurrent: one === type,
          })),
        ]}
      />
      {likes.length === 0 && (
        <EmptyState title={text.followingEmpty}>{text.followingEmptyWhy}</EmptyState>
      )}
      {likes.length > 0 && (
        <DataTable
          caption={text.followingTitle}
          rows={likes}
          columns={[
            {
              label: text.followingName,
              cell: (like) => (
                <EntityRow
                  kind={like.type === 'investor' ? 'investor' : 'startup'}
                  of={{ ...like, name: sayFollowed(like.type, like.name) }}
                  href={foundPath(like.type, like.slug)}
                  tagline={like.label && sayLabel(like.type, like.label)}
                />
              ),
            },
            {
              label: text.followingSince,
              hideOnXs: true,
              cell: ({ liked_at }) => <TimeAgo at={liked_at} now={context.now} />,
            },
            {
              label: text.followingAction,
              cell: (like) => (
                <FollowControl
                  context={context}
                  type={like.type}
                  slug={like.slug}
                  name={like.name}
                  isFollowed
                />
              ),
            },
          ]}
        />
      )}
      <Pagination meta={meta} href={(number) => followingPath(type, number)} />
    </>
  ),
});

/** A startup's tagline; of others their type, country or another name. */
const sayLabel = (type: FollowType, label: string) =>
  type === 'startup' ? <Written>{label}</Written> : sayName(label);

import { formatDay } from '../../../base/dates.ts';
import { proposalPath } from '../../../base/desk-paths.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { moderationQueueText, proposalsText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Breadcrumbs, MODERATION } from '../../../ui/navigation.tsx';
import { Section } from '../../../ui/section.tsx';
import { NameLink, TimeAgo } from '../../../ui/values.tsx';
import { columnsOf, Heading, OutsideLink } from '../page-parts.tsx';
import {
  type FeedState,
  type ListedProposal,
  listFeedStates,
  loadPressWeek,
  type PressWeek,
} from './press.server.ts';
import { sayProposal } from './say-proposal.ts';

interface PressData extends PressWeek {
  feeds: FeedState[];
  areFeedsRead: boolean;
}

export const pressPage: Page = page<PressData>({
  async load(context) {
    requireModerator(context);
    const { sql, now, settings } = context;
    const { NEWS_READING = settings.isProduction } = settings;
    const [week, feeds] = await Promise.all([loadPressWeek(sql, now), listFeedStates(sql)]);
    return { ...week, feeds, areFeedsRead: NEWS_READING && settings.feeds.length > 0 };
  },
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  body: ({ came, decided, oldest, counts, feeds, areFeedsRead }, { now }) => (
    <>
      <Breadcrumbs crumbs={[MODERATION, { label: text.title }]} />
      <Heading title={text.title} lead={text.lead} />
      <p>{text.counts(counts.came, counts.waits, counts.decided)}</p>
      <ProposalTable title={text.oldest} rows={oldest} now={now} />
      <ProposalTable title={text.cameIn} rows={came} now={now} />
      <ProposalTable title={text.decided} rows={decided} now={now} />
      <Feeds feeds={feeds} areRead={areFeedsRead} />
    </>
  ),
});

interface TableProps {
  title: string;
  rows: readonly ListedProposal[];
  now: Date;
}

function ProposalTable({ title, rows, now }: TableProps) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <DataTable
          caption={title}
          cardsOnXs
          rows={rows}
          columns={columnsOf<ListedProposal>(text.columns, {
            what: (one) => <NameLink href={proposalPath(one.uuid)} name={sayProposal(one)} />,
            state: ({ state }) => text.states[state],
            articles: ({ articles }) => articles,
            at: ({ at }) => <TimeAgo at={at.toISOString()} now={now} />,
          })}
        />
      )}
    </Section>
  );
}

function Feeds({ feeds, areRead }: { feeds: readonly FeedState[]; areRead: boolean }) {
  const silent = feeds.filter(({ failures }) => failures > 0);
  const { outcomes, status } = moderationQueueText;
  return (
    <Section title={text.feeds}>
      <p>{sayFeeds(feeds, areRead)}</p>
      {silent.length > 0 && (
        <DataTable
          caption={text.feeds}
          cardsOnXs
          rows={silent}
          columns={columnsOf<FeedState>(text.feedColumns, {
            feed: ({ url }) => <OutsideLink href={url} />,
            error: ({ last_error: why }) =>
              why && (outcomes[why] ?? status(why.replace(/^status /, ''))),
            failures: ({ failures }) => failures,
            answered: ({ answered_at }) =>
              answered_at ? formatDay(answered_at.toISOString()) : text.never,
          })}
        />
      )}
    </Section>
  );
}

function sayFeeds(feeds: readonly FeedState[], areRead: boolean): string {
  if (!areRead && feeds.length === 0) return text.feedsOff;
  if (feeds.length === 0) return text.feedsNever;
  const answering = feeds.filter(({ failures }) => failures === 0).length;
  return answering === 0 ? text.feedsClosed : text.feedsRead(answering, feeds.length);
}

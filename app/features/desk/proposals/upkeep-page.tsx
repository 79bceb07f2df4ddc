import { formatDay } from '../../../base/dates.ts';
import { editFactsPath } from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { moderationQueueText, proposalsText } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Breadcrumbs, MODERATION } from '../../../ui/navigation.tsx';
import { Section } from '../../../ui/section.tsx';
import { NameLink } from '../../../ui/values.tsx';
import { sayAbout } from '../corrections/contract.ts';
import { columnsOf, Heading } from '../page-parts.tsx';
import { countOldFacts, listOldFacts, type OldFact } from '../queue/offers.server.ts';
import { type Due, type DueStartup, listSilentSites, listUnseenStatuses } from './upkeep.server.ts';

const text = proposalsText.upkeep;
const MOST_FACTS = 10;

interface UpkeepData {
  facts: OldFact[];
  factsCount: number;
  statuses: Due;
  sites: Due;
  areSitesRead: boolean;
}

/** Outdated records, the most important first. */
export const upkeepPage: Page = page<UpkeepData>({
  async load(context) {
    requireModerator(context);
    const { sql, now, settings } = context;
    const [facts, factsCount, statuses, sites] = await Promise.all([
      listOldFacts(sql, now, MOST_FACTS, 0),
      countOldFacts(sql, now),
      listUnseenStatuses(sql, now),
      listSilentSites(sql),
    ]);
    const areSitesRead = settings.TECHNOLOGY_DETECTION !== false;
    return { facts, factsCount, statuses, sites, areSitesRead };
  },
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  body: ({ facts, factsCount, statuses, sites, areSitesRead }) => (
    <>
      <Breadcrumbs crumbs={[MODERATION, { label: text.crumb }]} />
      <Heading title={text.title} lead={text.lead} />
      <Section title={text.facts}>
        {facts.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <>
            <DataTable
              caption={text.facts}
              cardsOnXs
              rows={facts}
              columns={columnsOf<OldFact>(text.factColumns, {
                name: ({ subject }) => (
                  <NameLink href={editFactsPath(sayAbout(subject))} name={subject.name} />
                ),
                seen: ({ looked_on }) => (looked_on ? formatDay(looked_on) : text.never),
                reads: ({ reads }) => reads,
              })}
            />
            <p>
              <a href={pathTo('/moderation/old-facts')}>{text.factsMore(factsCount)}</a>
            </p>
          </>
        )}
      </Section>
      <DueTable title={text.statuses} due={statuses} />
      <DueTable title={text.sites} due={sites} note={areSitesRead ? null : text.sitesOff} />
    </>
  ),
});

function DueTable({ title, due, note }: { title: string; due: Due; note?: string | null }) {
  const { rows, all } = due;
  const { outcomes, status } = moderationQueueText;
  const sayWhy = (why: string) => outcomes[why] ?? status(why.replace(/^status /, ''));
  return (
    <Section title={title}>
      {note && <p>{note}</p>}
      {rows.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <p className="small">{text.ofAll(rows.length, all)}</p>
          <DataTable
            caption={title}
            cardsOnXs
            rows={rows}
            columns={columnsOf<DueStartup>(text.columns, {
              name: ({ slug, name }) => (
                <NameLink href={editFactsPath(`startup:${slug}`)} name={name} />
              ),
              why: { cell: ({ why }) => why && sayWhy(why), isKnown: ({ why }) => why !== null },
              seen: ({ on }) => (on ? formatDay(on) : text.never),
              reads: ({ reads }) => reads,
            })}
          />
        </>
      )}
    </Section>
  );
}

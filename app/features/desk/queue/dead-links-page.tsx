import { z } from 'zod';
import { editFactsPath } from '../../../base/correction-paths.ts';
import { formatDay } from '../../../base/format-day.ts';
import { pathTo } from '../../../base/paths.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { Sql } from '../../../data/database.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import type { Page } from '../../../http/page.ts';
import { moderationQueueText as text } from '../../../text/text.ts';
import { NameLink } from '../../../ui/name-link.tsx';
import { Checkbox } from '../../../ui/option-control.tsx';
import { sayAbout } from '../corrections/contract.ts';
import { countDeadLinks, listDeadLinks, reviveLinks } from '../link-checks/dead-links.server.ts';
import { getSubject } from '../subjects.server.ts';
import { offerPage } from './offer-page.tsx';
import { OutsideLink } from './outside-link.tsx';

const MOST_USES = 3;
const ARCHIVE = 'https://web.archive.org/web/*/';
const { deadColumns: labels } = text;

export const deadLinksPage: Page = offerPage({
  path: pathTo('/moderation/dead-links'),
  words: text.deadLinks,
  count: countDeadLinks,
  list: listWithSubjects,
  getKey: ({ id }) => id,
  columns: [
    {
      key: 'source',
      label: labels.source,
      cell: ({ id, url, publisher }) => (
        <>
          <Checkbox
            id={`source-${id}`}
            name="chosen[]"
            value={id}
            label={publisherOf({ publisher, url })}
          />
          <span className="small">
            <OutsideLink href={url} />
            {' · '}
            <OutsideLink href={ARCHIVE + url}>{text.archived}</OutsideLink>
          </span>
        </>
      ),
    },
    {
      key: 'why',
      label: labels.why,
      cell: ({ outcome }) => text.outcomes[outcome] ?? text.status(outcome),
    },
    { key: 'since', label: labels.since, cell: ({ dead_since }) => formatDay(dead_since) },
    {
      key: 'uses',
      label: labels.uses,
      cell: ({ subjects, uses }) => (
        <ul>
          {subjects.map((subject) => (
            <li key={sayAbout(subject)}>
              <NameLink href={editFactsPath(sayAbout(subject))} name={subject.name} />
            </li>
          ))}
          {uses.length > subjects.length && (
            <li>{text.mail.more(uses.length - subjects.length)}</li>
          )}
        </ul>
      ),
    },
    { key: 'reads', label: labels.reads, cell: ({ reads }) => reads },
  ],
  chosen: z.coerce.number(text.wrong.chosen).int(text.wrong.chosen).positive(text.wrong.chosen),
  async confirm(context, chosen) {
    await moderate(context, async (sql) => {
      for (const url of await reviveLinks(sql, chosen)) {
        const subject = publisherOf({ publisher: null, url });
        await logDecision(sql, context, { action: 'check_source', subject, details: { url } });
      }
    });
  },
});

/** With the first few records that each carries. */
async function listWithSubjects(sql: Sql, _now: Date, limit: number, offset: number) {
  const links = await listDeadLinks(sql, limit, offset);
  return Promise.all(
    links.map(async (link) => {
      const first = link.uses.slice(0, MOST_USES);
      const subjects = await Promise.all(first.map(({ kind, id }) => getSubject(sql, kind, id)));
      return { ...link, subjects: subjects.filter((subject) => subject !== null) };
    }),
  );
}

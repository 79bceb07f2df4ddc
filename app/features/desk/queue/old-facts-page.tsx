import { z } from 'zod';
import { editFactsPath, subjectPath } from '../../../base/correction-paths.ts';
import { formatDay } from '../../../base/format-day.ts';
import { pathTo } from '../../../base/paths.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { Page } from '../../../http/page.ts';
import { moderationText, moderationQueueText as text } from '../../../text/text.ts';
import { Name } from '../../../ui/bdi.tsx';
import { Checkbox } from '../../../ui/option-control.tsx';
import { SUBJECT_KINDS, sayAbout } from '../corrections/contract.ts';
import { offerPage } from './offer-page.tsx';
import { confirmFacts, countOldFacts, listOldFacts, type OldFact } from './old-facts.server.ts';
import { OutsideLink } from './outside-link.tsx';

const MOST_FACTS = 4;
const { oldColumns: labels } = text;

export const oldFactsPage: Page = offerPage({
  path: pathTo('/moderation/old-facts'),
  words: text.oldFacts,
  count: countOldFacts,
  list: listOldFacts,
  getKey: ({ subject }) => sayAbout(subject),
  columns: [
    {
      key: 'record',
      label: labels.record,
      cell: ({ subject: { kind, id, name } }) => (
        <Checkbox id={`${kind}-${id}`} name="chosen[]" value={`${kind} ${id}`} label={name} />
      ),
    },
    { key: 'says', label: labels.says, cell: ({ subject }) => <Says subject={subject} /> },
    {
      key: 'sources',
      label: labels.sources,
      cell: ({ sources }) => (
        <ul>
          {sources.map((source) => (
            <li key={source.url}>
              <OutsideLink href={source.url}>{publisherOf(source)}</OutsideLink>
              {source.dead_since && (
                <span className="small"> {text.deadSince(formatDay(source.dead_since))}</span>
              )}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'looked',
      label: labels.looked,
      cell: ({ looked_on }) => (looked_on ? formatDay(looked_on) : text.neverLooked),
    },
    { key: 'reads', label: labels.reads, cell: ({ reads }) => reads },
  ],
  chosen: z.string().transform((one, ctx) => {
    const [kind, id] = one.split(' ');
    const known = SUBJECT_KINDS.find((each) => each === kind);
    if (known && /^\d{1,15}$/.test(id ?? '')) return { kind: known, id: Number(id) };
    ctx.addIssue(text.wrong.chosen);
    return z.NEVER;
  }),
  async confirm(context, chosen) {
    for (const one of chosen) await confirmFacts(context, one);
  },
});

function Says({ subject }: { subject: OldFact['subject'] }) {
  const { kind, slug, facts } = subject;
  const known = Object.entries(facts).flatMap(([field, value]) =>
    value && field !== 'name' && field !== 'overview' ? [[field, value] as const] : [],
  );
  const path = subjectPath(kind, slug);
  return (
    <>
      {known.slice(0, MOST_FACTS).map(([field, value]) => (
        <span key={field} className="queue-fact" dir="auto">
          {factLabel(field)}: <Name>{sayFact(field, value)}</Name>
        </span>
      ))}
      <span className="small">
        {path && <a href={path}>{moderationText.seesPage}</a>}
        {' · '}
        <a href={editFactsPath(sayAbout(subject))}>{text.edit}</a>
      </span>
    </>
  );
}

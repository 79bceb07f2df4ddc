// Pages of what moderators can look at while nothing waits: rows to tick and one button.

import { z } from 'zod';
import { formatDay } from '../../../base/dates.ts';
import { editFactsPath, subjectPath } from '../../../base/desk-paths.ts';
import { numberOf, pathTo, withQuery } from '../../../base/paths.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/forms.server.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { type PageMeta, pageMetaWithin, pageParam } from '../../../http/params.ts';
import { marksText, moderationText, moderationQueueText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { Checkbox } from '../../../ui/fields.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { MODERATION } from '../../../ui/navigation.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Name, NameLink } from '../../../ui/values.tsx';
import { SUBJECT_KINDS, sayAbout } from '../corrections/contract.ts';
import { columnsOf, FormTop, OutsideLink } from '../page-parts.tsx';
import type { Subject } from '../subjects.server.ts';
import {
  confirmFacts,
  countDeadLinks,
  countOldFacts,
  type DeadLink,
  listDeadLinks,
  listOldFacts,
  type OldFact,
  reviveLinks,
} from './offers.server.ts';
import { QUEUE_PER_PAGE } from './submissions.server.ts';

interface Offer<Row, Chosen> {
  path: string;
  words: Record<'title' | 'description' | 'crumb' | 'lead' | 'none' | 'noneWhy' | 'button', string>;
  count(sql: Sql, now: Date): Promise<number>;
  list(sql: Sql, now: Date, limit: number, offset: number): Promise<Row[]>;
  /** The first has boxes of the name `chosen[]`. */
  columns: readonly DataColumn<Row>[];
  /** A value of a box. */
  chosen: z.ZodType<Chosen>;
  confirm(context: Context, chosen: Chosen[]): Promise<void>;
}

interface OfferData<Row> extends FormState {
  rows: Row[];
  meta: PageMeta;
}

const choose = { error: () => text.wrong.chosen };

function offerPage<Row, Chosen>(offer: Offer<Row, Chosen>): Page {
  const { words, columns } = offer;
  const pathOf = (number = 1) => withQuery(offer.path, { page: numberOf(number) });
  const pageOf = ({ url }: Context) => readQuery(z.object({ page: pageParam }), url).page;
  const choice = z.object({ chosen: z.array(offer.chosen, choose).max(QUEUE_PER_PAGE, choose) });
  const load = async (context: Context): Promise<OfferData<Row>> => {
    requireModerator(context);
    const { sql, now } = context;
    const meta = pageMetaWithin(pageOf(context), QUEUE_PER_PAGE, await offer.count(sql, now));
    const offset = (meta.current_page - 1) * QUEUE_PER_PAGE;
    return { ...FRESH, rows: await offer.list(sql, now, QUEUE_PER_PAGE, offset), meta };
  };
  return page<OfferData<Row>>({
    load: (context) => load(context),
    async submit(context, _params, form) {
      requireModerator(context);
      const state = await takeForm(context, form, choice, async ({ chosen }) => {
        await offer.confirm(context, chosen);
        throw new Redirect(pathOf(pageOf(context)));
      });
      const message = Object.values(state.errors)[0] ?? text.wrong.chosen;
      return { ...(await load(context)), ...state, errors: { '': message } };
    },
    head: (data) => formHead(data, words),
    body: ({ rows, meta, errors }) => (
      <>
        <FormTop
          errors={errors}
          crumbs={[MODERATION, { label: words.crumb }]}
          title={words.title}
          lead={words.lead}
        />
        {rows.length === 0 ? (
          <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
        ) : (
          <PostForm action={pathOf(meta.current_page)}>
            <div className="diff">
              <DataTable caption={words.title} cardsOnXs rows={rows} columns={columns} />
            </div>
            <Button type="submit" look="primary" large className="queue-submit">
              {words.button}
            </Button>
          </PostForm>
        )}
        <Pagination meta={meta} href={pathOf} />
      </>
    ),
  });
}

export const oldFactsPage: Page = offerPage({
  path: pathTo('/moderation/old-facts'),
  words: text.oldFacts,
  count: countOldFacts,
  list: listOldFacts,
  columns: columnsOf<OldFact>(text.oldColumns, {
    record: ({ subject: { kind, id, name } }) => (
      <Checkbox id={`${kind}-${id}`} name="chosen[]" value={`${kind} ${id}`} label={name} />
    ),
    says: ({ subject }) => <Says subject={subject} />,
    sources: ({ sources }) => (
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
    looked: ({ looked_on }) => (looked_on ? formatDay(looked_on) : text.neverLooked),
    reads: ({ reads }) => reads,
  }),
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

const MOST_FACTS = 4;

function Says({ subject }: { subject: Subject }) {
  const { kind, slug, facts } = subject;
  const known = Object.entries(facts).flatMap(([field, value]) =>
    value && field !== 'name' && field !== 'overview' ? [[field, value] as const] : [],
  );
  const path = subjectPath(kind, slug);
  return (
    <>
      {known.slice(0, MOST_FACTS).map(([field, value]) => (
        <span key={field} className="queue-fact" dir="auto">
          {factLabel(field)}
          {marksText.colon}
          <Name>{sayFact(field, value)}</Name>
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

const ARCHIVE = 'https://web.archive.org/web/*/';

export const deadLinksPage: Page = offerPage({
  path: pathTo('/moderation/dead-links'),
  words: text.deadLinks,
  count: countDeadLinks,
  list: listDeadLinks,
  columns: columnsOf<DeadLink>(text.deadColumns, {
    source: ({ id, ...source }) => (
      <>
        <Checkbox id={`source-${id}`} name="chosen[]" value={id} label={publisherOf(source)} />
        <span className="small">
          <OutsideLink href={source.url} />
          {' · '}
          <OutsideLink href={ARCHIVE + source.url}>{text.archived}</OutsideLink>
        </span>
      </>
    ),
    why: ({ outcome }) => text.outcomes[outcome] ?? text.status(outcome),
    since: ({ dead_since }) => formatDay(dead_since),
    uses: ({ subjects, more }) => (
      <ul>
        {subjects.map((subject) => (
          <li key={sayAbout(subject)}>
            <NameLink href={editFactsPath(sayAbout(subject))} name={subject.name} />
          </li>
        ))}
        {more > 0 && <li>{text.mail.more(more)}</li>}
      </ul>
    ),
    reads: ({ reads }) => reads,
  }),
  chosen: z.coerce
    .number({ error: () => text.wrong.chosen })
    .int({ error: () => text.wrong.chosen })
    .positive({ error: () => text.wrong.chosen }),
  confirm: reviveLinks,
});

import { z } from 'zod';
import { editFactsPath, subjectPath } from '../../base/correction-paths.ts';
import { formatDay } from '../../base/format-day.ts';
import { numberOf, pathTo, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { type PageMeta, pageMetaWithin, pageParam } from '../../http/paging.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { moderationText, moderationQueueText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Checkbox } from '../../ui/option-control.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SUBJECT_KINDS, sayAbout } from '../corrections/contract.ts';
import { factLabel, sayFact } from '../corrections/fact-words.ts';
import { requireModerator } from '../moderation-log/guard.server.ts';
import { publisherOf } from '../sources/summarize-sources.ts';
import { QUEUE_PER_PAGE } from './contract.ts';
import { confirmFacts, countOldFacts, listOldFacts, type OldFact } from './old-facts.server.ts';
import { OutsideLink } from './outside-link.tsx';

interface OldFactsData extends FormState {
  rows: OldFact[];
  meta: PageMeta;
}

const MOST_FACTS = 4;
const oldFactsPath = (number = 1) =>
  withQuery(pathTo('/moderation/old-facts'), { page: numberOf(number) });

const chosen = z.object({
  chosen: z
    .array(
      z.string().transform((one, ctx) => {
        const [kind, id] = one.split(' ');
        const known = SUBJECT_KINDS.find((each) => each === kind);
        if (known && /^\d{1,15}$/.test(id ?? '')) return { kind: known, id: Number(id) };
        ctx.addIssue(text.wrong.chosen);
        return z.NEVER;
      }),
      text.wrong.chosen,
    )
    .max(QUEUE_PER_PAGE),
});

export const oldFactsPage: Page = page<OldFactsData>({
  cache: 'private',
  load: (context) => load(context),
  async submit(context, _params, form) {
    requireModerator(context);
    const state = await takeForm(context, form, chosen, async (given) => {
      for (const one of given.chosen) await confirmFacts(context, one);
      throw new Redirect(oldFactsPath(pageOf(context)));
    });
    const message = Object.values(state.errors)[0] ?? text.wrong.chosen;
    return { ...(await load(context)), ...state, errors: { '': message } };
  },
  head: (data) => formHead(data, { title: text.oldTitle, description: text.oldDescription }),
  body: ({ rows, meta, errors }, { session }) => (
    <>
      <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      <Breadcrumbs
        crumbs={[{ label: moderationText.title, href: pathTo('/moderation') }, { label: text.old }]}
      />
      <h1>{text.oldTitle}</h1>
      <p className="lead">{text.oldLead}</p>
      {rows.length === 0 ? (
        <EmptyState title={text.oldNone}>{text.oldNoneWhy}</EmptyState>
      ) : (
        <form method="post" action={oldFactsPath(meta.current_page)}>
          <input type="hidden" name="_xsrf" value={session?.xsrfToken ?? ''} />
          <OldFactsTable rows={rows} />
          <Button type="submit" look="primary" large className="queue-submit">
            {text.stillSo}
          </Button>
        </form>
      )}
      <Pagination meta={meta} href={oldFactsPath} />
    </>
  ),
});

const pageOf = ({ url }: Context) => readQuery(z.object({ page: pageParam }), url).page;

async function load(context: Context): Promise<OldFactsData> {
  requireModerator(context);
  const { sql, now } = context;
  const meta = pageMetaWithin(pageOf(context), QUEUE_PER_PAGE, await countOldFacts(sql, now));
  const offset = (meta.current_page - 1) * QUEUE_PER_PAGE;
  return { ...FRESH, rows: await listOldFacts(sql, now, QUEUE_PER_PAGE, offset), meta };
}

function OldFactsTable({ rows }: { rows: readonly OldFact[] }) {
  const { oldColumns: columns } = text;
  return (
    <div className="diff">
      <DataTable
        caption={text.oldTitle}
        captionHidden
        cardsOnXs
        rows={rows}
        getKey={({ subject }) => sayAbout(subject)}
        columns={[
          {
            key: 'record',
            label: columns.record,
            cell: ({ subject: { kind, id, name } }) => (
              <Checkbox id={`${kind}-${id}`} name="chosen[]" value={`${kind} ${id}`} label={name} />
            ),
          },
          { key: 'says', label: columns.says, cell: ({ subject }) => <Says subject={subject} /> },
          {
            key: 'sources',
            label: columns.sources,
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
            label: columns.looked,
            cell: ({ looked_on }) => (looked_on ? formatDay(looked_on) : text.neverLooked),
          },
          { key: 'reads', label: columns.reads, cell: ({ reads }) => reads },
        ]}
      />
    </div>
  );
}

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

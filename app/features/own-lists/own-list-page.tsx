import { comparePath, pathTo, withQuery } from '../../base/paths.ts';
import { MAX_COMPARED } from '../../base/plans.ts';
import type { Context } from '../../http/context.ts';
import { fieldErrors, readQuery } from '../../http/endpoint.server.ts';
import { HttpError, invalid, Redirect } from '../../http/errors.ts';
import { type FormState, FRESH, formHead, takeErrors } from '../../http/forms.server.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { ownListsText as text } from '../../text/text.ts';
import { Filled } from '../../ui/filled.tsx';
import { Breadcrumbs, DASHBOARD } from '../../ui/navigation.tsx';
import { FormErrors } from '../../ui/post-form.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/values.tsx';
import { changeList, deleteList } from './change-lists.server.ts';
import { type EditedRow, editRows, removeRows, writeRows } from './change-rows.server.ts';
import { listChange, listQuery, MAX_ADDED, ROWS_PER_PAGE, rowWords } from './contract.ts';
import { ListForm, RemoveForm, StatusTabs } from './list-form.tsx';
import { ListTools } from './list-tools.tsx';
import type { LIST_KINDS, ListKind } from './listed-facts.ts';
import { countStatuses, findOwnList, listRows } from './queries.server.ts';

type Shown = FormState &
  Awaited<ReturnType<typeof loadList>> & {
    /** Rows to remove, once that is confirmed. */
    removing: number[];
    /** Names of rows that were changed elsewhere. */
    conflicts: string[];
  };
const NOTHING = { ...FRESH, removing: [], conflicts: [] };

export const ownListPage: Page = page<Shown>({
  load: async (context, { uuid = '' }) => ({ ...NOTHING, ...(await loadList(context, uuid)) }),
  async submit(context, { uuid = '' }, form) {
    const { userId } = requireSession(context);
    const { list } = await loadList(context, uuid);
    const here = context.url.pathname + context.url.search;
    const ids = readIds(form.getAll('row'));
    const state: Pick<Shown, 'removing' | 'conflicts' | 'typed'> = { ...NOTHING };
    const outcome = await takeErrors(context, async () => {
      switch (form.get('do')) {
        case 'settings':
        case 'columns':
        case 'share':
          await changeList(context, userId, uuid, readChange(form));
          throw new Redirect(here);
        case 'delete':
          await deleteList(context, userId, uuid);
          throw new Redirect(pathTo('/dashboard/lists'));
        case 'set':
          requireSome(ids);
          await writeRows(context, uuid, ids, { status: String(form.get('to') ?? '') || null });
          throw new Redirect(here);
        case 'compare':
        case 'csv':
          requireSome(ids);
          throw new Redirect(await addressOf(context, uuid, String(form.get('do')), ids));
        case 'remove':
          requireSome(ids);
          state.removing = ids;
          return { errors: {}, status: 200 };
        case 'remove-sure':
          await removeRows(context, uuid, ids);
          throw new Redirect(here);
        default: {
          const edited = readEdited(form);
          const conflicts = new Set(await editRows(context, uuid, edited));
          if (conflicts.size === 0) throw new Redirect(here);
          const { rows } = await listRows(context.sql, list, {
            ...{ ids: [...conflicts], sort: 'added', page: 1, perPage: MAX_ADDED },
          });
          state.conflicts = rows.map(({ id, record }) => record?.name ?? text.goneRow(id));
          return { errors: {}, status: 409 };
        }
      }
    });
    const hasErrors = Object.keys(outcome.errors).length > 0;
    if (hasErrors) state.typed = readTyped(form);
    return { ...(await loadList(context, uuid)), ...state, ...outcome };
  },
  head: (state) => ({
    ...formHead(state, { title: state.list.name, description: text.description }),
    isTool: true,
  }),
  body: (state, { now, settings }) => {
    const { list, rows, meta, query, errors, removing, conflicts } = state;
    const path = pathTo('/dashboard/lists/:uuid', { uuid: list.uuid });
    return (
      <div className="flow">
        <FormErrors errors={errors} />
        <Breadcrumbs
          crumbs={[
            DASHBOARD,
            { label: text.title, href: pathTo('/dashboard/lists') },
            { label: list.name },
          ]}
        />
        <h1>
          <bdi>{list.name}</bdi>
        </h1>
        <p className="muted">
          {text.rows(list.kind, list.rows)} ·{' '}
          <Filled text={text.changed} when={<TimeAgo at={list.changed_at} now={now} />} />
        </p>
        {removing.length > 0 && <RemoveForm path={path} ids={removing} />}
        {conflicts.length > 0 && (
          <Notice type="warning">
            <p>{text.changedElsewhere(conflicts.join(', '))}</p>
          </Notice>
        )}
        <ListTools list={list} siteUrl={settings.SITE_URL} path={path} />
        {list.rows === 0 ? (
          <EmptyState title={text.emptyList} action={<FindMore kind={list.kind} />}>
            {text.emptyListWhy}
          </EmptyState>
        ) : (
          <>
            <StatusTabs {...state} path={path} />
            {rows.length === 0 ? (
              <EmptyState
                title={text.noneOfStatus(query.status ?? '')}
                action={<a href={path}>{text.showAll}</a>}
              />
            ) : (
              <ListForm {...state} path={path} today={now} />
            )}
            {meta.total > 0 && <FindMore kind={list.kind} />}
          </>
        )}
      </div>
    );
  },
});

const SOURCES: Record<ListKind, string> = {
  startup: pathTo('/startups'),
  investor: pathTo('/investors'),
  person: withQuery(pathTo('/search'), { q: 'founders' }),
};

const FindMore = ({ kind }: { kind: (typeof LIST_KINDS)[number] }) => (
  <p>
    <a href={SOURCES[kind]}>{text.find[kind]}</a>
  </p>
);

async function loadList({ sql, url, session, ...rest }: Context, uuid: string) {
  const { userId } = requireSession({ sql, url, session, ...rest });
  const query = readQuery(listQuery, url);
  const list = await findOwnList(sql, userId, uuid);
  return {
    list,
    query,
    counts: await countStatuses(sql, list),
    ...(await listRows(sql, list, { ...query, perPage: ROWS_PER_PAGE })),
  };
}

const readIds = (given: readonly FormDataEntryValue[]): number[] =>
  given
    .map(String)
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number)
    .slice(0, MAX_ADDED);

/** Throws 422. */
function requireSome(ids: readonly number[]): void {
  if (ids.length === 0) throw new HttpError(422, text.nothingSelected);
}

/** Throws 422. */
function readChange(form: FormData) {
  const fields: Record<string, unknown> =
    form.get('do') === 'settings'
      ? { name: form.get('name'), statuses: form.get('statuses') }
      : form.get('do') === 'columns'
        ? { columns: form.has('usual') ? null : form.getAll('columns') }
        : { is_shared: !form.has('revoke'), shares_notes: form.has('notes') };
  const { data, error } = listChange.safeParse(fields);
  if (error) throw invalid(fieldErrors(error));
  return data;
}

/** Rows of the page's form as they were typed. Throws 422 by the name of the control. */
function readEdited(form: FormData): EditedRow[] {
  const errors: Record<string, string[]> = {};
  const ids = readIds([...form.keys()].flatMap((name) => /^mark-(\d+)$/.exec(name)?.[1] ?? []));
  const edited = ids.flatMap((id) => {
    const { data, error } = rowWords.safeParse({
      status: form.get(`status-${id}`),
      note: form.get(`note-${id}`),
      due_on: form.get(`due_on-${id}`),
    });
    for (const [field, messages] of Object.entries(error ? fieldErrors(error) : {})) {
      errors[`${field}-${id}`] = messages;
    }
    return data ? [{ id, mark: String(form.get(`mark-${id}`)), ...data }] : [];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return edited;
}

function readTyped(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(([name]) => !name.startsWith('_')).map(([name, value]) => [name, `${value}`]),
  );
}

/** The rows of an action on another page. Throws 422. */
async function addressOf(context: Context, uuid: string, what: string, ids: readonly number[]) {
  if (what === 'csv') {
    return withQuery(pathTo('/dashboard/lists/:uuid/rows.csv', { uuid }), { rows: ids.join(',') });
  }
  const list = await findOwnList(context.sql, requireSession(context).userId, uuid);
  const part = { ids, sort: 'added', page: 1, perPage: MAX_COMPARED } as const;
  const { rows } = await listRows(context.sql, list, part);
  const slugs = rows.flatMap(({ record }) => record?.slug ?? []);
  if (slugs.length < 2) throw new HttpError(422, text.tooFewToCompare);
  return comparePath(slugs);
}

// /selection: rows that were selected in a table, and what can be done with them.
import { comparePath, pathTo, withQuery } from '../../base/paths.ts';
import { MAX_COMPARED } from '../../base/plans.ts';
import { setFollowed } from '../../follows/follows.server.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { dashboardText, ownListsText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Select, TextInput } from '../../ui/fields.tsx';
import { FormErrors, PostForm } from '../../ui/post-form.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { createList } from './change-lists.server.ts';
import { addRows } from './change-rows.server.ts';
import { MAX_NAME, newList } from './contract.ts';
import type { ListedRecord, ListKind } from './listed-facts.ts';
import { listOwnLists, type StoredList } from './queries.server.ts';
import { factColumns, RecordName } from './record-cells.tsx';
import { findRecords } from './records.server.ts';
import { readSelection, type Selection, selectionQuery } from './selection.ts';

interface Selected {
  kind: ListKind;
  records: ListedRecord[];
  unknown: string[];
  /** Own lists that hold such. */
  lists: StoredList[];
  hasFollowed: boolean;
  problem: HttpError | null;
}

const wrong = text.wrong;
const own = text.selection;

export const selectionPage: Page = page<Selected>({
  async load(context) {
    const { searchParams } = context.url;
    const selection = readSelection(searchParams);
    const selected = await loadSelected(context, selection);
    if (searchParams.get('to') === 'compare' && selected.records.length > 0) {
      const slugs = selected.records.map(({ slug }) => slug).slice(0, MAX_COMPARED);
      throw new Redirect(comparePath(slugs));
    }
    return { ...selected, hasFollowed: searchParams.has('followed') };
  },
  async submit(context, _params, form) {
    const selection = readSelection(form);
    const { userId } = requireSession(context);
    try {
      const wanted = form.get('do') ?? context.url.searchParams.get('do');
      const act = wanted === 'follow' ? followAll : addToList;
      throw new Redirect(await act(context, userId, selection, form));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      return { ...(await loadSelected(context, selection)), problem: error };
    }
  },
  head: ({ kind, problem }) => ({
    title: own.title[kind],
    description: own.description,
    noindex: true,
    isTool: true,
    hasErrors: problem !== null,
    errorStatus: problem?.status,
  }),
  body: (selected, { session, url }) => {
    const { kind, records, unknown, hasFollowed, problem } = selected;
    if (records.length === 0) return <EmptyState title={own.none}>{own.noneWhy}</EmptyState>;
    const slugs = records.map(({ slug }) => slug);
    const query = selectionQuery({ kind, slugs });
    return (
      <div className="flow">
        {problem && <FormErrors errors={errorsOf(problem)} />}
        <h1>{own.title[kind]}</h1>
        {hasFollowed && (
          <Notice type="positive">
            <p>
              {own.followed(records.length, kind)}{' '}
              <a href={pathTo('/dashboard')}>{dashboardText.feed}</a>
            </p>
          </Notice>
        )}
        {unknown.length > 0 && (
          <Notice type="warning">
            <p>{own.unknown(unknown)}</p>
          </Notice>
        )}
        <div className="selection-ways">
          {session ? (
            <AddForm {...selected} slugs={slugs} />
          ) : (
            <section className="card flow">
              <h2 className="h3">{own.signIn}</h2>
              <p>{own.signInWhy}</p>
              <ButtonLink
                href={withQuery(pathTo('/login'), { next: url.pathname + url.search })}
                look="primary"
              >
                {own.signInSubmit}
              </ButtonLink>
            </section>
          )}
          <section className="card flow">
            <h2 className="h3">{own.take}</h2>
            <p className="row">
              <ButtonLink href={`${pathTo('/selection.xlsx')}?${query}`} rel="nofollow" download>
                {text.xlsxRows(records.length)}
              </ButtonLink>
              <ButtonLink href={`${pathTo('/selection.csv')}?${query}`} rel="nofollow" download>
                {text.csvRows(records.length)}
              </ButtonLink>
              {kind === 'startup' && (
                <ButtonLink href={comparePath(slugs.slice(0, MAX_COMPARED))}>
                  {text.compare}
                </ButtonLink>
              )}
            </p>
          </section>
          {session && kind !== 'person' && !hasFollowed && (
            <section className="card flow">
              <h2 className="h3">{own.follow}</h2>
              <p>{own.followWhat}</p>
              <PostForm action={pathTo('/selection')} fields={{ do: 'follow' }}>
                <SlugFields kind={kind} slugs={slugs} />
                <Button type="submit">{own.followAll(records.length, kind)}</Button>
              </PostForm>
            </section>
          )}
        </div>
        <DataTable
          caption={own.title[kind]}
          rows={records.map((record) => ({ record }))}
          columns={[
            { label: text.name, cell: ({ record }) => <RecordName kind={kind} record={record} /> },
            // A phone has room for the last one.
            ...factColumns<{ record: ListedRecord }>(kind, null).map((column, index, all) => ({
              ...column,
              hideOnXs: index < all.length - 1,
            })),
          ]}
        />
      </div>
    );
  },
});

function AddForm({ kind, lists, slugs, records }: Selected & { slugs: readonly string[] }) {
  return (
    <section className="card flow">
      <h2 className="h3">{own.addToList}</h2>
      <PostForm action={pathTo('/selection')}>
        <SlugFields kind={kind} slugs={slugs} />
        {lists.length > 0 && (
          <Select
            id="list"
            label={own.list}
            options={[
              ...lists.map(({ uuid, name }) => ({ value: uuid, label: name })),
              { value: '', label: own.newList },
            ]}
          />
        )}
        <TextInput
          id="name"
          label={own.newName}
          hint={lists.length > 0 ? own.newNameHint : undefined}
          maxLength={MAX_NAME}
          required={lists.length === 0}
        />
        <Button type="submit" look="primary">
          {own.addSubmit(records.length, kind)}
        </Button>
      </PostForm>
    </section>
  );
}

const SlugFields = ({ kind, slugs }: { kind: ListKind; slugs: readonly string[] }) =>
  slugs.map((slug) => <input key={slug} type="hidden" name={kind} value={slug} />);

const MOST_LISTS = 200;

async function loadSelected(context: Context, { kind, slugs }: Selection): Promise<Selected> {
  const { sql, session } = context;
  const records = await findRecords(sql, kind, slugs);
  const lists = session ? (await listOwnLists(sql, session.userId, 1, MOST_LISTS)).data : [];
  const found = new Set(records.map(({ slug }) => slug));
  return {
    kind,
    records,
    unknown: slugs.filter((slug) => !found.has(slug)),
    lists: lists.filter((list) => list.kind === kind),
    hasFollowed: false,
    problem: null,
  };
}

/** Each returns where it leads. */
type Act = (
  context: Context,
  userId: number,
  selection: Selection,
  form: FormData,
) => Promise<string>;

const addToList: Act = async (context, _userId, { kind, slugs }, form) => {
  const uuid = String(form.get('list') ?? '');
  if (uuid) {
    await addRows(context, uuid, { slugs });
    return pathTo('/dashboard/lists/:uuid', { uuid });
  }
  const given = newList.safeParse({ name: String(form.get('name') ?? ''), kind, slugs });
  if (!given.success)
    throw new HttpError(422, wrong.newName, { fields: { name: [wrong.newName] } });
  return pathTo('/dashboard/lists/:uuid', await createList(context, given.data));
};

const followAll: Act = async (context, userId, { kind, slugs }) => {
  if (kind === 'person') throw new HttpError(422, own.noFollow);
  const records = await findRecords(context.sql, kind, slugs);
  for (const { slug } of records) {
    await setFollowed(context, userId, { type: kind, slug }, true);
  }
  const query = selectionQuery({ kind, slugs: records.map(({ slug }) => slug) });
  return `${pathTo('/selection')}?${query}&followed=1`;
};

const errorsOf = ({ fields, message }: HttpError): Record<string, string> =>
  fields?.name ? { name: fields.name.join(', ') } : { '': message };

import { pathTo, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/forms.server.ts';
import { requireSession } from '../../http/guard.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { type Page, page } from '../../http/page.ts';
import { ownListsText as text } from '../../text/text.ts';
import { Submit } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Select, TextInput } from '../../ui/fields.tsx';
import { Pagination } from '../../ui/lists.tsx';
import { Breadcrumbs, DASHBOARD } from '../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../ui/post-form.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState, Gate } from '../../ui/states.tsx';
import { NameLink, TimeAgo } from '../../ui/values.tsx';
import { offerUpgrade } from '../money/pricing/upgrade-offer.ts';
import { createList } from './change-lists.server.ts';
import { listsQuery, MAX_NAME, newList } from './contract.ts';
import { LIST_KINDS } from './listed-facts.ts';
import { listOwnLists } from './queries.server.ts';

type Lists = FormState & Awaited<ReturnType<typeof loadLists>>;
const PATH = pathTo('/dashboard/lists');

export const ownListsPage: Page = page<Lists>({
  async load(context) {
    const uuid = context.url.searchParams.get('list');
    if (uuid) throw new Redirect(pathTo('/dashboard/lists/:uuid', { uuid }));
    return { ...FRESH, ...(await loadLists(context)) };
  },
  async submit(context, _params, form) {
    requireSession(context);
    const state = await takeForm(context, form, newList, async (given) => {
      throw new Redirect(pathTo('/dashboard/lists/:uuid', await createList(context, given)));
    });
    return { ...(await loadLists(context)), ...state };
  },
  head: (state) => ({ ...formHead(state, text), isTool: true }),
  body: (state, { now }) => {
    const { data, meta, limit, offer, errors } = state;
    const isFull = meta.total >= limit;
    return (
      <div className="flow">
        <FormErrors errors={errors} />
        <Breadcrumbs crumbs={[DASHBOARD, { label: text.title }]} />
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        {data.length === 0 ? (
          <EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>
        ) : (
          <>
            <p className="muted">{text.used(meta.total, limit)}</p>
            <DataTable
              caption={text.title}
              cardsOnXs
              rows={data}
              columns={[
                {
                  label: text.name,
                  cell: ({ uuid, name }) => (
                    <NameLink
                      className="entity-link"
                      href={pathTo('/dashboard/lists/:uuid', { uuid })}
                      name={name}
                    />
                  ),
                },
                { label: text.holds, cell: (list) => text.rows(list.kind, list.rows) },
                {
                  label: text.shared,
                  cell: ({ share_path: path }) =>
                    path ? <a href={path}>{text.secretAddress}</a> : text.privateList,
                },
                {
                  label: text.changedAt,
                  cell: ({ changed_at }) => <TimeAgo at={changed_at} now={now} />,
                },
              ]}
            />
            {meta.last_page > 1 && (
              <Pagination
                meta={meta}
                href={(page) => withQuery(PATH, { page })}
                label={text.title}
              />
            )}
          </>
        )}
        {isFull ? (
          <Gate title={text.fullTitle(limit)} offer={offer} gives={text.gives}>
            <p>{text.fullWhy}</p>
          </Gate>
        ) : (
          <NewListForm {...state} />
        )}
      </div>
    );
  },
});

function NewListForm({ errors, typed }: FormState) {
  return (
    <Section title={text.create}>
      <PostForm className="narrow flow" action={PATH}>
        <TextInput
          id="name"
          label={text.name}
          error={errors.name}
          defaultValue={typed.name}
          maxLength={MAX_NAME}
          required
        />
        <Select
          id="kind"
          label={text.holds}
          error={errors.kind}
          defaultValue={typed.kind}
          options={LIST_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
        />
        <Submit>{text.createSubmit}</Submit>
      </PostForm>
    </Section>
  );
}

async function loadLists(context: Context) {
  const { userId } = requireSession(context);
  const { page: number } = readQuery(listsQuery, context.url);
  return {
    ...(await listOwnLists(context.sql, userId, number)),
    limit: limitsOf(context).lists,
    offer: offerUpgrade(context, 'lists'),
  };
}

import { numberOf, pathTo, withQuery } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors, readQuery } from '../../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { limitsOf } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import { savedComparisonsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Island } from '../../../ui/island.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { Gate, Notice } from '../../../ui/states.tsx';
import { offerUpgrade } from '../../money/pricing/upgrade-offer.ts';
import { deleteComparison, saveComparison } from './commands.server.ts';
import { saveBody, savedQuery } from './contract.ts';
import { loadSavedRows } from './queries.server.ts';
import { SavedComparisonsTable } from './saved-comparisons-table.tsx';

type Saved = Awaited<ReturnType<typeof loadSaved>>;

export const savedComparisonsPage: Page = page<Saved>({
  load: (context) => loadSaved(context),
  /** Forms without script: delete, restore, save. */
  async submit(context, _params, form) {
    const { userId } = requireSession(context);
    const word = (name: string) => String(form.get(name) ?? '');
    try {
      if (form.has('delete')) {
        await deleteComparison(context.sql, userId, word('delete'), context.now);
        throw new Redirect(
          withQuery(pathTo('/dashboard/saved-comparisons'), { deleted: word('delete') }),
        );
      }
      const given = form.has('undo')
        ? { uuid: word('undo') }
        : { name: word('name'), note: word('note'), slugs: word('slugs') };
      const parsed = saveBody.safeParse(given);
      if (!parsed.success) {
        const messages = Object.values(fieldErrors(parsed.error)).flat();
        return loadSaved(context, { message: messages.join(' '), status: 422 });
      }
      await saveComparison(context, parsed.data);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      return loadSaved(context, { message: error.message, status: error.status });
    }
    throw new Redirect(pathTo('/dashboard/saved-comparisons'));
  },
  head: ({ problem }) => ({
    title: text.title,
    description: text.description,
    noindex: true,
    isTool: true,
    hasErrors: problem !== null,
    errorStatus: problem?.status,
  }),
  body: ({ data, meta, problem, deleted, limit, offer }, { session, now }) => {
    const xsrfToken = session?.xsrfToken ?? '';
    return (
      <div className="flow">
        <Breadcrumbs crumbs={[DASHBOARD, { label: text.title }]} />
        {problem && problem.status !== 402 && (
          <ErrorSummary errors={[{ id: '', message: problem.message }]} />
        )}
        <h1>{text.title}</h1>
        {meta.total >= limit && (
          <Gate title={text.fullTitle(limit)} offer={offer} gives={text.gives}>
            <p>{text.fullWhy(meta.total, limit)}</p>
          </Gate>
        )}
        {deleted && (
          <Notice type="positive">
            <PostForm
              className="row"
              action={pathTo('/dashboard/saved-comparisons')}
              fields={{ undo: deleted }}
            >
              <span>{text.deletedOne}</span>
              <Button type="submit">{text.undo}</Button>
            </PostForm>
          </Notice>
        )}
        <Island
          name="saved-comparisons"
          component={SavedComparisonsTable}
          props={{ rows: data, xsrfToken, total: meta.total, limit, now: now.toISOString() }}
        />
        {meta.last_page > 1 && (
          <Pagination
            meta={meta}
            href={(number) =>
              withQuery(pathTo('/dashboard/saved-comparisons'), { page: numberOf(number) })
            }
          />
        )}
      </div>
    );
  },
});

interface Problem {
  message: string;
  status: number;
}

async function loadSaved(context: Context, problem: Problem | null = null) {
  const { sql, url } = context;
  const session = requireSession(context);
  const { page: number } = readQuery(savedQuery, url);
  return {
    ...(await loadSavedRows(sql, session.userId, number)),
    limit: limitsOf(context).savedComparisons,
    offer: offerUpgrade(context, 'savedComparisons'),
    deleted: problem ? null : url.searchParams.get('deleted')?.slice(0, 36),
    problem,
  };
}

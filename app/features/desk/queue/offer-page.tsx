// Pages of what moderators can look at while nothing waits: rows to tick and one button.
import { z } from 'zod';
import { numberOf, withQuery } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/moderation/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { type PageMeta, pageMetaWithin, pageParam } from '../../../http/paging.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/take-form.server.ts';
import { moderationQueueText as text } from '../../../text/text.ts';
import { Breadcrumbs, MODERATION } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { QUEUE_PER_PAGE } from './contract.ts';

interface Offer<Row, Chosen> {
  path: string;
  words: Record<'title' | 'description' | 'crumb' | 'lead' | 'none' | 'noneWhy' | 'button', string>;
  count(sql: Sql, now: Date): Promise<number>;
  list(sql: Sql, now: Date, limit: number, offset: number): Promise<Row[]>;
  getKey(row: Row): string | number;
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

export function offerPage<Row, Chosen>(offer: Offer<Row, Chosen>): Page {
  const { words, getKey, columns } = offer;
  const pathOf = (number = 1) => withQuery(offer.path, { page: numberOf(number) });
  const pageOf = ({ url }: Context) => readQuery(z.object({ page: pageParam }), url).page;
  const choice = z.object({
    chosen: z.array(offer.chosen, text.wrong.chosen).max(QUEUE_PER_PAGE, text.wrong.chosen),
  });
  const load = async (context: Context): Promise<OfferData<Row>> => {
    requireModerator(context);
    const { sql, now } = context;
    const meta = pageMetaWithin(pageOf(context), QUEUE_PER_PAGE, await offer.count(sql, now));
    const offset = (meta.current_page - 1) * QUEUE_PER_PAGE;
    return { ...FRESH, rows: await offer.list(sql, now, QUEUE_PER_PAGE, offset), meta };
  };
  return page<OfferData<Row>>({
    cache: 'private',
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
        <FormErrors errors={errors} />
        <Breadcrumbs crumbs={[MODERATION, { label: words.crumb }]} />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {rows.length === 0 ? (
          <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
        ) : (
          <PostForm action={pathOf(meta.current_page)}>
            <div className="diff">
              <DataTable
                caption={words.title}
                captionHidden
                cardsOnXs
                rows={rows}
                getKey={getKey}
                columns={columns}
              />
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

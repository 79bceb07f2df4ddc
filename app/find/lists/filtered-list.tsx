// A page of a list that filters narrow: /startups, /rounds.

import type { ReactNode } from 'react';
import { z } from 'zod';
import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { type PageMeta, pageParam } from '../../http/params.ts';
import type { CacheTag } from '../../page-cache/cache-tags.ts';
import { listPagesText } from '../../text/text.ts';
import { ErrorSummary } from '../../ui/post-form.tsx';
import { nameReferences } from '../filters/look-up.server.ts';
import { withinSearchBudget } from '../search-budget.server.ts';
import type { FormField } from './form-fields.ts';
import {
  fileLinks,
  isUsualView,
  type ListFiles,
  type ListShape,
  type ListView,
  listHref,
  listKeys,
} from './list-address.ts';
import { ListForm } from './list-form.tsx';
import { type ListColumn, ListFrame, type Without } from './list-frame.tsx';
import {
  listErrors,
  listPlaceChoices,
  type PlaceChoices,
  readTidyView,
} from './read-list.server.ts';
import type { Selects } from './selectable-table.tsx';

interface FoundRows<Row> {
  data: Row[];
  meta: PageMeta & { total_is: 'exact' | 'at_least' };
}

interface FilteredList<Row, Read, Found extends FoundRows<Row>> {
  shape: ListShape;
  cacheTags: CacheTag[];
  words: Record<'title' | 'description' | 'search' | 'one' | 'many' | 'noneMatch', string>;
  lead: ReactNode;
  fields(choices: PlaceChoices): FormField[];
  moreFields: () => readonly FormField[];
  /** Throws 422 with all errors. */
  read(context: Context, view: ListView): Promise<Read>;
  find(sql: Sql, read: Read, view: ListView): Promise<Found>;
  /** What the filter at this index, dropped, would give; for a list without rows. */
  countWithout(sql: Sql, read: Read, index: number): Promise<Omit<Without, 'dropped'>>;
  columns(rows: readonly Row[]): ReadonlyArray<ListColumn<Row>>;
  selects?: Selects<Row>;
  sums(found: Found): ReactNode;
  files: ListFiles;
  /** Path of the frame for other sites. */
  embed: string;
  alternates?(view: ListView): PageHead['alternates'];
  below?: ReactNode;
}

export function filteredListPage<
  Row extends { slug: string },
  Read extends Parameters<typeof nameReferences>[1],
  Found extends FoundRows<Row>,
>(list: FilteredList<Row, Read, Found>): Page {
  const { shape, words } = list;
  return page({
    async load(context) {
      const { page: number } = readQuery(z.object({ page: pageParam }), context.url);
      const view = readTidyView(shape, context.url, number);
      const choices = await listPlaceChoices(context.sql);
      try {
        return { view, choices, errors: [], result: await search(context, view) };
      } catch (error) {
        return { view, choices, errors: listErrors(error, view, shape.columns), result: null };
      }
    },
    queryKeys: listKeys(shape),
    cacheTags: ({ view }) => (isUsualView(view) ? list.cacheTags : undefined),
    head: ({ view, result }, { settings }) => ({
      title: words.title,
      description: words.description,
      canonical: listHref(shape, view),
      noindex: view.filters.length > 0 || view.sort !== '' || result?.found.data.length === 0,
      hasErrors: result === null,
      errorStatus: result === null ? 422 : undefined,
      jsonLd: [breadcrumbList(settings.SITE_URL, [{ name: words.title, path: shape.path }])],
      alternates: list.alternates?.(view),
    }),
    body: ({ view, choices, errors, result }) => (
      <>
        <h1>{words.title}</h1>
        <p className="lead">{list.lead}</p>
        {result === null && <ErrorSummary errors={errors} />}
        <ListForm
          shape={shape}
          view={view}
          fields={list.fields(choices)}
          moreFields={list.moreFields()}
          label={words.search}
        />
        {result && showFound(view, result)}
      </>
    ),
  });

  async function search(context: Context, view: ListView) {
    const read = await list.read(context, view);
    return withinSearchBudget(context, async (sql) => {
      const found = await list.find(sql, read, view);
      const isEmptied = found.meta.total === 0 && view.filters.length > 1;
      const counts = await Promise.all(
        (isEmptied ? view.filters : []).map(async (dropped, index) => ({
          dropped,
          ...(await list.countWithout(sql, read, index)),
        })),
      );
      return {
        found,
        names: await nameReferences(context.sql, read),
        without: counts.filter(({ total }) => total > 0),
      };
    });
  }

  function showFound(view: ListView, result: Awaited<ReturnType<typeof search>>) {
    const { found, names, without } = result;
    const { data, meta } = found;
    return (
      <>
        <ListFrame
          {...{ shape, view, names, meta, without }}
          title={listPagesText.count(
            meta.total,
            words.one,
            words.many,
            meta.total_is === 'at_least',
          )}
          rows={data}
          columns={list.columns(data)}
          selects={list.selects}
          sums={list.sums(found)}
          downloads={fileLinks(shape, list.files, view)}
          embed={listHref({ ...shape, path: list.embed }, { ...view, page: 1 })}
          empty={words.noneMatch}
        />
        {list.below}
      </>
    );
  }
}

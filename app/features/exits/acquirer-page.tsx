import { acquirerPath, exitsPath } from '../../base/paths.ts';
import { notFound, Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_EXITS, ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { exitsText as text } from '../../text/text.ts';
import { Breadcrumbs } from '../../ui/navigation.tsx';
import { Name } from '../../ui/values.tsx';
import { ExitsTable } from './exits-table.tsx';
import { findAcquirer, listExits } from './queries.server.ts';

const MOST_EXITS = 200;

export const acquirerPage: Page = page({
  async load({ sql }, params) {
    const slug = params.slug ?? '';
    const acquirer = await findAcquirer(sql, slug);
    if (!acquirer) throw notFound('acquirer', slug);
    // The page of the startup that it is stands for it.
    if (acquirer.path !== acquirerPath(slug)) throw new Redirect(acquirer.path, 301);
    return { acquirer, exits: await listExits(sql, { acquirer: slug }, MOST_EXITS) };
  },
  cacheTags: () => [ALL_EXITS, ALL_STARTUPS, ALL_INVESTORS],
  head: ({ acquirer }) => ({
    title: text.acquirerTitle(acquirer.name),
    description: text.acquirerLead(acquirer.name),
  }),
  body: ({ acquirer, exits }) => (
    <>
      <Breadcrumbs crumbs={[{ label: text.title, href: exitsPath() }, { label: acquirer.name }]} />
      <h1>
        <Name>{acquirer.name}</Name>
      </h1>
      <p className="lead">{text.acquirerLead(acquirer.name)}</p>
      {acquirer.investor_path && (
        <p>
          <a href={acquirer.investor_path}>{text.asInvestor(acquirer.name)}</a>
        </p>
      )}
      <ExitsTable exits={exits} caption={text.acquirerTitle(acquirer.name)} />
    </>
  ),
});

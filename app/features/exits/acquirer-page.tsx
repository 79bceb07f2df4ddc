import { acquirerPath, exitsPath, locationPath } from '../../base/paths.ts';
import type { Exit } from '../../catalogue/exit-contract.ts';
import { exitSlugOf } from '../../catalogue/exit-slug.ts';
import { ROUND } from '../../catalogue/round.ts';
import { publisherOf } from '../../catalogue/sources/summarize-sources.ts';
import { WhyClosed } from '../../catalogue/why-closed.tsx';
import { notFound, Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_EXITS, ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { exitsText as text } from '../../text/text.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EntityRow } from '../../ui/entities.tsx';
import { Breadcrumbs } from '../../ui/navigation.tsx';
import { Money, Name, NameLink, PartialTime } from '../../ui/values.tsx';
import { WrongMark } from '../desk/corrections/fact-notes.tsx';
import { findAcquirer, listExits } from './queries.server.ts';

/** Columns without any value are left out. */
export function ExitsTable({ exits, caption }: { exits: readonly Exit[]; caption: string }) {
  const columns: Array<DataColumn<Exit> & { isKnown?: (exit: Exit) => boolean }> = [
    {
      label: ROUND.startup.label,
      cell: ({ startup, country, country_slug }) => (
        <EntityRow
          kind="startup"
          of={startup}
          note={<a href={locationPath(country_slug)}>{sayName(country)}</a>}
        />
      ),
    },
    {
      label: text.kind,
      isPlain: true,
      cell: ({ kind, date }) => (
        <>
          {text.kinds[kind]}{' '}
          <PartialTime className="small" date={date?.date} none={text.unknownDate} />
        </>
      ),
    },
    {
      label: text.counterparty,
      isKnown: ({ counterparty }) => counterparty !== null,
      cell: ({ counterparty, acquirer }) =>
        acquirer ? <NameLink href={acquirer.path} name={acquirer.name} /> : counterparty,
    },
    {
      label: text.detail,
      isPlain: true,
      isProse: true,
      isKnown: ({ cause, detail }) => cause !== null || detail !== null,
      cell: ({ cause, detail }) => <WhyClosed cause={cause} detail={detail} />,
    },
    {
      label: text.source,
      cell: ({ startup, kind, date, sources: [first] }) => (
        <span className="name-and-mark">
          {first && (
            <a href={first.url} rel="noopener nofollow">
              {publisherOf(first)}
            </a>
          )}
          <WrongMark
            kind="exit"
            slug={exitSlugOf(startup.slug, kind, date)}
            field={kind === 'acquired' ? 'amount' : 'date'}
          />
        </span>
      ),
    },
    {
      label: text.price,
      isFigure: true,
      isKnown: ({ amount }) => amount !== null,
      cell: ({ kind, amount }) =>
        kind === 'acquired' || kind === 'merged' ? (
          <Money usd={amount} none={text.undisclosed} />
        ) : (
          amount !== null && <Money usd={amount} />
        ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      cardsOnXs
      rows={exits}
      columns={columns.filter(({ isKnown }) => !isKnown || exits.some(isKnown))}
    />
  );
}

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

import { pathTo } from '../base/paths.ts';
import { Button } from './button.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { Avatar, EntityRow } from './entities.tsx';
import samples from './gallery-samples.json' with { type: 'json' };
import { Card, ChipList, LoadMore, Pagination, SourceLine } from './lists.tsx';
import { Breadcrumbs, Tabs } from './navigation.tsx';
import { Name, StatStrip, TimeAgo } from './values.tsx';

type SampleStartup = (typeof samples.startups)[number];

const HOUR_MS = 3_600_000;
const SIZES = [28, 40, 64] as const;
const HUES = Array.from({ length: 24 }, (_, index) => `sample ${index}`);

const COLUMNS: DataColumn<SampleStartup>[] = [
  {
    label: 'Company',
    sortHref: '?sort=name',
    cell: ({ name, slug, tagline }) => (
      <EntityRow kind="startup" of={{ name, slug }} href={`#${slug}`} tagline={tagline} />
    ),
  },
  { label: 'Country', cell: ({ country }) => country },
  { label: 'Founded', hideOnXs: true, isFigure: true, cell: (row) => row.founded },
  {
    label: 'Total raised',
    isFigure: true,
    sortHref: '?sort=total_fundings',
    sorted: 'descending',
    cell: ({ raised }) => raised,
  },
];

export function GalleryLists({ now }: { now: Date | number }) {
  const ago = (hours: number) => new Date(Number(now) - hours * HOUR_MS).toISOString();
  return (
    <>
      <section className="section flow">
        <h2>Strip, tabs, crumbs</h2>
        <Breadcrumbs crumbs={samples.crumbs} />
        <StatStrip stats={samples.stats} />
        <Tabs label="Startup" tabs={samples.tabs} />
        <ChipList chips={samples.chips} />
      </section>
      <section className="section">
        <h2>Tables</h2>
        <DataTable
          caption="Startups by total raised, all years"
          captionShown
          columns={COLUMNS}
          rows={samples.startups}
        />
        <Pagination
          meta={{ current_page: 2, per_page: 20, total: 6812 }}
          href={(page) => `?page=${page}`}
        />
        <Pagination
          meta={{ current_page: 170, per_page: 20, total: 6812 }}
          totalIs="at_least"
          label="More pages"
          href={(page) => `?page=${page}`}
        />
        <div className="small">
          <SourceLine records={214} asOf={ago(24 * 40)} href="#sources" staleDays={40} />
        </div>
        <div className="section">
          <DataTable
            caption="The same as cards on small screens, compact elsewhere"
            captionShown
            columns={COLUMNS.map((column) => ({ ...column, hideOnXs: false }))}
            rows={samples.startups.slice(0, 2)}
            compact
            cardsOnXs
          />
        </div>
      </section>
      <section className="section grid">
        <h2>Cards and rows</h2>
        <div className="col-6">
          <Card title="Followed" foot={<a href="#all">See all 24</a>}>
            {samples.startups.map(({ name, slug, tagline }) => (
              <EntityRow
                key={slug}
                kind={slug === 'nile-works' ? 'person' : 'startup'}
                of={{ name, slug }}
                tagline={tagline}
                href={`#${slug}`}
              >
                <Button>Follow</Button>
              </EntityRow>
            ))}
          </Card>
        </div>
        <div className="col-6 flow">
          <Card>
            <p>
              <Name>{samples.startups[2]?.name}</Name>, <TimeAgo at={ago(0.2)} now={now} />,{' '}
              <TimeAgo at={ago(5)} now={now} />, <TimeAgo at={ago(24 * 12)} now={now} />,{' '}
              <TimeAgo at={ago(24 * 400)} now={now} />
            </p>
          </Card>
          <div className="row">
            {SIZES.map((size) => (
              <Avatar key={size} kind="startup" name="Kudi Co" slug="kudi-co" size={size} />
            ))}
            {SIZES.map((size) => (
              <Avatar key={size} kind="investor" name="Nile Fund" slug="nile-fund" size={size} />
            ))}
            <Avatar kind="startup" name="Logo" slug="logo" src={pathTo('/favicon.svg')} size={40} />
          </div>
          <div className="row">
            {HUES.map((slug) => (
              <Avatar key={slug} kind="startup" name={slug} slug={slug} size={40} />
            ))}
          </div>
          <LoadMore href="?page=2" listId="nothing" />
        </div>
      </section>
    </>
  );
}

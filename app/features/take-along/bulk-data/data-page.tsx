import { Fragment, type ReactNode } from 'react';
import { formatCount } from '../../../base/count.ts';
import { pathTo } from '../../../base/paths.ts';
import { limitsOf } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import { bulkDataText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Written } from '../../../ui/values.tsx';
import { Example } from '../api-docs/code-words.tsx';
import { CSV_FILE, LICENCE, type Snapshot, SQLITE_FILE, SUMS_FILE } from './contract.ts';
import { FileLink, sayDay } from './snapshot-page.tsx';
import { listSnapshots, readSnapshot } from './snapshots.server.ts';

const SPREADSHEETS = [
  pathTo('/startups.xlsx'),
  pathTo('/rounds.xlsx'),
  pathTo('/investors.xlsx'),
  pathTo('/exits.xlsx'),
];

interface Data {
  snapshot: Snapshot | null;
  earlier: string[];
  siteUrl: string;
  product: string;
  /** The most that a list gives as a file. */
  rows: number;
}

export const dataPage: Page = page<Data>({
  cache: 'public',
  isInSitemap: true,
  async load(context) {
    const { DATA_DIR, SITE_URL: siteUrl, PRODUCT_NAME: product } = context.settings;
    const [newest = '', ...earlier] = listSnapshots(DATA_DIR);
    const snapshot = readSnapshot(DATA_DIR, newest);
    return { snapshot, earlier, siteUrl, product, rows: limitsOf(context).csvRows };
  },
  head: ({ snapshot, siteUrl, product }) => ({
    title: text.title,
    description: text.description,
    isTool: true,
    canonical: pathTo('/data'),
    jsonLd: snapshot ? [describeDataset(snapshot, siteUrl, product)] : [],
  }),
  body: ({ snapshot, ...rest }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      {snapshot ? (
        <Newest snapshot={snapshot} {...rest} />
      ) : (
        <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
      )}
    </>
  ),
});

function Newest({ snapshot, earlier, siteUrl, product, rows }: Data & { snapshot: Snapshot }) {
  const address = `${siteUrl}${pathTo('/data')}`;
  const rowsOf = (table: string) => snapshot.tables.find(({ name }) => name === table)?.rows ?? 0;
  const key = snapshot.public_key;
  return (
    <>
      <p>{text.latest(sayDay(snapshot.snapshot), rowsOf('startups'), rowsOf('rounds'))}</p>
      {snapshot.is_fictional && <p>{text.fictional}</p>}
      <Section title={text.inOne}>
        <ul>
          <li>
            <FileLink snapshot={snapshot} file={CSV_FILE} label={text.csv} />
          </li>
          <li>
            <FileLink snapshot={snapshot} file={`${SQLITE_FILE}.gz`} label={text.sqlite} />
          </li>
        </ul>
        <Notes
          lead={text.spreadsheets(rows)}
          links={SPREADSHEETS.map((path) => (
            <a key={path} href={path} download>
              {path.slice(1)}
            </a>
          ))}
        />
      </Section>
      <Section title={text.tables}>
        <Tables snapshot={snapshot} />
        <Notes
          lead={text.descriptions}
          links={Object.entries(text.describing).map(([file, label]) => (
            <FileLink key={file} snapshot={snapshot} file={file} label={label} />
          ))}
        />
      </Section>
      <section className="section" data-copies="">
        <h2>{text.threeLines}</h2>
        <p>{text.sums}</p>
        {makeSnippets(address).map(({ tool, lines }) => (
          <section key={tool} className="data-tool">
            <h3>{text.tools[tool]}</h3>
            <Example>{lines}</Example>
          </section>
        ))}
      </section>
      <section className="section prose">
        <h2>{text.changes}</h2>
        <p>
          <a href={pathTo('/data/:snapshot', { snapshot: snapshot.snapshot })}>{text.seeChanges}</a>
        </p>
        <p>{text.following}</p>
        <p>{text.deletions}</p>
      </section>
      <section className="section prose" data-copies="">
        <h2>{text.licence}</h2>
        <p>
          {text.licenceWords} <a href={LICENCE.path}>{LICENCE.title}</a>
        </p>
        <Example>{text.citation(product, snapshot.snapshot, address)}</Example>
        <p>{text.logos}</p>
      </section>
      <section className="section prose" data-copies="">
        <h2>{text.checking}</h2>
        <Example>
          {`sha256sum --ignore-missing -c ${SUMS_FILE}${key ? `\nminisign -Vm ${SUMS_FILE} -P ${key}` : ''}`}
        </Example>
        <p>{key ? text.signed : text.unsigned}</p>
      </section>
      {earlier.length > 0 && (
        <Section title={text.earlier}>
          <p>{text.earlierWords}</p>
          <ul>
            {earlier.map((name) => (
              <li key={name}>
                <a href={pathTo('/data/:snapshot', { snapshot: name })}>{sayDay(name)}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Notes({ lead, links }: { lead: string; links: ReactNode[] }) {
  return (
    <p className="data-notes small">
      {lead}{' '}
      {links.map((link, index) => (
        <Fragment key={`${index}`}>
          {index > 0 && ' · '}
          {link}
        </Fragment>
      ))}
    </p>
  );
}

function Tables({ snapshot }: { snapshot: Snapshot }) {
  const hrefOf = (file: string) =>
    pathTo('/data/:snapshot/:file', { snapshot: snapshot.snapshot, file });
  const fileColumn = (key: 'jsonl' | 'parquet', label: string, ending: string) => ({
    key,
    label,
    isShort: true,
    cell: ({ name }: { name: string }) => <FileLink snapshot={snapshot} file={name + ending} />,
  });
  return (
    <DataTable
      caption={text.tables}
      cardsOnXs
      rows={snapshot.tables}
      columns={[
        { label: text.table, cell: ({ name }) => name },
        {
          label: text.about,
          isPlain: true,
          cell: ({ description }) => <Written>{description}</Written>,
        },
        { label: text.rows, isFigure: true, cell: ({ rows }) => formatCount(rows) },
        {
          label: text.oneCsv,
          isPlain: true,
          cell: ({ name }) => (
            <a href={hrefOf(`${name}.csv`)} download>
              {name}.csv
            </a>
          ),
        },
        fileColumn('jsonl', text.jsonLines, '.jsonl.gz'),
        fileColumn('parquet', text.parquet, '.parquet'),
      ]}
    />
  );
}

/** https://schema.org/Dataset, for searches for data sets. */
function describeDataset(snapshot: Snapshot, siteUrl: string, product: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${product}: ${text.title}`,
    description: text.description,
    url: `${siteUrl}${pathTo('/data')}`,
    license: LICENCE.path,
    isAccessibleForFree: true,
    version: snapshot.snapshot,
    dateModified: snapshot.made_at,
    spatialCoverage: 'Africa',
    creator: { '@type': 'Organization', name: product, url: siteUrl },
    distribution: [CSV_FILE, `${SQLITE_FILE}.gz`].map((file) => ({
      '@type': 'DataDownload',
      contentUrl: `${siteUrl}${pathTo('/data/:snapshot/:file', { snapshot: 'latest', file })}`,
      encodingFormat: file.endsWith('.zip') ? 'application/zip' : 'application/vnd.sqlite3',
    })),
  };
}

export type Tool = keyof typeof text.tools;

/**
 * Three lines a tool, from nothing to the sums of the home page; read-back.site.test.ts asks the
 * same of the same files.
 */
export function makeSnippets(dataAddress: string): { tool: Tool; lines: string }[] {
  const at = `${dataAddress}/latest`;
  return [
    {
      tool: 'duckdb',
      lines: `curl -sLO ${at}/duckdb.sql
duckdb griot.duckdb < duckdb.sql
duckdb griot.duckdb "select count(*), sum(counted_usd) from rounds"`,
    },
    {
      tool: 'r',
      lines: `download.file("${at}/csv.zip", "csv.zip", mode = "wb")
record <- sapply(grep("csv$", unzip("csv.zip"), value = TRUE), read.csv, simplify = FALSE)
with(record[["./rounds.csv"]], c(length(slug), sum(counted_usd, na.rm = TRUE)))`,
    },
    {
      tool: 'sqlite',
      lines: `curl -sLO ${at}/catalogue.sqlite.gz
gunzip catalogue.sqlite.gz
sqlite3 catalogue.sqlite "select count(*), sum(counted_usd) from rounds"`,
    },
    {
      tool: 'pandas',
      lines: `import pandas
rounds = pandas.read_csv("${at}/rounds.csv")
print(len(rounds), rounds.counted_usd.sum())`,
    },
  ];
}

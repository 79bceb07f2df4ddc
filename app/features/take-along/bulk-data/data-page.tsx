import { Fragment } from 'react';
import { formatCount } from '../../../base/count.ts';
import { pathTo } from '../../../base/paths.ts';
import { limitsOf } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import { bulkDataText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Example } from '../api-docs/code-words.tsx';
import { LICENCE, type Snapshot, SQLITE_FILE } from './contract.ts';
import { FileLink, sayDay } from './file-link.tsx';
import { makeSnippets } from './make-snippets.ts';
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
  isInSitemap: true,
  async load(context) {
    const { DATA_DIR, SITE_URL, PRODUCT_NAME } = context.settings;
    const [newest = '', ...earlier] = listSnapshots(DATA_DIR);
    const snapshot = readSnapshot(DATA_DIR, newest);
    return {
      snapshot,
      earlier,
      siteUrl: SITE_URL,
      product: PRODUCT_NAME,
      rows: limitsOf(context).csvRows,
    };
  },
  head: ({ snapshot, siteUrl, product }) => ({
    title: text.title,
    description: text.description,
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
  return (
    <>
      <p>{text.latest(sayDay(snapshot.snapshot), rowsOf('startups'), rowsOf('rounds'))}</p>
      {snapshot.is_fictional && <p>{text.fictional}</p>}
      <section className="section">
        <h2>{text.inOne}</h2>
        <ul>
          <li>
            <FileLink snapshot={snapshot} file="csv.zip" label={text.csv} />
          </li>
          <li>
            <FileLink snapshot={snapshot} file={`${SQLITE_FILE}.gz`} label={text.sqlite} />
          </li>
        </ul>
        <p className="data-notes small">
          {text.spreadsheets(rows)}{' '}
          {SPREADSHEETS.map((path, index) => (
            <Fragment key={path}>
              {index > 0 && ' · '}
              <a href={path} download>
                {path.slice(1)}
              </a>
            </Fragment>
          ))}
        </p>
      </section>
      <section className="section">
        <h2>{text.tables}</h2>
        <Tables snapshot={snapshot} />
        <p className="data-notes small">
          {text.descriptions}{' '}
          {Object.entries(text.describing).map(([file, label], index) => (
            <Fragment key={file}>
              {index > 0 && ' · '}
              <FileLink snapshot={snapshot} file={file} label={label} />
            </Fragment>
          ))}
        </p>
      </section>
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
          {[
            'sha256sum --ignore-missing -c SHA256SUMS',
            ...(snapshot.public_key ? [`minisign -Vm SHA256SUMS -P ${snapshot.public_key}`] : []),
          ].join('\n')}
        </Example>
        <p>{snapshot.public_key ? text.signed : text.unsigned}</p>
      </section>
      {earlier.length > 0 && (
        <section className="section">
          <h2>{text.earlier}</h2>
          <p>{text.earlierWords}</p>
          <ul>
            {earlier.map((name) => (
              <li key={name}>
                <a href={pathTo('/data/:snapshot', { snapshot: name })}>{sayDay(name)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Tables({ snapshot }: { snapshot: Snapshot }) {
  const addressOf = (file: string) =>
    pathTo('/data/:snapshot/:file', { snapshot: snapshot.snapshot, file });
  return (
    <DataTable
      caption={text.tables}
      captionHidden
      cardsOnXs
      rows={snapshot.tables}
      getKey={({ name }) => name}
      columns={[
        { key: 'name', label: text.table, cell: ({ name }) => name },
        { key: 'about', label: text.about, cell: ({ description }) => description },
        { key: 'rows', label: text.rows, isFigure: true, cell: ({ rows }) => formatCount(rows) },
        {
          key: 'csv',
          label: text.oneCsv,
          cell: ({ name }) => (
            <a href={addressOf(`${name}.csv`)} download>
              {name}.csv
            </a>
          ),
        },
        {
          key: 'jsonl',
          label: text.jsonLines,
          cell: ({ name }) => <FileLink snapshot={snapshot} file={`${name}.jsonl.gz`} />,
        },
        {
          key: 'parquet',
          label: text.parquet,
          cell: ({ name }) => <FileLink snapshot={snapshot} file={`${name}.parquet`} />,
        },
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
    distribution: ['csv.zip', `${SQLITE_FILE}.gz`].map((file) => ({
      '@type': 'DataDownload',
      contentUrl: `${siteUrl}${pathTo('/data/:snapshot/:file', { snapshot: 'latest', file })}`,
      encodingFormat: file.endsWith('.zip') ? 'application/zip' : 'application/vnd.sqlite3',
    })),
  };
}

// Descriptions of the tables that programs read: Data Package, CSVW and DCAT.
import {
  type ColumnType,
  LICENCE,
  type SnapshotFile,
  type SnapshotPlan,
  type TablePlan,
} from './contract.ts';
import { LIST_SEPARATOR } from './table-files.server.ts';

const FORMULA_NOTE =
  'A text that a spreadsheet would run as a formula has an apostrophe before it. An empty cell is unknown, never 0.';

function cite({ productName, siteUrl, snapshot }: SnapshotPlan): string {
  return `${productName}: the record of African startups, snapshot ${snapshot}. ${siteUrl}/data`;
}

function describeAll({ productName, is_fictional }: SnapshotPlan): string {
  const what = `Startups of Africa, their rounds, investors, people, exits, news and sources, as ${productName} shows them. Money is US dollars.`;
  return is_fictional ? `${what} Demonstration data: these companies are fictional.` : what;
}

/** https://datapackage.org/standard/data-package/ (2.0), for the CSV files. */
export function makeDataPackage(plan: SnapshotPlan): object {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'catalogue',
    id: `${plan.siteUrl}/data/${plan.snapshot}`,
    title: plan.productName,
    description: `${describeAll(plan)} Cite as: ${cite(plan)}`,
    homepage: `${plan.siteUrl}/data`,
    version: plan.snapshot,
    created: plan.made_at,
    licenses: [LICENCE],
    sources: [
      { title: 'The table sources has the address behind each fact.', path: 'sources.csv' },
    ],
    resources: plan.tables.map((table) => ({
      $schema: 'https://datapackage.org/profiles/2.0/dataresource.json',
      name: table.name,
      path: `${table.name}.csv`,
      type: 'table',
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      description: `${table.description} ${FORMULA_NOTE}`,
      dialect: {
        $schema: 'https://datapackage.org/profiles/2.0/tabledialect.json',
        lineTerminator: '\r\n',
      },
      schema: {
        $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
        fields: table.columns.map(({ name, type, description }) => ({
          name,
          description,
          type: type === 'text' ? 'string' : type,
          ...(type === 'list' ? { delimiter: LIST_SEPARATOR } : {}),
        })),
        missingValues: [''],
        primaryKey: table.key,
        ...foreignKeysOf(table),
      },
    })),
  };
}

/** Columns that hold one slug of another table. */
const REFERENCES: Record<string, string> = {
  startup: 'startups',
  country: 'places',
  city: 'places',
};

function foreignKeysOf({ columns }: TablePlan): object {
  const foreignKeys = columns.flatMap(({ name }) => {
    const resource = REFERENCES[name];
    return resource ? [{ fields: [name], reference: { resource, fields: ['slug'] } }] : [];
  });
  return foreignKeys.length > 0 ? { foreignKeys } : {};
}

const XSD_TYPES: Record<ColumnType, string> = {
  text: 'string',
  integer: 'integer',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  datetime: 'dateTime',
  list: 'string',
};

/** https://www.w3.org/TR/tabular-metadata/, under the name that readers look for. */
export function makeCsvw(plan: SnapshotPlan): object {
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    'dc:title': plan.productName,
    'dc:description': describeAll(plan),
    'dc:license': { '@id': LICENCE.path },
    tables: plan.tables.map(({ name, description, columns, key }) => ({
      url: `${name}.csv`,
      'dc:description': description,
      tableSchema: {
        primaryKey: key,
        columns: columns.map((column) => ({
          name: column.name,
          titles: column.name,
          'dc:description': column.description,
          datatype: XSD_TYPES[column.type],
          ...(column.type === 'list' ? { separator: LIST_SEPARATOR } : {}),
        })),
      },
    })),
  };
}

const mediaType = (name: string) => ({
  '@id': `https://www.iana.org/assignments/media-types/${name}`,
});

/** JSON lines have no registered name. */
const FORMATS: Record<string, object> = {
  '.zip': {
    'dcat:mediaType': mediaType('text/csv'),
    'dcat:packageFormat': mediaType('application/zip'),
  },
  '.sqlite.gz': {
    'dcat:mediaType': mediaType('application/vnd.sqlite3'),
    'dcat:compressFormat': mediaType('application/gzip'),
  },
  '.parquet': { 'dcat:mediaType': mediaType('application/vnd.apache.parquet') },
  '.jsonl.gz': {
    'dct:format': { '@type': 'dct:MediaTypeOrExtent', 'rdfs:label': 'JSON lines' },
    'dcat:compressFormat': mediaType('application/gzip'),
  },
};

/** https://www.w3.org/TR/vocab-dcat-3/ as JSON-LD. */
export function makeDcat(plan: SnapshotPlan, files: readonly SnapshotFile[]): object {
  const { siteUrl, productName, snapshot } = plan;
  const folder = `${siteUrl}/data/${snapshot}`;
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      spdx: 'http://spdx.org/rdf/terms#',
      foaf: 'http://xmlns.com/foaf/0.1/',
      rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@id': folder,
    '@type': 'dcat:Dataset',
    'dct:title': { '@value': `${productName}, ${snapshot}`, '@language': 'en' },
    'dct:description': { '@value': describeAll(plan), '@language': 'en' },
    'dct:issued': { '@value': plan.made_at, '@type': 'xsd:dateTime' },
    'dct:license': { '@id': LICENCE.path },
    'dct:publisher': { '@id': siteUrl, '@type': 'foaf:Agent', 'foaf:name': productName },
    'dct:accrualPeriodicity': {
      '@id': 'http://publications.europa.eu/resource/authority/frequency/DAILY',
    },
    // Africa.
    'dct:spatial': { '@id': 'https://sws.geonames.org/6255146/' },
    'dcat:landingPage': { '@id': `${siteUrl}/data` },
    'dcat:version': snapshot,
    'dcat:distribution': files.map(({ name, bytes, sha256 }) => ({
      '@type': 'dcat:Distribution',
      'dct:title': name,
      'dct:license': { '@id': LICENCE.path },
      'dcat:accessURL': { '@id': `${siteUrl}/data` },
      'dcat:downloadURL': { '@id': `${folder}/${name}` },
      ...Object.entries(FORMATS).find(([ending]) => name.endsWith(ending))?.[1],
      'dcat:byteSize': { '@value': String(bytes), '@type': 'xsd:nonNegativeInteger' },
      'spdx:checksum': {
        '@type': 'spdx:Checksum',
        'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
        'spdx:checksumValue': { '@value': sha256, '@type': 'xsd:hexBinary' },
      },
    })),
  };
}

/** Loads every table from its address, with descriptions of the columns. */
export function makeDuckdbScript({ siteUrl, snapshot, tables }: SnapshotPlan): string {
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const statements = tables.flatMap(({ name, description, columns }) => [
    `create table ${name} as from ${quote(`${siteUrl}/data/${snapshot}/${name}.parquet`)}`,
    `comment on table ${name} is ${quote(description)}`,
    ...columns.map(
      (column) => `comment on column ${name}."${column.name}" is ${quote(column.description)}`,
    ),
  ]);
  return statements.map((statement) => `${statement};\n`).join('');
}

export function makeReadme(plan: SnapshotPlan): string {
  const { public_key, previous } = plan;
  const tables = plan.tables.map(({ name, description }) => `- ${name}: ${description}`).join('\n');
  return `${describeAll(plan)}

Snapshot ${plan.snapshot}, made at ${plan.made_at}.

Tables
${tables}
Their columns are described in datapackage.json, csv-metadata.json and the table column_descriptions of SQLite.
Lists are arrays in JSON lines and Parquet, JSON in SQLite, and joined by ${LIST_SEPARATOR} in CSV.
${FORMULA_NOTE}

Licence
${LICENCE.title} (${LICENCE.path}). Say where the data comes from:
${cite(plan)}

Changes
${previous ? `changes.jsonl.gz turns snapshot ${previous} into this one.` : 'This is the first snapshot: there is nothing to compare it with.'}

Checking
sha256sum -c SHA256SUMS
${
  public_key
    ? `minisign -Vm SHA256SUMS -P ${public_key}`
    : 'SHA256SUMS is not signed: this site has no signing key, so the sums show damage, not who made the files.'
}
`;
}

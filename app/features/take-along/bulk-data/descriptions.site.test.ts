// datapackage.json, csv-metadata.json and dcat.jsonld against what their standards ask, and every
// cell of the CSV files against these descriptions.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseCsv } from '../../../../test/parse-csv.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { findEntry } from '../../../base/zip.ts';
import type { Snapshot } from './contract.ts';
import { publishData } from './publish.server.ts';

let site: TestSite;
let folder: string;
let files: string;
let snapshot: Snapshot;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griot-descriptions-'));
  site = await openTestSite({ env: { DATA_DIR: folder, SITE_URL: 'https://griot.test' } });
  snapshot = await publishData(site.sql, site.settings, site.now());
  files = join(folder, 'data', snapshot.snapshot);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const readJson = (file: string) => JSON.parse(readFileSync(join(files, file), 'utf8'));

function readCsv(path: string): { header: string[]; rows: string[][] } {
  const entry = findEntry(join(files, 'csv.zip'), path);
  if (!entry) throw new Error(`csv.zip has no ${path}`);
  const packed = readFileSync(join(files, 'csv.zip')).subarray(entry.start, entry.end + 1);
  const [header = [], ...rows] = parseCsv(inflateRawSync(packed).toString());
  return { header, rows };
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
/** Forms of cells, for the names of types in both standards. */
const FORMS: Record<string, RegExp> = {
  integer: /^-?\d+$/,
  number: NUMBER,
  double: NUMBER,
  boolean: /^(true|false)$/,
  date: DATE,
  datetime: DATE_TIME,
  dateTime: DATE_TIME,
};

// The profiles that $schema names, datapackage.org/profiles/2.0/: datapackage.json,
// dataresource.json, tabledialect.json, tableschema.json.
const profile = (name: string) => z.literal(`https://datapackage.org/profiles/2.0/${name}.json`);
const relativePath = z.string().regex(/^(?!file:)(?!.*(\.\.\/|\\|:\/\/))[^./~]/);
const field = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  type: z.enum(['string', 'integer', 'number', 'boolean', 'date', 'datetime', 'list']),
  delimiter: z.string().length(1).optional(),
});
const dataPackage = z.strictObject({
  $schema: profile('datapackage'),
  name: z.string().regex(/^[a-z0-9._/-]+$/),
  id: z.url(),
  title: z.string(),
  description: z.string(),
  homepage: z.url(),
  version: z.string(),
  created: z.string().regex(DATE_TIME),
  licenses: z.array(z.strictObject({ name: z.string(), title: z.string(), path: z.url() })).min(1),
  sources: z.array(z.strictObject({ title: z.string(), path: relativePath })).min(1),
  resources: z
    .array(
      z.strictObject({
        $schema: profile('dataresource'),
        name: z.string().regex(/^[a-z0-9._-]+$/),
        path: relativePath,
        type: z.literal('table'),
        format: z.literal('csv'),
        mediatype: z.string().regex(/^.+\/.+$/),
        encoding: z.literal('utf-8'),
        description: z.string(),
        dialect: z.strictObject({
          $schema: profile('tabledialect'),
          lineTerminator: z.string(),
        }),
        schema: z.strictObject({
          $schema: profile('tableschema'),
          fields: z.array(field).min(1),
          missingValues: z.array(z.string()),
          primaryKey: z.array(z.string()).min(1),
          foreignKeys: z
            .array(
              z.strictObject({
                fields: z.array(z.string()),
                reference: z.strictObject({ resource: z.string(), fields: z.array(z.string()) }),
              }),
            )
            .optional(),
        }),
      }),
    )
    .min(1),
});

describe('Data Package 2.0', () => {
  test('the descriptor holds to its profiles, in the zip file and beside it', () => {
    const found = dataPackage.parse(readJson('datapackage.json'));
    const names = found.resources.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { schema } of found.resources) {
      const fields = schema.fields.map(({ name }) => name);
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields).toEqual(expect.arrayContaining(schema.primaryKey));
    }
    const { start, end } = findEntry(join(files, 'csv.zip'), 'datapackage.json') ?? {};
    const packed = readFileSync(join(files, 'csv.zip')).subarray(start, (end ?? 0) + 1);
    expect(JSON.parse(inflateRawSync(packed).toString())).toEqual(readJson('datapackage.json'));
  });

  test('every row is as it says: header, types, keys, references', () => {
    const { resources } = dataPackage.parse(readJson('datapackage.json'));
    const values = new Map<string, Set<string>>();
    const tables = resources.map((resource) => ({ ...resource, ...readCsv(resource.path) }));
    for (const { name, schema, header, rows } of tables) {
      expect(header, name).toEqual(schema.fields.map((one) => one.name));
      const wrong = rows.flatMap((row) =>
        row.flatMap((cell, at) => {
          const type = schema.fields[at]?.type ?? '';
          const isRight = cell === '' || (FORMS[type]?.test(cell) ?? true);
          return isRight ? [] : [`${name}.${header[at]} ${type}: ${cell}`];
        }),
      );
      expect(wrong).toEqual([]);
      const keys = rows.map((row) => schema.primaryKey.map((key) => row[header.indexOf(key)]));
      expect(keys.flat().filter((key) => !key)).toEqual([]);
      expect(new Set(keys.map((key) => JSON.stringify(key))).size, name).toBe(rows.length);
      values.set(name, new Set(rows.map((row) => row[header.indexOf('slug')] ?? '')));
    }
    for (const { name, schema, header, rows } of tables) {
      for (const { fields, reference } of schema.foreignKeys ?? []) {
        expect(reference.fields).toEqual(['slug']);
        const at = header.indexOf(fields[0] ?? '');
        const nowhere = rows
          .map((row) => row[at] ?? '')
          .filter((slug) => slug && !values.get(reference.resource)?.has(slug));
        expect(nowhere, `${name}.${fields}`).toEqual([]);
      }
    }
  });
});

describe('CSVW, Metadata Vocabulary for Tabular Data (2015)', () => {
  // Section 5.1.2: a property that is not of the vocabulary is prefixed or an absolute address.
  const common = z.union([z.string(), z.strictObject({ '@id': z.url() })]);
  const column = z.strictObject({
    // Section 5.6: a name that a URI template can have, and no underscore before it.
    name: z.string().regex(/^[a-z0-9][\w.]*$/i),
    titles: z.string(),
    'dc:description': common,
    // Section 5.11.1, names of built-in datatypes.
    datatype: z.enum(['string', 'integer', 'double', 'boolean', 'date', 'dateTime']),
    separator: z.string().length(1).optional(),
  });
  const tableGroup = z.strictObject({
    // Section 5.2.
    '@context': z.tuple([
      z.literal('http://www.w3.org/ns/csvw'),
      z.strictObject({ '@language': z.string() }),
    ]),
    'dc:title': common,
    'dc:description': common,
    'dc:license': common,
    // Section 5.3.1.
    tables: z
      .array(
        z.strictObject({
          url: relativePath,
          'dc:description': common,
          tableSchema: z.strictObject({
            primaryKey: z.array(z.string()).min(1),
            columns: z.array(column).min(1),
          }),
        }),
      )
      .min(1),
  });

  test('the metadata holds to the vocabulary, and the tables to it', () => {
    const { tables } = tableGroup.parse(readJson('csv-metadata.json'));
    expect(tables.map(({ url }) => url)).toEqual(snapshot.tables.map(({ name }) => `${name}.csv`));
    for (const { url, tableSchema } of tables) {
      const { header, rows } = readCsv(url);
      // Section 8 of the Model for Tabular Data: titles are the header's cells.
      expect(tableSchema.columns.map(({ titles }) => titles)).toEqual(header);
      const names = tableSchema.columns.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(tableSchema.primaryKey));
      const wrong = rows.flatMap((row) =>
        tableSchema.columns.filter(({ datatype }, at) => {
          const cell = row[at] ?? '';
          return cell !== '' && !(FORMS[datatype]?.test(cell) ?? true);
        }),
      );
      expect(wrong, url).toEqual([]);
      // Section 5.9: by default a line with # at its start is a comment.
      expect(rows.filter(([first]) => first?.startsWith('#'))).toEqual([]);
    }
  });
});

describe('DCAT 3', () => {
  const link = z.strictObject({ '@id': z.url() });
  const typed = (type: string, form: RegExp) =>
    z.strictObject({ '@value': z.string().regex(form), '@type': z.literal(type) });
  const inEnglish = z.strictObject({ '@value': z.string().min(1), '@language': z.literal('en') });
  // Sections 6.4 (resource), 6.6 (dataset) and 6.8 (distribution), with the ranges they give.
  const dataset = z.strictObject({
    '@context': z.record(z.string(), z.url()),
    '@id': z.url(),
    '@type': z.literal('dcat:Dataset'),
    'dct:title': inEnglish,
    'dct:description': inEnglish,
    'dct:issued': typed('xsd:dateTime', DATE_TIME),
    'dct:license': link,
    'dct:publisher': z.strictObject({
      '@id': z.url(),
      '@type': z.literal('foaf:Agent'),
      'foaf:name': z.string(),
    }),
    'dct:accrualPeriodicity': link,
    'dct:spatial': link,
    'dcat:landingPage': link,
    'dcat:version': z.string(),
    'dcat:distribution': z.array(
      z.strictObject({
        '@type': z.literal('dcat:Distribution'),
        'dct:title': z.string(),
        'dct:license': link,
        'dcat:accessURL': link,
        'dcat:downloadURL': link,
        // Of the content; how it is packed is beside it.
        'dcat:mediaType': link.optional(),
        'dct:format': z
          .strictObject({
            '@type': z.literal('dct:MediaTypeOrExtent'),
            'rdfs:label': z.string(),
          })
          .optional(),
        'dcat:compressFormat': link.optional(),
        'dcat:packageFormat': link.optional(),
        'dcat:byteSize': typed('xsd:nonNegativeInteger', /^\d+$/),
        'spdx:checksum': z.strictObject({
          '@type': z.literal('spdx:Checksum'),
          'spdx:algorithm': z.strictObject({
            '@id': z.literal('spdx:checksumAlgorithm_sha256'),
          }),
          'spdx:checksumValue': typed('xsd:hexBinary', /^[0-9a-f]{64}$/),
        }),
      }),
    ),
  });

  test('the description holds to the vocabulary and knows every data file', () => {
    const described = dataset.parse(readJson('dcat.jsonld'));
    const prefixes = Object.keys(described['@context']);
    const used = JSON.stringify(described).matchAll(/"([a-z]+):[A-Za-z]+"/g);
    for (const [, prefix = ''] of used) expect(prefixes).toContain(prefix);
    const data = snapshot.files.filter(({ name }) => /\.(gz|zip|parquet)$/.test(name));
    expect(described['dcat:distribution'].map((one) => one['dct:title'])).toEqual(
      data.map(({ name }) => name),
    );
    for (const one of described['dcat:distribution']) {
      expect(one['dcat:mediaType'] ?? one['dct:format']).toBeDefined();
      const name = one['dct:title'];
      expect(one['dcat:downloadURL']['@id']).toBe(
        `https://griot.test/data/${snapshot.snapshot}/${name}`,
      );
      expect(one['spdx:checksum']['spdx:checksumValue']['@value']).toBe(
        data.find((file) => file.name === name)?.sha256,
      );
    }
  });
});

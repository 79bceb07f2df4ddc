// Each field takes part in everything that is done with fields of its record, or says why not.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CAPABILITIES,
  type Capability,
  type Field,
  reasonAgainst,
} from '../app/catalogue/field.ts';
import words from '../app/catalogue/headers.json' with { type: 'json' };
import { INVESTOR } from '../app/catalogue/investor.ts';
import { listCorrectable } from '../app/catalogue/records.ts';
import { ROUND, ROUND_FACTS } from '../app/catalogue/round.ts';
import { funding, fundingRow } from '../app/catalogue/round-contract.ts';
import { roundRow } from '../app/catalogue/round-list-contract.ts';
import { STARTUP } from '../app/catalogue/startup.ts';
import { startup } from '../app/catalogue/startup-contract.ts';
import { FIELDS } from '../app/features/arriving/import/fields.ts';
import { LISTED } from '../app/features/arriving/listing/contract.ts';
import { comparedStartup, FURTHER_FACTS } from '../app/features/startups/comparison-contract.ts';
import { ROUND_FILTERS, STARTUP_FILTERS } from '../app/find/filters/filter-columns.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const fieldSql = read('db/migrations/076-fields.sql');
const corrections = read('db/migrations/065-corrections.sql');
const READER = 'app/language/question/';
const reader = readdirSync(new URL(`../${READER}`, import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => read(READER + file))
  .join();

type Has = (name: string, field: Field) => boolean;

/** History is kept by a trigger on the record's own table, or on the table that has the rows. */
const hasHistory =
  (table: string): Has =>
  (name, { column = name }) => {
    const trigger = new RegExp(`keep_history after update of ([^)]*?) on ${table}\\b`).exec(
      fieldSql,
    );
    return (
      Boolean(trigger?.[1]?.split(', ').includes(column)) || corrections.includes(`('${column}'`)
    );
  };

const isPublished =
  (view: string): Has =>
  (name, { column = name }) => {
    const [, select = ''] = fieldSql.split(`create view ${view} as`);
    const columns = select.slice(0, select.indexOf('\ncomment on view'));
    return new RegExp(`\\b(${name}|${column})\\b`).test(columns);
  };

const asked = (name: string, field: Field) => field.asked ?? name;

const HAS: Record<string, [Readonly<Record<string, Field>>, Partial<Record<Capability, Has>>]> = {
  startup: [
    STARTUP,
    {
      filter: (name, field) => asked(name, field) in STARTUP_FILTERS,
      question: (name, field) =>
        new RegExp(`'${asked(name, field)}'|\\b${asked(name, field)}:`).test(reader),
      import: (name) => name in FIELDS.startups,
      listing: (name) => name === 'founders' || LISTED.some(([one]) => one === name),
      correct: (name) => listCorrectable('startup').includes(name),
      history: hasHistory('startups'),
      bulk: isPublished('published_startups'),
      api: (name) => name in startup.shape,
      compare: (name) =>
        name in comparedStartup.shape ||
        FURTHER_FACTS.some(([one]) => one === name) ||
        name === 'city',
    },
  ],
  funding: [
    ROUND,
    {
      filter: (name, field) => asked(name, field) in ROUND_FILTERS,
      question: (name, field) =>
        new RegExp(`['.]${asked(name, field)}'|\\b${asked(name, field)}:`).test(reader),
      import: (name) => name in FIELDS.rounds,
      correct: (name) => listCorrectable('funding').includes(name),
      history: hasHistory('fundings'),
      bulk: isPublished('published_rounds'),
    },
  ],
  investor: [
    INVESTOR,
    {
      import: (name) => name in FIELDS.investors,
      correct: (name) => listCorrectable('investor').includes(name),
      history: hasHistory('investors'),
      bulk: isPublished('published_investors'),
    },
  ],
};

const CELLS = Object.entries(HAS).flatMap(([record, [fields, has]]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    CAPABILITIES.flatMap((capability) => {
      const test = has[capability];
      return test ? [{ record, capability, name, field, test }] : [];
    }),
  ),
);

describe('fields and what they take part in', () => {
  test.each(CELLS)('$record $name: $capability', ({ capability, name, field, test }) => {
    const reason = reasonAgainst(field, capability);
    if (reason === null) expect(test(name, field)).toBe(true);
    else expect(reason).toMatch(/^.{10,}$/);
  });

  test('a reason is given only for what the field does not do', () => {
    const idle = CELLS.filter(
      ({ capability, name, field, test }) =>
        field.except?.[capability] &&
        ['import', 'listing', 'filter'].includes(capability) &&
        test(name, field),
    );
    expect(idle.map(({ record, name, capability }) => `${record} ${name} ${capability}`)).toEqual(
      [],
    );
  });

  test('headers of files are of fields that there are', () => {
    const beside = ['announced_year', 'announced_month', 'amount_usd', 'usd_rate', 'usd_rate_on'];
    const known = { startups: STARTUP, rounds: ROUND, investors: INVESTOR };
    for (const [kind, fields] of Object.entries(known)) {
      const headers = Object.keys(words[kind as keyof typeof known]);
      expect(headers.filter((one) => !(one in fields) && !beside.includes(one))).toMatchSnapshot(
        kind,
      );
    }
  });

  test.each(ROUND_FACTS)('%s is answered wherever rounds are', (name) => {
    for (const shape of [funding.shape, fundingRow.shape, roundRow.shape])
      expect(name in shape).toBe(true);
  });
});

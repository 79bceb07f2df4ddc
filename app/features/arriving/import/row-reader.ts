import type { CountryCode } from '../../../base/countries.ts';
import { type PartialDate, readDay } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import { KINDS } from '../../../catalogue/kinds.ts';
import type { Known } from '../../../catalogue/known.server.ts';
import { type Headquarters, readHeadquarters } from '../../../catalogue/read-headquarters.ts';
import { columnsOf } from '../../../catalogue/write-columns.server.ts';
import { readSlug, readWebAddress, readWebsite } from '../../../language/values/address.ts';
import { type DateOrder, readDate } from '../../../language/values/date.ts';
import { LONGEST_NAME, readWrittenList } from '../../../language/values/names.ts';
import type { DecimalSign } from '../../../language/values/number.ts';
import {
  cleanCell,
  cleanValue,
  EMPTY_READING,
  excerpt,
  type Reading,
} from '../../../language/values/reading.ts';
import { importText as say } from '../../../text/text.ts';
import type { Cleaned, FieldCells, NextStep, Problem, ProblemEffect } from './contract.ts';
import type { PlainField } from './fields.ts';
import type { StagedValue } from './import-connection.server.ts';

export interface Rate {
  /** US dollars for one unit. */
  usd: number;
  /** yyyy-mm-dd. */
  on: string;
}

export interface CleanContext {
  /** yyyy-mm-dd. */
  today: string;
  dateOrders: ReadonlyMap<string, DateOrder | null>;
  decimals: DecimalSign | null;
  /** By field, from its header. */
  moneyHeaders: ReadonlyMap<string, { scale: number; currency: string | null }>;
  /** Of amounts that name none. */
  currency: string;
  rates: ReadonlyMap<string, Rate>;
  /** By lookupKey, from a mapping file. */
  roundSpellings: ReadonlyMap<string, FundingRound>;
  known: Known;
  /** The column of countries holds codes of two letters. */
  hasCountryCodes?: boolean;
  /** For rows that do not say. */
  defaults: { country?: CountryCode; sourceUrl?: string; publisher?: string; readOn?: string };
}

const MAX_SOURCES = 40;

export class RowReader {
  readonly context: CleanContext;
  private readonly cells: FieldCells;
  private readonly problems: Problem[] = [];
  private headquarters: { is: Headquarters | { problem: string } | null } | undefined;

  constructor(cells: FieldCells, context: CleanContext) {
    this.cells = cells;
    this.context = context;
  }

  raw(field: string): string | undefined {
    return this.cells[field];
  }

  /** The text of a cell; '' when it says nothing. */
  text(field: string): string {
    return cleanValue(this.cells[field]);
  }

  /** A value that cannot be read is a problem; with effect 'row' it keeps the row out. */
  read<Value>(
    field: string,
    reader: (cell: string | undefined) => Reading<Value>,
    effect: ProblemEffect = 'cell',
    cell = this.cells[field],
  ): Value | null {
    const { value, problem, toTell } = reader(cell);
    if (problem) this.report(field, problem, value === null ? effect : 'cell', cell, toTell);
    return value;
  }

  /** A date that cannot be read, or that is missing when `isNeeded`, keeps the row out. */
  readDate(field: string, isNeeded: boolean, cell = this.cells[field]): PartialDate | null {
    const order = this.context.dateOrders.get(field.replace(/_year$/, '_on')) ?? null;
    const { today } = this.context;
    const date = this.read(field, (text) => readDate(text, { order, today }), 'row', cell);
    if (!date && isNeeded && !cleanValue(cell)) this.refuse(field, say.noDate);
    return date;
  }

  report(
    field: string,
    reason: string,
    effect: ProblemEffect,
    cell = this.cells[field],
    next?: NextStep,
  ): void {
    const problem = { column: field, value: excerpt(cell ?? ''), reason, effect };
    this.problems.push(next ? { ...problem, next } : problem);
  }

  refuse(field: string, reason: string, cell = this.cells[field], next?: NextStep): void {
    this.report(field, reason, 'row', cell, next);
  }

  get isRefused(): boolean {
    return this.problems.some(({ effect }) => effect === 'row');
  }

  /** The columns of fields that are in one cell and one column. */
  readPlain(plain: readonly PlainField[]): Record<string, StagedValue> {
    const { today, dateOrders, known } = this.context;
    const columns = plain.map(([name, field]) => {
      const about = { today, known, dateOrder: dateOrders.get(name) ?? null };
      const value = this.read(name, (cell = '') =>
        cleanValue(cell) === '' ? EMPTY_READING : KINDS[field.kind].read(cell, field, about, name),
      );
      return columnsOf(name, field, value);
    });
    return Object.assign({}, ...columns);
  }

  /** The row's own sources, otherwise those the operator named for the whole file. */
  readSources() {
    const { defaults, today } = this.context;
    const { addresses, outlets } = this.readAddresses();
    const sources = addresses.slice(0, MAX_SOURCES);
    if (addresses.length > MAX_SOURCES)
      this.report('source_url', say.manySources(MAX_SOURCES), 'cell');
    const outlet = outlets.join(', ').slice(0, LONGEST_NAME).toWellFormed() || null;
    if (sources.length === 0 && defaults.sourceUrl) sources.push(defaults.sourceUrl);
    const publisher = this.text('publisher').slice(0, LONGEST_NAME);
    const readOn = readDay(cleanCell(this.cells.read_on ?? '').slice(0, 10));
    return {
      sources,
      publisher: publisher || outlet || (defaults.publisher ?? null),
      read_on: readOn && readOn <= today ? readOn : (defaults.readOn ?? today),
    };
  }

  /** A text that is no address names the outlet: "TechCrunch", beside a column of links. */
  private readAddresses() {
    const addresses = new Set<string>();
    const outlets = new Set<string>();
    // "TechCabal.com": the outlet where an address of its article is beside it.
    const hosts = new Map<string, string>();
    const text = this.raw('source_url') ?? '';
    const pieces = readWrittenList(text) ?? text.split(/[;|\n\r]+|,\s*(?=https?:)/);
    for (const piece of pieces) {
      const words = cleanValue(piece).split(/\s+/).filter(Boolean);
      const read = words.map((word) => ({
        word,
        address: /[./]/.test(word) ? readBracketed(word) : null,
      }));
      for (const { word, address } of read) {
        if (address && /[:/]/.test(word)) addresses.add(address);
        else if (address) hosts.set(word, address);
      }
      const others = read.filter(({ address }) => !address).map(({ word }) => word);
      const outlet = others.join(' ');
      if (outlet.length > LONGEST_NAME || /:\/\/|^www\./i.test(outlet))
        this.report('source_url', say.notSource, 'cell', outlet);
      else if (/\p{Letter}/u.test(outlet)) outlets.add(outlet);
    }
    for (const [word, address] of hosts) {
      if (addresses.size === 0) addresses.add(address);
      else outlets.add(word);
    }
    return { addresses: [...addresses], outlets: [...outlets] };
  }

  /** The columns that identify the startup of a row. */
  readReference() {
    const startup_slug = this.read('startup_slug', readSlug);
    const startup_name = cleanCell(this.raw('startup') ?? '') || null;
    const startup_domain = readWebsite(this.raw('website')).value?.domain ?? null;
    if (!startup_slug && !startup_name && !startup_domain && !this.text('slug'))
      this.refuse('startup', say.noStartup);
    const country_id = this.findHeadquarters()?.countryId ?? null;
    return { startup_slug, startup_name, startup_domain, country_id };
  }

  /** The startup's headquarters, if the row is unambiguous. */
  findHeadquarters(domain: string | null = null): Headquarters | null {
    const headquarters = this.headquartersOf(domain);
    return headquarters && 'problem' in headquarters ? null : headquarters;
  }

  /** As findHeadquarters; a place that cannot be read keeps the row out. */
  readHeadquarters(domain: string | null): Headquarters | null {
    const headquarters = this.headquartersOf(domain);
    if (!headquarters || !('problem' in headquarters)) return headquarters;
    this.refuse('country', headquarters.problem, this.placeText());
    return null;
  }

  private headquartersOf(domain: string | null) {
    this.headquarters ??= { is: this.findHeadquartersOf(domain) };
    return this.headquarters.is;
  }

  private findHeadquartersOf(domain: string | null) {
    const { known, defaults } = this.context;
    const text = this.placeText();
    const beside = ['city', 'state', 'location'].map((field) => this.text(field));
    if (text) return readHeadquarters(text, known, { beside, domain });
    return defaults.country ? readHeadquarters(defaults.country, known, { beside }) : null;
  }

  /** "NA" is Namibia in a column of codes, and "not available" elsewhere. */
  private placeText(): string {
    const given = (this.cells.country ?? '').trim();
    if (this.context.hasCountryCodes && given.toUpperCase() === 'NA') return 'Namibia';
    return (
      ['country', 'location', 'city', 'state'].map((field) => this.text(field)).find(Boolean) ?? ''
    );
  }

  finish<Row>(row: Row | null): Cleaned<Row> {
    if (row === null || this.isRefused) return { problems: this.problems };
    return { row, problems: this.problems };
  }
}

/** Without the brackets or comma that a text puts around an address. */
const readBracketed = (word: string): string | null =>
  readWebAddress(word.replace(/^[(<]|[>,]$|(?<=^[^(]*|^\(.*)\)$/g, ''));

// Asks, before anything is written, what the amounts of a file of rounds count: single dollars or
// millions, rounds or all that a company ever raised.
import { lookupKey } from '../../../language/tokens.ts';
import { readMoneyHeader } from '../../../language/values/money.ts';
import { cleanValue } from '../../../language/values/reading.ts';
import { UnreadableFile } from './contract.ts';
import { FIELDS } from './fields.ts';
import type { Layout } from './read-rows.server.ts';

/** Information that the file does not contain must be given. */
export class OpenQuestion extends UnreadableFile {
  override name = 'OpenQuestion';
  readonly about: 'unit' | 'totals';
  readonly header: string;

  constructor(about: OpenQuestion['about'], header: string, message: string) {
    super(message);
    [this.about, this.header] = [about, header];
  }
}

/** A column without a larger number counts thousands or millions. */
const SMALL = 1_000;
const SMALL_OF_MANY = 10_000;
const MANY = 10;
/** In a list of totals a company has one row, except for errors. */
const REPEATS = 0.02;
const MOST_NAMES = 50_000;
const DATES = ['announced_on', 'announced_year'];

interface FiguresSaid {
  unit?: number;
  areUndatedRounds?: boolean;
}

export class FiguresSurvey {
  private readonly layout: Pick<Layout, 'headers' | 'mapping'>;
  private readonly amounts: Array<{ index: number; bare: number; all: number; largest: number }>;
  private readonly startups = new Set<string>();
  private repeats = 0;
  private rows = 0;
  private dated = 0;
  private named = 0;

  constructor(layout: Pick<Layout, 'headers' | 'mapping'>) {
    this.layout = layout;
    this.amounts = ['amount_usd', 'amount'].flatMap((field) => {
      const index = layout.mapping.columnOf.get(field);
      return index === undefined ? [] : [{ index, bare: 0, all: 0, largest: 0 }];
    });
  }

  note(cells: readonly string[]): void {
    const text = (field: string) =>
      cleanValue(cells[this.layout.mapping.columnOf.get(field) ?? -1]);
    this.rows++;
    if (DATES.some((field) => text(field) !== '')) this.dated++;
    if (text('round') !== '') this.named++;
    const startup = lookupKey(text('startup') || text('startup_slug') || text('website'));
    if (this.startups.has(startup)) this.repeats++;
    else if (this.startups.size < MOST_NAMES) this.startups.add(startup);
    for (const amount of this.amounts) {
      const cell = cleanValue(cells[amount.index]);
      // Nothing, and less than nothing, says no size.
      if (cell === '' || /^(?:[0.,]+|[-\u2212(].*)$/.test(cell)) continue;
      amount.all++;
      // "90", "$90", "1.5": no unit, and no letters that could be one.
      if (!/^[^\p{Letter}]*\d[^\p{Letter}]*$/u.test(cell)) continue;
      amount.bare++;
      amount.largest = Math.max(amount.largest, roughly(cell));
    }
  }

  /** Throws UnreadableFile, which names the option that answers. */
  refuse({ unit, areUndatedRounds = false }: FiguresSaid): void {
    if (this.isOurs()) return;
    if (!areUndatedRounds) this.refuseTotals();
    if (unit === undefined) this.refuseSmall();
  }

  /** Our own export says what its columns count. */
  private isOurs(): boolean {
    const { headers, mapping } = this.layout;
    const own = Object.keys(FIELDS.rounds);
    return mapping.columnOf.has('slug') && headers.every((header) => own.includes(header));
  }

  private refuseTotals(): void {
    const header = this.amounts
      .filter(({ all }) => all > 0)
      .map(({ index }) => this.layout.headers[index] ?? '')[0];
    if (header === undefined || this.repeats > this.rows * REPEATS) return;
    const isTotal = /^(?:total|cumul)/.test(lookupKey(header));
    if (!isTotal && this.dated + this.named > 0) return;
    const why = isTotal
      ? 'says that it holds totals'
      : 'stands beside no date and no kind of round';
    throw new OpenQuestion(
      'totals',
      header,
      `"${header}" ${why}, and each company has one row: are these totals of all that a company raised? ` +
        'Totals are not imported, as they would be counted beside the rounds they are made of. ' +
        'If each row is one round, say so with --undated-rounds.',
    );
  }

  private refuseSmall(): void {
    for (const { index, bare, all, largest } of this.amounts) {
      const header = this.layout.headers[index] ?? '';
      const isSmall = largest < SMALL || (bare >= MANY && largest < SMALL_OF_MANY);
      if (bare === 0 || bare * 2 < all || !isSmall || readMoneyHeader(header).scale !== 1) continue;
      throw new OpenQuestion(
        'unit',
        header,
        `"${header}" holds no amount above ${largest.toLocaleString('en')} and names no unit: what does it count? ` +
          'Say --unit millions, --unit thousands or --unit ones.',
      );
    }
  }
}

/** To compare sizes with: "1,5" may be 1.5 or 15 here. */
function roughly(cell: string): number {
  const digits = /\d[\d.,' ]*/.exec(cell)?.[0].replace(/[' ]/g, '') ?? '';
  const whole = digits.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, '');
  return Number(whole);
}

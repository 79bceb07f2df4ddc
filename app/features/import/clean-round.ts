// One row about a funding round, cell by cell. An amount, date or kind that cannot be read keeps the row out: left empty it would
// say "undisclosed", which the file does not.
import type { FundingRound } from '../../base/enumerations.ts';
import { type PartialDate, toStartOfPeriod } from '../../base/partial-date.ts';
import { slugify } from '../../base/slug.ts';
import {
  type CleanContext,
  type CleanSources,
  cleanSources,
  dateOptions,
  type Rate,
  RowProblems,
  readDay,
} from './clean-context.ts';
import { readSlug } from './clean-startup.ts';
import { cleanText, cleanValue } from './clean-text.ts';
import type { Cleaned, FieldCells } from './contract.ts';
import { readCountry } from './read-country.ts';
import { readCurrency } from './read-currency.ts';
import { readDate } from './read-date.ts';
import { readMoney } from './read-money.ts';
import { readRound } from './read-round.ts';
import { readWebsite } from './read-website.ts';
import { joinInvestors, splitInvestors } from './split-list.ts';

/** Which startup a row means. */
export interface StartupReference {
  startup_slug: string | null;
  startup_name: string | null;
  startup_domain: string | null;
  country_id: number | null;
}

export interface CleanRound extends StartupReference, CleanSources {
  slug: string | null;
  round: FundingRound;
  /** The first day of its period when imprecise. */
  announced_on: string | null;
  announced_precision: string | null;
  amount_usd: number | null;
  reported_amount: number | null;
  reported_currency: string | null;
  usd_rate: number | null;
  usd_rate_on: string | null;
  note: string | null;
  investor_names: string[];
  investor_slugs: string[];
  lead_flags: boolean[];
}

/** In US dollars: the largest round ever raised anywhere is below. */
const LARGEST_USD = 100e9;
const LONGEST_NOTE = 1_000;

export function cleanRound(cells: FieldCells, context: CleanContext): Cleaned<CleanRound> {
  const problems = new RowProblems();
  const reference = readReference(cells, context, problems);
  const round = problems.take(
    'round',
    cells.round,
    readRound(cells.round, context.roundSpellings),
    'row',
  );
  const date = readAnnounced(cells, context, problems);
  const money = readAmounts(cells, context, problems);
  if (
    !round &&
    !date &&
    money.amount_usd === null &&
    money.reported_amount === null &&
    !problems.keepsRowOut
  ) {
    problems.add(
      'round',
      cells.round ?? '',
      'says nothing of a round: no kind, date or amount',
      'row',
    );
  }
  if (problems.keepsRowOut) return { problems: problems.list };
  const investors = joinInvestors(
    splitInvestors(cells.lead_investors, true),
    splitInvestors(cells.investors),
  );
  const row: CleanRound = {
    ...reference,
    slug: problems.take('slug', cells.slug, readFundingSlug(cells.slug)),
    // No kind at all says as much as "Funding Round" does.
    round: round ?? 'Funding Round',
    announced_on: date && toStartOfPeriod(date),
    announced_precision: date?.precision ?? null,
    ...money,
    note: cleanValue(cells.note).slice(0, LONGEST_NOTE).toWellFormed() || null,
    investor_names: investors.map(({ name }) => name),
    investor_slugs: investors.map(({ name }) => slugify(name)),
    lead_flags: investors.map(({ isLead }) => isLead),
    ...cleanSources(cells, context),
  };
  return { row, problems: problems.list };
}

/** Rounds, metrics and news of other files name their startup by slug, website or name. */
export function readReference(
  cells: FieldCells,
  { places, defaults }: CleanContext,
  problems: RowProblems,
): StartupReference {
  const startup_slug = problems.take(
    'startup_slug',
    cells.startup_slug,
    readSlug(cells.startup_slug),
  );
  const startup_name = cleanText(cells.startup ?? '') || null;
  const site = readWebsite(cells.website).value;
  if (!startup_slug && !startup_name && !site?.domain && !cleanValue(cells.slug))
    problems.add('startup', cells.startup ?? '', 'names no startup', 'row');
  // "Lagos, Nigeria" ends with the country; one that is not African only means that it cannot help to find the startup.
  const code =
    readCountry((cells.country ?? '').split(',').at(-1)).value ??
    readCountry(cells.country).value ??
    defaults.country ??
    null;
  return {
    startup_slug,
    startup_name,
    startup_domain: site?.domain ?? null,
    country_id: code ? (places.countryId(code) ?? null) : null,
  };
}

function readFundingSlug(cell: string | undefined) {
  const text = cleanValue(cell);
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 200
    ? { value: text }
    : { value: null };
}

function readAnnounced(
  cells: FieldCells,
  context: CleanContext,
  problems: RowProblems,
): PartialDate | null {
  const options = dateOptions(context, 'announced_on');
  const date = problems.take(
    'announced_on',
    cells.announced_on,
    readDate(cells.announced_on, options),
    'row',
  );
  if (date || cleanValue(cells.announced_on)) return date;
  const year = cleanValue(cells.announced_year).replace(/\.0$/, '');
  const month = cleanValue(cells.announced_month);
  const text =
    month && year && !/^\d{4}-/.test(year)
      ? /^\d{1,2}$/.test(month)
        ? `${year}-${month}`
        : `${month} ${year}`
      : year;
  return problems.take('announced_year', text, readDate(text, options), 'row');
}

function readAmounts(cells: FieldCells, context: CleanContext, problems: RowProblems) {
  const inUsd = readOne(cells, 'amount_usd', context, problems);
  const given = readOne(cells, 'amount', context, problems);
  const told = problems.take(
    'currency',
    cells.currency,
    readCurrency(cells.currency),
    given ? 'row' : 'cell',
  );
  if (
    given?.currency &&
    told &&
    given.currency !== told &&
    !(told !== 'USD' && given.currency === 'USD' && /\$/.test(cells.amount ?? ''))
  ) {
    problems.add('currency', cells.currency ?? '', `the amount says ${given.currency}`, 'row');
  }
  const currency =
    told ?? given?.currency ?? context.moneyHeaders.get('amount')?.currency ?? context.currency;
  const isForeign = given !== null && currency !== 'USD';
  const rate = isForeign ? readRate(cells, currency, context) : null;
  const direct = inUsd && (inUsd.currency ?? 'USD') === 'USD' ? inUsd.amount : null;
  if (inUsd && direct === null)
    problems.add(
      'amount_usd',
      cells.amount_usd ?? '',
      `says ${inUsd.currency} in a column of US dollars`,
      'row',
    );
  // Less than a cent is nothing, as in a column of US dollars.
  const cents = isForeign && rate ? Math.round(given.amount * rate.usd * 100) : 0;
  const converted = cents > 0 ? cents / 100 : null;
  const amount_usd = direct ?? (given && !isForeign ? given.amount : converted);
  if (amount_usd !== null && amount_usd > LARGEST_USD)
    problems.add(
      inUsd ? 'amount_usd' : 'amount',
      cells.amount_usd || cells.amount || '',
      'larger than any round ever raised',
      'row',
    );
  const isConverted = converted !== null && (direct === null || direct === converted);
  return {
    amount_usd,
    reported_amount: isForeign ? given.amount : null,
    reported_currency: isForeign ? currency : null,
    usd_rate: isConverted && rate ? rate.usd : null,
    usd_rate_on: isConverted && rate ? rate.on : null,
  };
}

function readOne(
  cells: FieldCells,
  field: 'amount_usd' | 'amount',
  context: CleanContext,
  problems: RowProblems,
) {
  const scale = context.moneyHeaders.get(field)?.scale;
  return problems.take(
    field,
    cells[field],
    readMoney(cells[field], { decimals: context.decimals, scale }),
    'row',
  );
}

/** The row's own rate with its day, else the one the operator gave. */
function readRate(cells: FieldCells, currency: string, { rates }: CleanContext): Rate | null {
  const usd = Number(cleanValue(cells.usd_rate));
  const on = readDay(cleanValue(cells.usd_rate_on));
  return usd > 0 && Number.isFinite(usd) && on ? { usd, on } : (rates.get(currency) ?? null);
}

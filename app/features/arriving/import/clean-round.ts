// One row about a funding round, cell by cell. An amount, date or kind that cannot be read keeps
// the row out: left empty it would say "undisclosed", which the file does not.

import { createHash } from 'node:crypto';
import { type PartialDate, readDay, toStartOfPeriod } from '../../../base/dates.ts';
import { type FundingRound, moneyKindOf } from '../../../base/enumerations.ts';
import { slugify } from '../../../base/slug.ts';
import { readRound } from '../../../language/values/choice.ts';
import { readsAsSentence } from '../../../language/values/investor-sentence.ts';
import {
  joinInvestors,
  type NamedInvestor,
  splitInvestors,
} from '../../../language/values/investors.ts';
import {
  MAX_AMOUNT_USD,
  type Money,
  readCurrency,
  readMoney,
  roundToCents,
} from '../../../language/values/money.ts';
import { sayName } from '../../../text/say-name.ts';
import { readingText, importText as text } from '../../../text/text.ts';
import type { CleanRow, FieldCells } from './contract.ts';
import { PLAIN } from './fields.ts';
import { type CleanContext, type Rate, RowReader } from './row-reader.ts';

const LONGEST_NOTE = 1_000;
const LONGEST_SLUG = 200;

export function cleanRound(cells: FieldCells, context: CleanContext) {
  const row = new RowReader(cells, context);
  const reference = row.readReference();
  const round = row.read('round', (cell) => readRound(cell, context.roundSpellings), 'row');
  const date = readAnnounced(row);
  const money = readAmounts(row);
  refuseTiny(row, round ?? 'Funding Round', money);
  const hasAmount = money.amount_usd !== null || money.reported_amount !== null;
  if (!round && !date && !hasAmount && !row.isRefused) row.refuse('round', text.saysNothing);
  if (row.isRefused) return row.finish(null);
  const investors = joinInvestors(
    readInvestors(row, 'lead_investors', true),
    readInvestors(row, 'investors', false),
  );
  const slug = row.text('slug');
  const facts = {
    ...reference,
    slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= LONGEST_SLUG ? slug : null,
    // No kind at all says as much as "Funding Round" does.
    round: round ?? 'Funding Round',
    announced_on: date && toStartOfPeriod(date),
    announced_precision: date?.precision ?? null,
    ...money,
    note: row.text('note').slice(0, LONGEST_NOTE).toWellFormed() || null,
    investor_names: investors.map(({ name }) => name),
    investor_slugs: investors.map(({ name }) => slugify(name)),
    lead_flags: investors.map(({ isLead }) => isLead),
  };
  const plain = row.readPlain(PLAIN.rounds);
  const { read_on, ...sources } = row.readSources();
  // Without what is unknown, so that a new field leaves the hashes of earlier imports as they are.
  const said = Object.entries(plain).filter(([, value]) => value !== null);
  const row_hash = createHash('md5')
    .update(JSON.stringify({ ...facts, ...sources, ...Object.fromEntries(said) }))
    .digest('hex');
  return row.finish({ row_hash, ...facts, ...plain, ...sources, read_on });
}

function readInvestors(row: RowReader, field: string, areLeads: boolean): NamedInvestor[] {
  return splitInvestors(row.raw(field), areLeads, row.context.known.joinedNames).filter(
    ({ name }) => {
      const isName = !readsAsSentence(name);
      if (!isName) row.report(field, text.sentence, 'cell', name);
      return isName;
    },
  );
}

export type CleanRound = CleanRow<typeof cleanRound>;

function readAnnounced(row: RowReader): PartialDate | null {
  const date = row.readDate('announced_on', false);
  if (date || row.text('announced_on')) return date;
  const year = row.text('announced_year').replace(/\.0$/, '');
  const month = row.text('announced_month');
  const hasBoth = month && year && !/^\d{4}-/.test(year);
  const joined = /^\d{1,2}$/.test(month) ? `${year}-${month}` : `${month} ${year}`;
  return row.readDate('announced_year', false, hasBoth ? joined : year);
}

function readAmounts(row: RowReader) {
  const { context } = row;
  const country = row.findHeadquarters()?.country ?? null;
  const hasAmount = row.text('amount') !== '';
  const named = row.read(
    'currency',
    (cell) => readCurrency(cell, country),
    hasAmount ? 'row' : 'cell',
  );
  const inUsd = readAmount(row, 'amount_usd', { country });
  const given = readAmount(row, 'amount', { country, named });
  // "$5m" in a column of Australian dollars says nothing against them.
  const isPlainDollar = given?.currency === 'USD' && /\$/.test(row.raw('amount') ?? '');
  if (given?.currency && named && given.currency !== named && !isPlainDollar)
    row.refuse('currency', text.amountSays(given.currency));
  const currency =
    named ?? given?.currency ?? context.moneyHeaders.get('amount')?.currency ?? context.currency;
  const isForeign = given !== null && currency !== 'USD';
  const rate = isForeign ? findRate(row, currency) : null;
  const isInUsd = inUsd !== null && (inUsd.currency ?? 'USD') === 'USD';
  const direct = isInUsd ? inUsd.amount : (given?.inDollars ?? null);
  if (inUsd && !isInUsd) row.refuse('amount_usd', text.notInDollars(inUsd.currency ?? ''));
  // Less than a cent is nothing, as in a column of US dollars.
  const converted = (isForeign && rate && roundToCents(given.amount * rate.usd)) || null;
  const amount_usd = direct ?? (given && !isForeign ? given.amount : converted);
  if (amount_usd !== null && amount_usd > MAX_AMOUNT_USD)
    row.refuse(inUsd ? 'amount_usd' : 'amount', readingText.tooMuchForRound);
  const usedRate = converted !== null && (direct ?? converted) === converted ? rate : null;
  return {
    amount_usd,
    reported_amount: isForeign ? given.amount : null,
    reported_currency: isForeign ? currency : null,
    usd_rate: usedRate?.usd ?? null,
    usd_rate_on: usedRate?.on ?? null,
  };
}

/** Below, a column in thousands or millions was read as one in dollars. */
const LEAST = { ofShares: 1_000, ofOthers: 100 };

function refuseTiny(
  row: RowReader,
  round: FundingRound,
  { amount_usd, reported_amount, reported_currency }: ReturnType<typeof readAmounts>,
): void {
  // No currency is worth so much more than a dollar that it would matter.
  const amount = amount_usd ?? reported_amount;
  const kind = moneyKindOf(round);
  const least = kind === 'equity' || round === 'Funding Round' ? LEAST.ofShares : LEAST.ofOthers;
  if (amount === null || amount >= least) return;
  const said = `${amount_usd === null ? reported_currency : 'USD'} ${amount}`;
  row.refuse(
    row.text('amount') ? 'amount' : 'amount_usd',
    text.tooLittle(said, sayName(round)),
    undefined,
    'unit',
  );
}

function readAmount(
  row: RowReader,
  field: string,
  about: { country: string | null; named?: string | null },
): Money | null {
  const { decimals, moneyHeaders } = row.context;
  const scale = moneyHeaders.get(field)?.scale;
  return row.read(field, (cell) => readMoney(cell, { decimals, scale, ...about }), 'row');
}

/** The row's own rate with its day, otherwise the one the operator gave. */
function findRate(row: RowReader, currency: string): Rate | null {
  const usd = Number(row.text('usd_rate'));
  const on = readDay(row.text('usd_rate_on'));
  const isRate = usd > 0 && Number.isFinite(usd) && on !== null;
  return isRate ? { usd, on } : (row.context.rates.get(currency) ?? null);
}

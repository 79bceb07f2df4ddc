import { readFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { formatShare, wilsonInterval } from '../../base/count.ts';
import { COUNTRIES } from '../../base/countries.ts';
import { formatDay } from '../../base/dates.ts';
import { FUNDING_ROUNDS, MONEY_KINDS, moneyKindOf } from '../../base/enumerations.ts';
import { abbreviateUsd } from '../../base/money.ts';
import { KINDS_ID, moneyTermId, roundTermId } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { AUDIT, AUDIT_SHEET, PUBLISHED_TOTALS } from '../../data/seed-files.ts';
import { yearTotalsUpTo } from '../../figures/sums.server.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { sayName } from '../../text/say-name.ts';
import { glossaryText, type LegalDocument, methodologyText, roundsText } from '../../text/text.ts';
import { CsvReader } from '../arriving/import/csv-reader.ts';

// The sections of /methodology whose figures are not written but counted.

type Section = LegalDocument['sections'][number];

const toTable = <Row>(
  caption: string,
  columns: ReadonlyArray<[head: string, cell: (row: Row) => string]>,
  rows: readonly Row[],
) => ({
  table: {
    caption,
    head: columns.map(([head]) => head),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  },
});

/** Published figures of others next to ours. Newest year first, the continent before countries. */
export async function compareTotals(sql: Sql, now: Date) {
  const { rows } = await raw<{ year: number; iso2: string | null; raisedUsd: number | null }>`
    select years.year, p.iso2,
      case when sum(years.disclosed_count) > 0 then sum(years.total_fundings) end as "raisedUsd"
    from ${yearTotalsUpTo(now)} years left join places p on p.id = years.place_id
    where years.industry_id = 0 and (years.place_id = 0 or p.kind = 'country')
    group by years.year, p.iso2`.execute(sql);
  const ours = new Map(rows.map(({ year, iso2, raisedUsd }) => [`${year} ${iso2}`, raisedUsd]));
  return PUBLISHED_TOTALS.flatMap(({ year, country, amount_usd, kinds, ...total }) => {
    if (year === null || amount_usd === null) return [];
    return {
      publisher: total.publisher,
      url: total.url,
      /** Which deals it counts, in a sentence. */
      counts: total.counts,
      year,
      /** Null for the whole continent. */
      country: COUNTRIES.find(({ iso2 }) => iso2 === country)?.label ?? null,
      theirsUsd: amount_usd,
      /** Disclosed here for the same year and place; null without any. */
      oursUsd: ours.get(`${year} ${country}`) ?? null,
      /** False where theirs leaves out kinds of money that ours holds. */
      isSameMoney: kinds === 'all',
    };
  }).sort((a, b) => b.year - a.year || (a.country ?? '').localeCompare(b.country ?? '', 'en'));
}

type Comparison = Awaited<ReturnType<typeof compareTotals>>[number];

/** The section "What others count": a sentence for the newest year, and a table of all. */
export async function sayComparisons(sql: Sql, now: Date): Promise<Section> {
  const text = methodologyText.others;
  const comparisons = await compareTotals(sql, now);
  const whole = comparisons.filter(
    ({ country, isSameMoney, oursUsd }) => country === null && isSameMoney && oursUsd !== null,
  );
  const sentences = whole
    .filter(({ year }) => year === whole[0]?.year)
    .map(({ publisher, year, oursUsd, theirsUsd }) => {
      const holds = (oursUsd ?? 0) > theirsUsd ? text.holdsMore : text.holds;
      return { say: holds(abbreviateUsd(oursUsd ?? 0), abbreviateUsd(theirsUsd), publisher, year) };
    });
  const { columns } = text;
  const table = toTable<Comparison>(
    text.caption,
    [
      [columns.who, ({ publisher, url }) => `[${publisher}](${url})`],
      [columns.year, ({ year }) => String(year)],
      [columns.place, ({ country }) => (country ? sayName(country) : text.africa)],
      [columns.counts, ({ counts }) => counts],
      [columns.theirs, ({ theirsUsd }) => abbreviateUsd(theirsUsd)],
      [
        columns.ours,
        ({ oursUsd }) => (oursUsd === null ? text.nothingYet : abbreviateUsd(oursUsd)),
      ],
      [columns.share, sayShare],
    ],
    comparisons,
  );
  return {
    id: 'others',
    title: text.title,
    blocks: [
      ...sentences,
      { say: text.howToRead },
      { table: { ...table.table, written: [columns.counts] } },
    ],
  };
}

function sayShare({ isSameMoney, oursUsd, theirsUsd }: Comparison): string {
  if (!isSameMoney) return methodologyText.others.otherMoney;
  if (oursUsd === null) return methodologyText.others.unknown;
  return formatShare(oursUsd / theirsUsd);
}

/** On the line of its number. */
const PERCENT = '\u00a0%';

const readResults = () =>
  AUDIT.results.map((one) => {
    const judged = one.right + one.wrong;
    return { ...one, judged, drawn: judged + one.cannot_be_told };
  });

/** A chart of how often the record was wrong, at the top of the page. */
export function sayErrors(): Section {
  const { short, audit } = methodologyText;
  const results = readResults();
  const most = Math.max(...results.map(({ wrong, judged }) => wilsonInterval(wrong, judged).high));
  return {
    id: 'short',
    title: short.title,
    blocks: [
      { say: short.lead(formatDay(AUDIT.drawn_on)) },
      {
        bars: results.map(({ kind, wrong, judged }) => ({
          label: audit.kinds[kind as keyof typeof audit.kinds],
          share: wrong / judged / most,
          value: `${percent(wrong / judged)}${PERCENT} (${sayInterval(wrong, judged)})`,
        })),
      },
    ],
  };
}

/** The section about audits: facts drawn at random, compared with their sources. */
export function sayAudit(): Section {
  const text = methodologyText.audit;
  const { drawn_on, mistakes, earlier } = AUDIT;
  const results = readResults();
  const sumOf = (figure: 'drawn' | 'judged' | 'wrong') =>
    results.reduce((sum, one) => sum + one[figure], 0);
  const { columns } = text;
  return {
    id: 'audit',
    title: text.title,
    blocks: [
      { say: text.found(formatDay(drawn_on), sumOf('drawn'), sumOf('judged'), sumOf('wrong')) },
      toTable(
        text.caption,
        [
          [columns.what, ({ kind }) => text.kinds[kind as keyof typeof text.kinds]],
          [columns.drawn, ({ drawn }) => String(drawn)],
          [columns.right, ({ right }) => String(right)],
          [columns.wrong, ({ wrong }) => String(wrong)],
          [columns.untold, (one) => String(one.cannot_be_told)],
          [columns.share, ({ wrong, judged }) => percent(wrong / judged) + PERCENT],
          [columns.interval, ({ wrong, judged }) => sayInterval(wrong, judged)],
        ],
        results,
      ),
      { say: text.kindsMean },
      { say: text.howToRead },
      { say: text.mistakes },
      { list: mistakes, isWritten: true },
      ...earlier.map((one) => ({
        say: text.earlier(
          formatDay(one.drawn_on),
          one.drawn,
          text.drawnOf[one.of as keyof typeof text.drawnOf],
          one.judged,
          one.wrong,
        ),
      })),
      { say: text.sheet },
    ],
  };
}

function sayInterval(wrong: number, judged: number): string {
  const { low, high } = wilsonInterval(wrong, judged);
  return `${percent(low)}–${percent(high)}${PERCENT}`;
}

function percent(share: number): string {
  return share === 0 ? '0' : (100 * share).toFixed(1);
}

/** The glossary: each kind of money, then each kind of round with the money it is counted as. */
export function sayKinds(): Section {
  const text = glossaryText;
  const { moneyKinds } = roundsText;
  const money = MONEY_KINDS.map((kind) => ({
    id: moneyTermId(kind),
    term: moneyKinds[kind],
    says: text.money[kind],
  }));
  const rounds = FUNDING_ROUNDS.map((round) => ({
    id: roundTermId(round),
    term: sayName(round),
    says: `${text.rounds[round]} ${text.countedAs(moneyKinds[moneyKindOf(round)])}`,
  }));
  return {
    id: KINDS_ID,
    title: text.title,
    blocks: [{ say: text.lead }, { terms: money }, { terms: rounds }],
  };
}

/** GET /methodology/audit.xlsx: the sheet of docs/audit as a workbook. */
export function answerAuditWorkbook(context: Context): Promise<Response> {
  const reader = new CsvReader(',');
  const records = [...reader.push(readFileSync(AUDIT_SHEET, 'utf8')), ...reader.end()];
  const [head, ...rows] = records.map(({ cells }) => cells);
  return answerTable(context, {
    title: methodologyText.audit.sheetTitle,
    cache: 'public',
    header: head ?? [],
    rows,
  });
}

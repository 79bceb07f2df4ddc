import type { ReactNode } from 'react';
import { formatDay } from '../../../base/dates.ts';
import { perLocale } from '../../../base/locale.ts';
import { formatMoneyFull } from '../../../base/money.ts';
import { industryPath, locationPath, roundTermPath } from '../../../base/paths.ts';
import { reasonAgainst } from '../../../catalogue/field.ts';
import { ROUND, ROUND_FACTS, type RoundField } from '../../../catalogue/round.ts';
import type { Funding, IndustryShare, ReportedAmount } from '../../../catalogue/round-contract.ts';
import type { SourceSummary } from '../../../catalogue/sources/contract.ts';
import { SourceMark } from '../../../catalogue/sources/source-mark.tsx';
import { summarizeSources } from '../../../catalogue/sources/summarize-sources.ts';
import { sayName } from '../../../text/say-name.ts';
import { glossaryText, leftOutText, fundingsText as text } from '../../../text/text.ts';
import { Filled } from '../../../ui/filled.tsx';
import { Figure, Money, NameLink } from '../../../ui/values.tsx';
import { type MarkedFact, MarkedFacts } from '../../desk/corrections/fact-notes.tsx';

const rates = perLocale((tag) => new Intl.NumberFormat(tag, { maximumSignificantDigits: 6 }));

const FEWEST_ROUNDS = 3;

/** A share of one or two rounds says nothing. */
function findShare({ industry_share }: Funding): IndustryShare | null {
  return industry_share && industry_share.rounds >= FEWEST_ROUNDS ? industry_share : null;
}

export function FundingFacts({ funding }: { funding: Funding }) {
  const { startup, round, announced_on, amount, reported, is_equity, cumulative_total } = funding;
  const share = findShare(funding);
  const facts: MarkedFact[] = [
    fact(
      'amount',
      amount && (
        <>
          <Figure>{formatMoneyFull(amount)}</Figure>
          <SourceMark source={summarizePreferred(funding)} />
          {funding.left_out && <span className="small"> {leftOutText.why[funding.left_out]}</span>}
        </>
      ),
    ),
    [text.reported, reported && <Reported {...reported} />],
    fact(
      'round',
      <a href={roundTermPath(round)} title={glossaryText.whatIs(sayName(round))}>
        {sayName(round)}
      </a>,
    ),
    ...ROUND_FACTS.map((name) => fact(name, sayPlainly(name, funding[name]))),
    [text.equity, is_equity !== null && (is_equity ? text.isEquity.yes : text.isEquity.no)],
    fact(
      'country',
      <NameLink
        key="country"
        href={locationPath(startup.country_slug)}
        name={sayName(startup.country)}
      />,
    ),
    [text.cumulative, cumulative_total && <Money usd={cumulative_total} />],
    [text.share, share && <Share share={share} />],
  ];
  return (
    <section>
      <h2>{text.facts}</h2>
      <MarkedFacts kind="funding" slug={funding.slug} facts={facts.filter(([, value]) => value)} />
      {!announced_on && <p className="small">{text.undatedNote}</p>}
    </section>
  );
}

/** Why it is left out is beside its amount. */
const sayPlainly = (name: RoundField, value: number | string | null) =>
  name === 'left_out' ? null : typeof value === 'number' && 'unit' in ROUND[name] ? (
    <Figure>{formatMoneyFull(value)}</Figure>
  ) : (
    value && sayName(String(value))
  );

const fact = (name: RoundField, value: ReactNode): MarkedFact => {
  const canBeCorrected = reasonAgainst(ROUND[name], 'correct') === null;
  return [ROUND[name].label, value, canBeCorrected ? name : undefined];
};

/** "EUR 4,000,000.00, converted at 1.08 on 12 March 2024" */
function Reported({ amount, currency, usd_rate, usd_rate_on }: ReportedAmount) {
  return (
    <>
      <Figure>{formatMoneyFull(amount, currency)}</Figure>
      {usd_rate && usd_rate_on
        ? text.converted(rates().format(usd_rate), formatDay(usd_rate_on))
        : text.notConverted}
    </>
  );
}

/** "12.5% of the $80.0M disclosed in FinTech in 2021, over 23 rounds." */
function Share({ share: { percent, total, industry, year, rounds } }: { share: IndustryShare }) {
  return (
    <Filled
      text={text.shareOf(year, rounds)}
      percent={<Figure>{text.percentOf(percent)}</Figure>}
      total={<Money usd={total} />}
      industry={<NameLink href={industryPath(industry.slug)} name={sayName(industry.name)} />}
    />
  );
}

function summarizePreferred({ sources }: Funding): SourceSummary | null {
  return summarizeSources(sources.filter((one) => one.is_preferred));
}

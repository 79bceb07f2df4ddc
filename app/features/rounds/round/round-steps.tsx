import { abbreviateUsd } from '../../../base/money.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import type { Funding, FundingRow } from '../../../catalogue/round-contract.ts';
import { RoundMoney } from '../../../catalogue/round-money.tsx';
import { sayName } from '../../../text/say-name.ts';
import { fundingsText as text } from '../../../text/text.ts';
import { Filled } from '../../../ui/filled.tsx';
import { QuietBar } from '../../../ui/lists.tsx';
import { Name, PartialTime } from '../../../ui/values.tsx';

/** More are a list of their own: all rounds of the startup. */
const MOST_STEPS = 10;

interface Step extends FundingRow {
  date: string;
  /** Dollars that count, up to and with this round. */
  sum: number;
}

/** The dated rounds of the startup, oldest first, each adding its step to the sum before. */
function listSteps(all: readonly FundingRow[]): Step[] {
  let sum = 0;
  // They come newest first.
  return all
    .flatMap((round) => (round.date ? [{ ...round, date: round.date }] : []))
    .reverse()
    .map((round) => {
      if (!round.left_out) sum += round.amount ?? 0;
      return { ...round, sum };
    });
}

/** Those around the round; as many later ones as leave the earlier their room. */
function chooseSteps(steps: readonly Step[], slug: string): readonly Step[] {
  const own = steps.findIndex((step) => step.slug === slug);
  const from = Math.max(0, Math.min(own - MOST_STEPS + 2, steps.length - MOST_STEPS));
  return steps.slice(from, from + MOST_STEPS);
}

interface Props {
  funding: Funding;
  /** Of its startup, newest first. */
  all: readonly FundingRow[];
}

/** The startup's total, round by round, with the page's round in the second colour. */
export function RoundSteps({ funding: { slug, startup }, all }: Props) {
  const steps = listSteps(all);
  const shown = chooseSteps(steps, slug);
  const total = steps.at(-1)?.sum ?? 0;
  return (
    <section>
      {shown.length > 1 && (
        <>
          <h2>{text.steps}</h2>
          {total > 0 && <p className="figure-subtitle">{text.stepsMeasure}</p>}
          <ol className="rows round-steps">
            {shown.map((step) => (
              <li key={step.slug} aria-current={step.slug === slug ? 'true' : undefined}>
                <PartialTime date={step.date} />
                {step.slug === slug ? (
                  <strong>{sayName(step.round)}</strong>
                ) : (
                  <a className="entity-link" href={fundingPath(step.slug)}>
                    {sayName(step.round)}
                  </a>
                )}
                <RoundMoney round={step} />
                {total > 0 && (
                  <span className="round-step">
                    <QuietBar share={step.sum / total} isNamed={step.slug === slug} />
                    <span className="small">{step.sum > 0 && abbreviateUsd(step.sum)}</span>
                  </span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <p>
        <a href={startupPath(startup.slug, 'fundings')}>
          <Filled text={text.allRounds} name={<Name>{startup.name}</Name>} />
        </a>
      </p>
    </section>
  );
}

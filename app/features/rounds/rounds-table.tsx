import { sayRoundAmount } from '../../base/money.ts';
import { fundingPath, investorPath } from '../../base/paths.ts';
import { ROUND } from '../../catalogue/round.ts';
import type { RoundRow } from '../../catalogue/round-list-contract.ts';
import { MarkedMoney } from '../../catalogue/round-money.tsx';
import type { ListColumn } from '../../find/lists/list-frame.tsx';
import { FollowableRow } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { marksText, roundsText as text } from '../../text/text.ts';
import { Name, NameLink, PartialTime } from '../../ui/values.tsx';

const NAMED = 3;

export const ROUND_TABLE: ReadonlyArray<ListColumn<RoundRow>> = [
  {
    label: () => ROUND.startup.label,
    sorts: 'startup',
    cell: ({ startup: { country, industry, ...startup } }) => (
      <FollowableRow
        kind="startup"
        of={startup}
        tagline={[country, industry ?? []].flat().map(sayName).join(marksText.comma)}
      />
    ),
  },
  {
    key: 'round',
    label: () => ROUND.round.label,
    isPlain: true,
    isShort: true,
    cell: ({ round, slug }) => <NameLink href={fundingPath(slug)} name={sayName(round)} />,
  },
  {
    label: () => ROUND.investors.label,
    isKnown: ({ investors }) => investors.length > 0,
    cell: ({ investors }) =>
      investors.length > 0 ? <Investors of={investors} /> : text.undisclosed,
  },
  {
    label: () => text.date,
    isPlain: true,
    sorts: 'announced_on',
    isKnown: ({ announced_on }) => announced_on !== null,
    cell: ({ announced_on }) => <PartialTime date={announced_on?.date} none={text.undated} />,
  },
  {
    label: () => text.sources,
    isFigure: true,
    isKnown: ({ sources_count }) => sources_count > 0,
    cell: ({ slug, sources_count }) =>
      sources_count > 0 ? (
        <a href={`${fundingPath(slug)}#sources`} title={text.sourcesOf(sources_count)}>
          {sources_count}
        </a>
      ) : (
        0
      ),
  },
  {
    label: () => ROUND.amount.label,
    isFigure: true,
    sorts: 'amount',
    isKnown: (round) => sayRoundAmount(round) !== null,
    cell: (round) => <MarkedMoney round={round} />,
  },
];

function Investors({ of }: { of: RoundRow['investors'] }) {
  const more = of.length - NAMED;
  return (
    <span>
      {of.slice(0, NAMED).map(({ slug, name, is_lead }, index) => (
        <span key={slug}>
          {index > 0 && marksText.comma}
          <a href={investorPath(slug)}>
            {is_lead ? (
              <b>
                <Name>{name}</Name>
              </b>
            ) : (
              <Name>{name}</Name>
            )}
          </a>
        </span>
      ))}
      {more > 0 && ` ${text.others(more)}`}
    </span>
  );
}

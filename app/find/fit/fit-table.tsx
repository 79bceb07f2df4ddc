import { formatPartialDate } from '../../base/dates.ts';
import { fundingPath, startupPath } from '../../base/paths.ts';
import { ROUND } from '../../catalogue/round.ts';
import { sayName } from '../../text/say-name.ts';
import { investorsText, marksText } from '../../text/text.ts';
import { EntityRow } from '../../ui/entities.tsx';
import { Name } from '../../ui/values.tsx';
import { INVESTOR_ROWS, SelectableTable } from '../lists/selectable-table.tsx';
import {
  ASKED_PARTS,
  type FitPart,
  type FitReason,
  type FitState,
  type FittingInvestor,
  type Need,
} from './fit.ts';
import { sayPart, sayReason } from './fit-words.ts';

const text = investorsText.fit;

interface FitTableProps {
  need: Need;
  rows: readonly FittingInvestor[];
  now: Date;
}

export function FitTable({ need, rows, now }: FitTableProps) {
  const parts: FitPart[] = [...ASKED_PARTS.filter((part) => need[part]), 'led', 'active'];
  return (
    <>
      <ul className="fit-key small">
        {(['done', 'near', 'none'] as const).map((state) => (
          <li key={state}>
            <span className="fit-cell" data-fit={state} />{' '}
            {state === 'near' ? text.near : text.states[state]}
          </li>
        ))}
      </ul>
      <SelectableTable
        selects={INVESTOR_ROWS}
        caption={text.caption}
        cardsOnXs
        rows={rows}
        columns={[
          {
            label: ROUND.investors.one,
            cell: ({ type, country, ...investor }) => (
              <EntityRow
                kind="investor"
                of={investor}
                tagline={
                  [type, country].flatMap((one) => (one ? sayName(one) : [])).join(' · ') || null
                }
              />
            ),
          },
          ...parts.map((part) => ({
            key: part,
            label: sayPart(need, part, now),
            hideOnXs: true,
            cell: ({ parts: done }: FittingInvestor) => <Cell state={done[part] ?? 'none'} />,
          })),
          {
            label: text.why,
            isProse: true,
            cell: ({ parts: done, reasons }) => (
              <>
                <ul className="fit-cells">
                  {parts.map((part) => (
                    <li key={part}>
                      <Cell state={done[part] ?? 'none'} /> {sayPart(need, part, now)}
                    </li>
                  ))}
                </ul>
                <Reasons reasons={reasons} />
              </>
            ),
          },
          {
            label: text.latest,
            isShort: true,
            isKnown: ({ last_deal_on }) => last_deal_on !== null,
            cell: ({ last_deal_on }) => last_deal_on && formatPartialDate(last_deal_on),
          },
        ]}
      />
    </>
  );
}

function Cell({ state }: { state: FitState }) {
  return (
    <span className="fit-cell" data-fit={state}>
      <span className="visually-hidden">{text.states[state]}</span>
    </span>
  );
}

/** Each deed leads to its round. */
function Reasons({ reasons }: { reasons: readonly FitReason[] }) {
  return reasons.map((reason, index) => {
    const [deed = '', about] = sayReason(reason).split('{startup}');
    return (
      <span key={reason.round.slug}>
        {index > 0 && marksText.semicolon}
        <a href={fundingPath(reason.round.slug)}>{deed.trimEnd()}</a>
        {deed.endsWith(' ') && ' '}
        <a href={startupPath(reason.startup.slug)}>
          <Name>{reason.startup.name}</Name>
        </a>
        {about}
      </span>
    );
  });
}

import { Fragment } from 'react';
import { formatPartialDate } from '../../base/dates.ts';
import { fundingPath, industryPath, locationPath, pathTo, startupPath } from '../../base/paths.ts';
import { ROUND } from '../../catalogue/round.ts';
import { MarkedMoney } from '../../catalogue/round-money.tsx';
import type { FoundGroup } from '../../find/found-rows.server.ts';
import {
  INVESTOR_ROWS,
  PERSON_ROWS,
  SelectableTable,
  STARTUP_ROWS,
} from '../../find/lists/selectable-table.tsx';
import { FollowableRow } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { marksText, questionsText, startupsText } from '../../text/text.ts';
import type { DataColumn } from '../../ui/data-table.tsx';
import { EntityRow } from '../../ui/entities.tsx';
import { Name, NameLink, NameLinks, PartialTime } from '../../ui/values.tsx';
import type { FoundInvestor, QuestionAnswer } from './contract.ts';
import { startupColumns } from './startup-columns.tsx';

const text = questionsText.columnsShown;
type Data = QuestionAnswer['data'];

/** The list that was asked for, with figures in its rows. */
export function AnswerList({ data, caption }: { data: Data; caption: string }) {
  const { startups, rounds, investors, people } = data;
  switch (data.understood.returns) {
    case 'startups':
      return (
        <SelectableTable
          caption={caption}
          rows={startups}
          columns={startupColumns(data)}
          selects={STARTUP_ROWS}
          // Why they closed is a sentence.
          cardsOnXs={startups.some(({ closure }) => closure)}
        />
      );
    case 'rounds':
      return (
        <SelectableTable
          caption={caption}
          rows={rounds}
          columns={ROUNDS}
          // Why no total counts it is a sentence.
          cardsOnXs={rounds.some(({ left_out }) => left_out)}
        />
      );
    case 'investors': {
      const isMatching = investors.some((row) => row.matching_rounds !== null);
      return (
        <SelectableTable
          caption={caption}
          rows={investors}
          selects={INVESTOR_ROWS}
          columns={INVESTORS.filter(({ key }) => isMatching || key !== 'matching')}
        />
      );
    }
    default:
      return (
        <SelectableTable caption={caption} rows={people} columns={PEOPLE} selects={PERSON_ROWS} />
      );
  }
}

const sayNames = (...parts: Array<string | null>) =>
  parts.flatMap((one) => (one ? sayName(one) : [])).join(' · ');

const ROUNDS: DataColumn<Data['rounds'][number]>[] = [
  {
    label: () => ROUND.startup.label,
    cell: ({ startup: { industry, country, ...startup } }) => (
      <EntityRow kind="startup" of={startup} tagline={sayNames(industry, country)} />
    ),
  },
  {
    label: () => ROUND.round.label,
    isPlain: true,
    cell: ({ slug, round, announced_on }) => (
      <>
        <NameLink href={fundingPath(slug)} name={sayName(round)} />
        {announced_on && (
          <span className="small muted">
            {' '}
            <PartialTime date={announced_on.date} />
          </span>
        )}
      </>
    ),
  },
  {
    label: () => ROUND.investors.label,
    hideOnXs: true,
    cell: ({ investors }) =>
      investors.slice(0, 3).map(({ slug, name, is_lead }, index) => (
        <Fragment key={slug}>
          {index > 0 && marksText.comma}
          <Name>{name}</Name>
          {is_lead && ` (${startupsText.leadInvestor})`}
        </Fragment>
      )),
  },
  { label: () => ROUND.amount.label, isFigure: true, cell: (row) => <MarkedMoney round={row} /> },
];

const INVESTORS: DataColumn<FoundInvestor>[] = [
  {
    label: () => ROUND.investors.one,
    cell: ({ type, country, ...investor }) => (
      <FollowableRow kind="investor" of={investor} tagline={sayNames(type, country)} />
    ),
  },
  {
    label: () => text.lastDeal,
    hideOnXs: true,
    cell: ({ last_deal_on }) => last_deal_on && formatPartialDate(last_deal_on),
  },
  {
    key: 'matching',
    label: () => text.matchingRounds,
    isFigure: true,
    cell: ({ matching_rounds, matching_rounds_path: path }) =>
      path ? <a href={path}>{matching_rounds}</a> : matching_rounds,
  },
  { label: () => text.deals, isFigure: true, cell: (row) => row.deals_count },
];

const PEOPLE: DataColumn<Data['people'][number]>[] = [
  {
    label: () => text.founder,
    cell: ({ name, slug }) => <NameLink href={pathTo('/person/:slug', { slug })} name={name} />,
  },
  {
    label: () => text.founderOf,
    cell: ({ startups }) => <NameLinks names={startups} pathOf={startupPath} />,
  },
];

/** Industries and places of the question, with their figures. */
export function Beside({ industries, places }: Pick<Data, 'industries' | 'places'>) {
  if (industries.length + places.length === 0) return null;
  const item = (group: FoundGroup, href: string) => (
    <li key={href}>
      <a href={href}>{sayName(group.name)}</a>{' '}
      <span className="small muted">{questionsText.groupFigures(group.startups_count)}</span>
    </li>
  );
  return (
    <ul className="row">
      {industries.map((group) => item(group, industryPath(group.slug)))}
      {places.map((group) => item(group, locationPath(group.slug)))}
    </ul>
  );
}

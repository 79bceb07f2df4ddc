import { formatPartialDate } from '../../base/dates.ts';
import { abbreviateUsd, sayRoundAmount } from '../../base/money.ts';
import { fundingPath } from '../../base/paths.ts';
import { RoleName } from '../../catalogue/role-name.tsx';
import { ROUND } from '../../catalogue/round.ts';
import { RoundMoney } from '../../catalogue/round-money.tsx';
import { sayName } from '../../text/say-name.ts';
import { marksText, startupsText, peopleText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EntityRow } from '../../ui/entities.tsx';
import { Section } from '../../ui/section.tsx';
import { Figure, Name, NameLink, PartialTime, Written } from '../../ui/values.tsx';
import { WrongMark } from '../desk/corrections/fact-notes.tsx';
import { SourceNotes } from '../startups/source-notes.tsx';
import type { Investment, PersonRound, Role, StartupLife } from './contract.ts';

interface RolesProps {
  title: string;
  /** Of the person. */
  slug: string;
  roles: readonly Role[];
}

/** Each startup with the role there, its status and the sum raised. */
export function Roles({ title, slug, roles }: RolesProps) {
  if (roles.length === 0) return null;
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        cardsOnXs
        rows={roles}
        columns={[
          {
            label: ROUND.startup.label,
            cell: ({ startup, sources, title: role, is_founder }) => (
              <EntityRow
                kind="startup"
                of={startup}
                note={
                  <>
                    <RoleName title={role} is_founder={is_founder} />
                    <SourceNotes sources={sources} />
                    <WrongMark kind="person" slug={slug} field={`title:${startup.slug}`} />
                  </>
                }
              />
            ),
          },
          {
            label: text.when,
            isKnown: ({ since, until }) => Boolean(since ?? until),
            cell: ({ since, until }) => text.between(since, until),
          },
          {
            label: text.now,
            isPlain: true,
            isProse: true,
            isKnown: ({ startup }) => sayNow(startup) !== '',
            cell: ({ startup }) => sayNow(startup),
          },
          {
            label: text.raisedColumn,
            isFigure: true,
            isKnown: ({ startup }) => startup.total_fundings !== null,
            cell: ({ startup: { total_fundings } }) => (
              <Figure>{total_fundings ? abbreviateUsd(total_fundings) : '-'}</Figure>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** "Acquired by Zinox, February 2018. 4 rounds, the last October 2015". */
function sayNow({ status, fates, fundings_count, last_funding_on }: StartupLife): string {
  const fate = status === 'active' ? undefined : fates.at(-1);
  const became =
    fate && text.became[fate.kind](fate.counterparty, fate.date && formatPartialDate(fate.date));
  const last = last_funding_on && formatPartialDate(last_funding_on);
  return [
    became ?? (status && startupsText.statuses[status]),
    fundings_count > 0 && text.startupRounds(fundings_count, last),
  ]
    .filter(Boolean)
    .join('. ');
}

const NAMED = 4;

export function Investments({ investments }: { investments: readonly Investment[] }) {
  if (investments.length === 0) return null;
  return (
    <Section title={text.invested}>
      <DataTable
        caption={text.invested}
        cardsOnXs
        rows={investments}
        columns={[
          {
            label: ROUND.startup.label,
            cell: ({ startup: { tagline, ...startup } }) => (
              <EntityRow
                kind="startup"
                of={startup}
                tagline={tagline && <Written>{tagline}</Written>}
              />
            ),
          },
          {
            label: ROUND.round.label,
            isPlain: true,
            cell: ({ slug, round, announced_on, is_lead, others }) => (
              <>
                <NameLink href={fundingPath(slug)} name={sayName(round)} />
                {announced_on && (
                  <>
                    {marksText.comma}
                    <PartialTime date={announced_on.date} />
                  </>
                )}{' '}
                {is_lead && <span className="chip">{text.ledIt}</span>}
                {others.length > 0 && <p className="small">{sayOthers(others)}</p>}
              </>
            ),
          },
          { label: text.wholeRound, isFigure: true, cell: (round) => <RoundMoney round={round} /> },
        ]}
      />
    </Section>
  );
}

function sayOthers(others: Investment['others']): string {
  const names = others.slice(0, NAMED).map(({ name }) => name);
  const more = others.length - names.length;
  return text.with(more > 0 ? [...names, text.moreOthers(more)] : names);
}

interface RoundsProps {
  title: string;
  note: string;
  rounds: PersonRound[];
}

const FEW = 6;

/** Many are folded: the chart draws them. */
export function Rounds({ title, note, rounds }: RoundsProps) {
  if (rounds.length === 0) return null;
  return (
    <Section title={title}>
      <p className="small">{note}</p>
      <details open={rounds.length <= FEW}>
        <summary>{text.roundsCount(rounds.length)}</summary>
        <DataTable
          caption={title}
          cardsOnXs
          rows={rounds}
          columns={[
            {
              label: ROUND.round.label,
              cell: ({ slug, round, startup }) => (
                <a href={fundingPath(slug)}>
                  {sayName(round)}
                  {marksText.comma}
                  <Name>{startup.name}</Name>
                </a>
              ),
            },
            {
              label: text.date,
              isPlain: true,
              cell: ({ announced_on }) => (
                <PartialTime date={announced_on?.date} none={text.unknownDate} />
              ),
            },
            {
              label: ROUND.amount.label,
              isFigure: true,
              isKnown: (round) => sayRoundAmount(round) !== null,
              cell: (round) => <RoundMoney round={round} />,
            },
          ]}
        />
      </details>
    </Section>
  );
}

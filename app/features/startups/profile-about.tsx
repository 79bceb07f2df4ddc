import type { ReactNode } from 'react';
import { formatPartialDate } from '../../base/dates.ts';
import type { EventKind, StartupStatus } from '../../base/enumerations.ts';
import { abbreviateCount } from '../../base/money.ts';
import { industryPath, startupPath } from '../../base/paths.ts';
import { exitSlugOf } from '../../catalogue/exit-slug.ts';
import { reasonAgainst } from '../../catalogue/field.ts';
import { STARTUP, type StartupField } from '../../catalogue/startup.ts';
import type { CountryFact, HistoryEvent, Startup } from '../../catalogue/startup-contract.ts';
import { linkOfIdentifier } from '../../language/values/identifier.ts';
import { sayOwner } from '../../language/values/owner.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, searchText, startupsText as text } from '../../text/text.ts';
import { Filled } from '../../ui/filled.tsx';
import { ChipList } from '../../ui/lists.tsx';
import { Money, Name, NameLink, PartialTime, Written } from '../../ui/values.tsx';
import { type MarkedFact, MarkedFacts, WrongMark } from '../desk/corrections/fact-notes.tsx';
import { SourceNotes } from './source-notes.tsx';

/** A description in a few sentences, and the facts that are not in the page's head. */
export function ProfileAbout({ startup }: { startup: Startup }) {
  const { name, overview } = startup;
  const facts = listFacts(startup);
  if (!overview && facts.length === 0) return null;
  return (
    <section>
      <h2>{text.about(name)}</h2>
      {overview && (
        <p className="prose" dir="auto">
          <Written>{overview}</Written>
        </p>
      )}
      {facts.length > 0 && <MarkedFacts kind="startup" slug={startup.slug} facts={facts} />}
    </section>
  );
}

/** The recorded facts that the head does not say, in their order on the page. */
const SHOWN = {
  industries: ({ industries }) =>
    industries.length > 0 && (
      <ChipList
        chips={industries.map(({ name, slug }) => ({
          label: sayName(name),
          href: industryPath(slug),
        }))}
      />
    ),
  type: ({ type }) => (type === 'other' ? text.otherType : type),
  business_models: ({ business_models }) => business_models.map(sayName).join(marksText.comma),
  employee_range: ({ employee_range }) => employee_range,
  operates_in: ({ operates_in }) => operates_in.length > 0 && <Countries of={operates_in} />,
  incorporated_in: ({ incorporated_in }) => incorporated_in && <Countries of={[incorporated_in]} />,
  women_led: ({ is_women_led }) => is_women_led && text.womenLedYes,
  identifiers: ({ identifiers }) => {
    const links = identifiers.flatMap((one) => linkOfIdentifier(one) ?? []);
    const chips = links.map(({ register, href }) => ({
      label: searchText.choiceLabel(register),
      href,
    }));
    return chips.length > 0 && <ChipList chips={chips} />;
  },
  parent: ({ parent }) => parent && sayOwner(parent),
  public_ticker: ({ public_ticker }) => public_ticker,
  twitter_followers: ({ twitter_followers }) =>
    twitter_followers && abbreviateCount(twitter_followers),
} satisfies Partial<Record<StartupField, (startup: Startup) => ReactNode>>;

function Countries({ of }: { of: readonly CountryFact[] }) {
  return (
    <>
      {of.map(({ country }) => sayName(country)).join(marksText.comma)}
      <SourceNotes sources={of.flatMap(({ sources }) => sources)} />
    </>
  );
}

function listFacts(startup: Startup): MarkedFact[] {
  const others = startup.names.filter(({ kind }) => kind !== 'former' && kind !== 'parent');
  const names = Object.keys(SHOWN) as Array<keyof typeof SHOWN>;
  const facts: MarkedFact[] = [
    ...names.map((name): MarkedFact => {
      const canBeCorrected = reasonAgainst(STARTUP[name], 'correct') === null;
      return [STARTUP[name].label, SHOWN[name](startup), canBeCorrected ? name : undefined];
    }),
    [
      text.otherNames,
      others.length > 0 && (
        <>
          {others
            .map(({ name, kind }) => `${name} (${text.aliasKinds[kind](null)})`)
            .join(marksText.comma)}
          <SourceNotes sources={others.flatMap(({ sources }) => sources)} />
        </>
      ),
    ],
  ];
  return facts.filter(([, value]) => value);
}

/** Events that make a status. */
const EVENTS_OF: Record<StartupStatus, readonly EventKind[]> = {
  active: [],
  acquired: ['acquired', 'merged'],
  closed: ['closed', 'paused', 'merged'],
  public: ['listed'],
};

/** The newest event that led to the current status. */
function findStatusEvent({ status, history }: Startup): HistoryEvent | undefined {
  return status ? history.findLast(({ kind }) => EVENTS_OF[status].includes(kind)) : undefined;
}

/** "Active", with its sources. */
export function Status({ startup: { status, figure_sources } }: { startup: Startup }) {
  const source = figure_sources.status;
  if (!status) return null;
  return (
    <>
      {text.statuses[status]}
      {source && <SourceNotes sources={[source]} />}
    </>
  );
}

/** The fate of a startup that was acquired, merged, listed or closed; without events its status. */
export function StatusLine({ startup }: { startup: Startup }) {
  const { status } = startup;
  if (!status || status === 'active') return null;
  const event = findStatusEvent(startup);
  return (
    <p className={`status-line status-${status}`}>
      {event ? (
        <EventSentence slug={startup.slug} event={event} />
      ) : (
        <>
          <Status startup={startup} />
          <WrongMark kind="startup" slug={startup.slug} field="status" />
        </>
      )}
    </p>
  );
}

/** Events and acquisitions of the startup that are not in the page's head. */
export function HistoryList({ startup }: { startup: Startup }) {
  const { history, acquisitions, name } = startup;
  const inHead = findStatusEvent(startup) ? 1 : 0;
  if (history.length + acquisitions.length <= inHead) return null;
  return (
    <section id="history">
      <h2>{text.historyOf(name)}</h2>
      <ul className="rows">
        {history.map((event) => (
          <li key={`${event.kind} ${event.date?.date} ${event.counterparty}`}>
            <EventSentence slug={startup.slug} event={event} />
          </li>
        ))}
        {acquisitions.map(({ startup: other, kind, date, amount }) => (
          <li key={`${other.slug} ${kind}`}>
            <Filled
              text={text.acquisitions[kind]}
              startup={<NameLink href={startupPath(other.slug)} name={other.name} />}
            />
            {date && `${marksText.comma}${formatPartialDate(date)}`}
            {amount !== null && (
              <>
                {marksText.comma}
                <Filled text={text.forPrice} amount={<Money usd={amount} />} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Acquired by Stripe, October 2020, for $200.0M." */
function EventSentence({ slug, event }: { slug: string; event: HistoryEvent }) {
  const { kind, date, counterparty, acquirer, amount, detail, sources } = event;
  return (
    <>
      {counterparty ? (
        <Filled
          text={text.events[kind].withOther}
          other={
            acquirer ? (
              <NameLink href={acquirer.path} name={acquirer.name} />
            ) : (
              <Name>{counterparty}</Name>
            )
          }
        />
      ) : (
        text.events[kind].alone
      )}
      {date && (
        <>
          {marksText.comma}
          <PartialTime date={date.date} />
        </>
      )}
      {amount !== null && (
        <>
          {marksText.comma}
          <Filled text={text.forPrice} amount={<Money usd={amount} />} />
        </>
      )}
      {detail && (
        <>
          . <Written>{detail}</Written>
        </>
      )}
      <SourceNotes sources={sources} />
      <WrongMark kind="exit" slug={exitSlugOf(slug, kind, date)} field="date" />
    </>
  );
}

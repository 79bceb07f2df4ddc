import { hostOf } from '../../base/address.ts';
import { sayRoundAmount } from '../../base/money.ts';
import { fundingPath, investorPath, pathTo, personPath, startupPath } from '../../base/paths.ts';
import { ROLE } from '../../catalogue/person.ts';
import { ROUND } from '../../catalogue/round.ts';
import { RoundMoney } from '../../catalogue/round-money.tsx';
import { SourceList } from '../../catalogue/sources/source-list.tsx';
import { notFound } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_PEOPLE, startupTag } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { peopleText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Avatar, EntityHead } from '../../ui/entities.tsx';
import { Name, NameLink, PartialTime } from '../../ui/values.tsx';
import { FactNotes, WrongMark } from '../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../desk/corrections/log.server.ts';
import type { Person, PersonRound, Role } from './contract.ts';
import { findPerson } from './queries.server.ts';

export const personPage: Page = page({
  async load({ sql }, params) {
    const slug = params.slug ?? '';
    const person = await findPerson(sql, slug);
    if (!person) throw notFound('person', slug);
    return { person, notes: await loadFactNotes(sql, { kind: 'person', slug }) };
  },
  cacheTags: ({ person: { roles } }) => [
    ALL_PEOPLE,
    ALL_INVESTORS,
    ...roles.map(({ startup }) => startupTag(startup.slug)),
  ],
  head: ({ person: { name, slug, roles } }, { settings }) => ({
    title: name,
    description: text.description(
      name,
      roles.map(({ startup }) => startup.name),
    ),
    canonical: personPath(slug),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name,
        url: `${settings.SITE_URL}${personPath(slug)}`,
      },
    ],
  }),
  body: ({ person, person: { name, slug, photo, investor }, notes }, { session }) => (
    <>
      <EntityHead
        picture={<Avatar kind="person" name={name} slug={slug} src={photo} size={64} />}
        name={name}
        lead={
          investor ? (
            <>
              {text.lead},{' '}
              <a href={investorPath(investor.slug)}>{text.investorToo(investor.deals_count)}</a>
            </>
          ) : (
            text.lead
          )
        }
        meta={person.links.map((link) => (
          <li key={link}>
            <a href={link} rel="noopener nofollow">
              {hostOf(link)}
            </a>
          </li>
        ))}
      />
      <section className="section">
        <h2>{text.roles}</h2>
        <Roles person={person} />
      </section>
      <Rounds
        title={text.rounds}
        note={text.roundsNote}
        rounds={person.rounds.filter(({ is_during_role }) => is_during_role)}
      />
      <Rounds
        title={text.otherRounds}
        note={text.otherRoundsNote(name)}
        rounds={person.rounds.filter(({ is_during_role }) => !is_during_role)}
      />
      <FactNotes notes={notes} isModerator={Boolean(session?.isModerator)} />
      <SourceList sources={listSources(person)} />
      <p className="section small prose">
        {text.removal}
        <a href={`${pathTo('/privacy-policy')}#removal`}>{text.removalLink}</a>.
      </p>
    </>
  ),
});

function listSources({ roles, she_sources }: Person) {
  const all = [...roles.flatMap(({ sources }) => sources), ...she_sources];
  return [...new Map(all.map((one) => [one.url, one])).values()];
}

function Roles({ person: { slug, roles } }: { person: Person }) {
  const isDated = roles.some(({ since, until }) => since ?? until);
  const when = {
    key: 'when',
    label: text.when,
    cell: ({ since, until }: Role) => text.between(since, until),
  };
  return (
    <DataTable
      caption={text.roles}
      captionHidden
      cardsOnXs
      rows={roles}
      getKey={({ startup }) => startup.slug}
      columns={[
        {
          key: 'startup',
          label: ROUND.startup.label,
          cell: ({ startup }) => <NameLink href={startupPath(startup.slug)} name={startup.name} />,
        },
        {
          key: 'role',
          label: ROLE.title.label,
          cell: ({ startup, title, is_founder }) => (
            <>
              {title ?? (is_founder ? text.founder : null)}
              <WrongMark kind="person" slug={slug} field={`title:${startup.slug}`} />
            </>
          ),
        },
        ...(isDated ? [when] : []),
      ]}
    />
  );
}

interface RoundsProps {
  title: string;
  note: string;
  rounds: PersonRound[];
}

function Rounds({ title, note, rounds }: RoundsProps) {
  if (rounds.length === 0) return null;
  return (
    <section className="section">
      <h2>{title}</h2>
      <p className="small">{note}</p>
      <DataTable
        caption={title}
        captionHidden
        cardsOnXs
        rows={rounds}
        getKey={({ slug }) => slug}
        columns={[
          {
            key: 'round',
            label: ROUND.round.label,
            cell: ({ slug, round, startup }) => (
              <a href={fundingPath(slug)}>
                {sayName(round)}, <Name>{startup.name}</Name>
              </a>
            ),
          },
          {
            key: 'date',
            label: text.date,
            cell: ({ announced_on }) => (
              <PartialTime date={announced_on?.date} none={text.unknownDate} />
            ),
          },
          {
            key: 'amount',
            label: ROUND.amount.label,
            isFigure: true,
            isKnown: (round) => sayRoundAmount(round) !== null,
            cell: (round) => <RoundMoney round={round} />,
          },
        ]}
      />
    </section>
  );
}

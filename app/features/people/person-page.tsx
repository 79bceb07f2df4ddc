import { hostOf } from '../../base/address.ts';
import { formatList } from '../../base/count.ts';
import { localPath } from '../../base/locale-path.ts';
import { abbreviateUsd } from '../../base/money.ts';
import { investorPath, pathTo, personPath } from '../../base/paths.ts';
import { sayRole } from '../../catalogue/role-name.tsx';
import { SourceList } from '../../catalogue/sources/source-list.tsx';
import { Headline } from '../../charts/figure-block.tsx';
import { notFound } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_PEOPLE, startupTag } from '../../page-cache/cache-tags.ts';
import { peopleText as text } from '../../text/text.ts';
import { Avatar, EntityHead, EntityRow } from '../../ui/entities.tsx';
import { FactNotes } from '../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../desk/corrections/log.server.ts';
import { NumberedSources } from '../startups/source-notes.tsx';
import type { CoFounder, Person, Role } from './contract.ts';
import { LifeChart } from './life-chart.tsx';
import { listLanes } from './life-lanes.ts';
import { Investments, Roles, Rounds } from './person-tables.tsx';
import { findPerson } from './queries.server.ts';

export const personPage: Page = page({
  async load({ sql }, params) {
    const slug = params.slug ?? '';
    const person = await findPerson(sql, slug);
    if (!person) throw notFound('person', slug);
    return { person, notes: await loadFactNotes(sql, { kind: 'person', slug }) };
  },
  cacheTags: ({ person: { roles, investments } }) => [
    ALL_PEOPLE,
    ALL_INVESTORS,
    ...[...roles, ...investments].map(({ startup }) => startupTag(startup.slug)),
  ],
  head: ({ person: { name, slug, roles } }, { settings }) => ({
    title: name,
    description: text.description(
      name,
      roles.map(({ startup }) => startup.name),
    ),
    canonical: personPath(slug),
    isTool: true,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name,
        url: settings.SITE_URL + localPath(personPath(slug)),
      },
    ],
  }),
  body: ({ person, notes }, { session, now }) => {
    const { name, roles, investments, co_founders } = person;
    const sources = listSources(person);
    return (
      <NumberedSources value={sources}>
        <PersonHead person={person} />
        <div className="person-parts">
          <div>
            <Life person={person} now={now} />
            <Roles
              title={text.founded}
              slug={person.slug}
              roles={roles.filter(({ is_founder }) => is_founder)}
            />
            <Roles
              title={roles.some(({ is_founder }) => is_founder) ? text.otherRoles : text.roles}
              slug={person.slug}
              roles={roles.filter(({ is_founder }) => !is_founder)}
            />
            <Investments investments={investments} />
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
          </div>
          <CoFounders people={co_founders} />
        </div>
        <FactNotes notes={notes} isModerator={Boolean(session?.isModerator)} />
        <SourceList sources={sources} />
        <p className="section small prose">
          {text.removal}
          <a href={`${pathTo('/privacy-policy')}#removal`}>{text.removalLink}</a>.
        </p>
      </NumberedSources>
    );
  },
});

function PersonHead({ person }: { person: Person }) {
  const { name, slug, photo, investor, roles } = person;
  return (
    <EntityHead
      picture={<Avatar kind="person" name={name} slug={slug} src={photo} size={64} />}
      name={name}
      lead={sayLead(roles)}
      meta={
        <>
          {investor && (
            <li>
              <a href={investorPath(investor.slug)}>{text.investorToo(investor.deals_count)}</a>
            </li>
          )}
          {person.links.map((link) => (
            <li key={link}>
              <a href={link} rel="noopener nofollow">
                {hostOf(link)}
              </a>
            </li>
          ))}
        </>
      }
    />
  );
}

/** "Founder of Andela and Flutterwave"; the one role of who founded nothing. */
function sayLead(roles: readonly Role[]): string {
  const founded = roles.filter(({ is_founder }) => is_founder);
  const [only] = roles;
  if (founded.length > 0) return text.founderOf(joinNames(founded));
  if (only?.title && roles.length === 1)
    return text.atStartup(sayRole(only.title) ?? only.title, only.startup.name);
  return roles.length > 0 ? text.worksAt(joinNames(roles)) : text.lead;
}

const joinNames = (roles: readonly Role[]) => formatList(roles.map(({ startup }) => startup.name));

function listSources({ roles, she_sources }: Person) {
  const all = [...roles.flatMap(({ sources }) => sources), ...she_sources];
  return [...new Map(all.map((one) => [one.url, one])).values()];
}

/** The startups on one axis of years, under what those founded have raised. */
function Life({ person, now }: { person: Person; now: Date }) {
  const lanes = listLanes(person, now);
  if (lanes.length === 0) return null;
  const founded = person.roles.filter(({ is_founder }) => is_founder);
  const raised = founded.reduce((sum, { startup }) => sum + (startup.total_fundings ?? 0), 0);
  const [first] = founded;
  const isUndated = founded.some(({ since, until }) => !since && !until);
  return (
    <section>
      <h2>
        {raised > 0 && first ? (
          <Headline {...text.raised(abbreviateUsd(raised), founded.length, first.startup.name)} />
        ) : (
          text.overTime
        )}
      </h2>
      <p className="figure-subtitle">{text.lanesNote}</p>
      <LifeChart name={person.name} lanes={lanes} now={now} />
      {isUndated && <p className="small">{text.lanesUndated}</p>}
    </section>
  );
}

function CoFounders({ people }: { people: readonly CoFounder[] }) {
  if (people.length === 0) return null;
  return (
    <aside className="side">
      <section>
        <h2>{text.foundedWith}</h2>
        <ul className="rows">
          {people.map((person) => (
            <li key={person.slug}>
              <EntityRow
                kind="person"
                of={person}
                tagline={formatList(person.startups.map(({ name }) => name))}
              />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

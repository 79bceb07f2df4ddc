import { investorPath, startupPath } from '../../base/paths.ts';
import { RoleName } from '../../catalogue/role-name.tsx';
import type { FundingRow } from '../../catalogue/round-contract.ts';
import type { NewsItem } from '../../catalogue/sources/contract.ts';
import type { Startup, TeamMember } from '../../catalogue/startup-contract.ts';
import { FollowableRow } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { startupsText as text } from '../../text/text.ts';
import { EntityRow } from '../../ui/entities.tsx';
import { ArticleLine } from '../../ui/lists.tsx';
import { Money, NameLinks } from '../../ui/values.tsx';
import type { Profile } from './profile-frame.tsx';
import { SourceNotes } from './source-notes.tsx';
import { sumUpInvestors } from './sum-up-rounds.ts';

const SHOWN_INVESTORS = 3;
const SHOWN_PEOPLE = 5;
export const SHOWN_NEWS = 3;

interface ProfilePeopleProps {
  profile: Profile;
  fundings: readonly FundingRow[];
  team: readonly TeamMember[];
  /** The newest. */
  news: readonly NewsItem[];
}

/** Investors, founders and latest news; nothing if none is known. */
export function ProfilePeople({ profile, fundings, team, news }: ProfilePeopleProps) {
  const { startup, figures } = profile;
  const hasInvestors = fundings.some(({ investors }) => investors.length > 0);
  if (!hasInvestors && team.length === 0 && news.length === 0) return null;
  return (
    <div className="profile-people side">
      {hasInvestors && <Investors fundings={fundings} />}
      {team.length > 0 && <Founders slug={startup.slug} team={team} />}
      {news.length > 0 && <LastNews slug={startup.slug} news={news} total={figures.news} />}
    </div>
  );
}

function Investors({ fundings }: Pick<ProfilePeopleProps, 'fundings'>) {
  const backers = sumUpInvestors(fundings);
  const rest = backers.slice(SHOWN_INVESTORS);
  return (
    <section>
      <h2>{text.investorsCount(backers.length)}</h2>
      <ul className="rows">
        {backers.slice(0, SHOWN_INVESTORS).map((backer) => (
          <li key={backer.slug}>
            <EntityRow
              kind="investor"
              of={backer}
              tagline={text.tookPart({ ...backer, round: backer.round && sayName(backer.round) })}
            />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p className="small">
          {text.alsoInvested} <NameLinks names={rest} pathOf={investorPath} />
        </p>
      )}
    </section>
  );
}

function Founders({ slug, team }: { slug: string; team: readonly TeamMember[] }) {
  const founders = team.filter(({ is_founder }) => is_founder);
  const people = founders.length > 0 ? founders : team;
  const shown = people.slice(0, SHOWN_PEOPLE);
  return (
    <section>
      <h2>{founders.length > 0 ? text.founders : text.team}</h2>
      <ul className="rows">
        {shown.map((person) => (
          <li key={person.slug}>
            <EntityRow
              kind="person"
              of={person}
              mark={<SourceNotes sources={person.sources} />}
              note={<RoleName {...person} />}
            />
          </li>
        ))}
      </ul>
      {shown.length < team.length && (
        <p className="small">
          <a href={startupPath(slug, 'team')}>{text.wholeTeam(team.length)}</a>
        </p>
      )}
    </section>
  );
}

function LastNews(props: { slug: string; news: readonly NewsItem[]; total: number }) {
  const { slug, news, total } = props;
  return (
    <section>
      <h2>{text.news}</h2>
      <ul className="rows">
        {news.map((item) => (
          <li key={item.url}>
            <ArticleLine {...item} />
          </li>
        ))}
      </ul>
      {total > news.length && (
        <p className="small">
          <a href={startupPath(slug, 'news-activities')}>{text.allNews(total)}</a>
        </p>
      )}
    </section>
  );
}

export function RelatedStartups({ startup }: { startup: Startup }) {
  if (startup.related.length === 0) return null;
  return (
    <section className="profile-related">
      <h2>{text.related}</h2>
      <ul className="rows">
        {startup.related.map(({ total_fundings, reasons, ...other }) => (
          <li key={other.slug}>
            <FollowableRow kind="startup" of={other} note={text.sayReasons(reasons)}>
              {total_fundings !== null && <Money usd={total_fundings} />}
            </FollowableRow>
          </li>
        ))}
      </ul>
      <p className="small">
        <a href={startupPath(startup.slug, 'competitors')}>{text.allCompetitors(startup.name)}</a>
      </p>
    </section>
  );
}

import { hostOf } from '../../base/address.ts';
import { personPath } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { peopleText, startupsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/entities.tsx';
import { NameLink } from '../../ui/values.tsx';
import { findTeam } from './lists.server.ts';
import { loadProfile, profileHead, profileTags } from './load-profile.server.ts';
import { EmptyTab, ProfileFrame } from './profile-frame.tsx';

export const teamPage: Page = page({
  isInSitemap: false,
  async load(context, params) {
    const profile = await loadProfile(context, params, 'team');
    return { profile, team: (await findTeam(context.sql, profile.startup.slug)) ?? [] };
  },
  cacheTags: ({ profile }) => profileTags(profile),
  head: ({ profile }, context) => profileHead(profile, context, text.team),
  body: ({ profile, team }) => (
    <ProfileFrame profile={profile}>
      <section className="section">
        <h2>{text.teamOf(profile.startup.name)}</h2>
        {team.length === 0 && <EmptyTab title={text.noTeam} slug={profile.startup.slug} />}
        {team.length > 0 && (
          <ul className="people">
            {team.map(({ name, slug, title, is_founder, since, until, photo, links }) => (
              <li key={slug}>
                <Avatar kind="person" name={name} slug={slug} src={photo} size={64} />
                <p className="person-name">
                  <NameLink href={personPath(slug)} name={name} />
                </p>
                <p className="small">
                  {[title ?? (is_founder ? text.founder : null), peopleText.between(since, until)]
                    .filter(Boolean)
                    .join(', ')}
                </p>
                {links.map((link) => (
                  <a key={link} className="small" href={link} rel="noopener nofollow">
                    {hostOf(link)}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        )}
      </section>
    </ProfileFrame>
  ),
});

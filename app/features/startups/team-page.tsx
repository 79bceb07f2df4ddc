import { hostOf } from '../../base/host-of.ts';
import { slugify } from '../../base/slug.ts';
import { type Page, page } from '../../http/page.ts';
import { startupsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Name } from '../../ui/bdi.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadProfile, profileTags } from './load-profile.server.ts';
import { ProfileFrame } from './profile-frame.tsx';
import { profileHead } from './profile-head.ts';
import { findTeam } from './queries.server.ts';

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
        {team.length === 0 && <EmptyState title={text.noTeam} />}
        {team.length > 0 && (
          <ul className="people">
            {team.map(({ name, title, is_founder, photo, links }) => (
              <li key={name}>
                <Avatar kind="person" name={name} slug={slugify(name)} src={photo} size={64} />
                <p className="person-name">
                  <Name>{name}</Name>
                </p>
                <p className="small">{title ?? (is_founder ? text.founder : null)}</p>
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

import { comparePath } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { startupsText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { listCompared } from './comparison.server.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { loadProfile, profileHead, relatedTags } from './load-profile.server.ts';
import { EmptyTab, ProfileFrame } from './profile-frame.tsx';

export const competitorsPage: Page = page({
  isInSitemap: false,
  async load(context, params) {
    const profile = await loadProfile(context, params, 'competitors');
    const { slug, related } = profile.startup;
    const slugs = [slug, ...related.map((one) => one.slug)];
    const { sql, session } = context;
    return { profile, slugs, startups: await listCompared(sql, slugs, session?.userId ?? null) };
  },
  cacheTags: ({ profile }) => relatedTags(profile),
  head: ({ profile }, context) => profileHead(profile, context, text.competitors),
  body: ({ profile, slugs, startups }) => {
    const { name, slug, related } = profile.startup;
    return (
      <ProfileFrame profile={profile}>
        {related.length === 0 && <EmptyTab title={text.noCompetitors} slug={slug} />}
        {related.length > 0 && (
          <>
            <section className="section flow">
              <h2>{text.comparison}</h2>
              <p className="muted">{text.competitorsHow}</p>
              <ComparisonTable caption={text.competitorsOf(name)} startups={startups} />
              <p>
                <ButtonLink href={comparePath(slugs)}>{text.compare}</ButtonLink>
              </p>
            </section>
            <section className="section flow">
              <h2>{text.why}</h2>
              <ul className="reasons">
                {related.map((one) => (
                  <li key={one.slug}>
                    <bdi>{one.name}</bdi>: {one.reasons.join('; ')}
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </ProfileFrame>
    );
  },
});

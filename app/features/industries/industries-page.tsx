import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { industryPath, pathTo } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { industriesText as text } from '../../text/text.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { Island } from '../../ui/island.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { IndustryOption } from './contract.ts';
import { IndustryFilter } from './industry-filter.tsx';
import { groupByLetter } from './letters.ts';
import { listIndustries } from './queries.server.ts';

const LIST_ID = 'industry-list';
const BAR_WIDTH = 48;

export const industriesPage: Page = page({
  load: async ({ sql }) => listIndustries(sql),
  cacheTags: () => [ALL_STARTUPS],
  head: (_industries, { settings }) => ({
    title: text.title,
    description: text.description,
    canonical: pathTo('/industries'),
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [{ name: text.industries, path: pathTo('/industries') }]),
    ],
  }),
  body: (industries) => {
    const used = industries.filter(({ startups_count }) => startups_count > 0).length;
    const most = Math.max(1, ...industries.map(({ startups_count }) => startups_count));
    const groups = groupByLetter(industries);
    return (
      <>
        <h1>{text.industries}</h1>
        <p className="lead">{text.lead(industries.length, used)}</p>
        <Island name="industry-filter" component={IndustryFilter} props={{ listId: LIST_ID }} />
        <nav className="letters" aria-label={text.letters}>
          <ul>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${letter}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="industry-groups" id={LIST_ID}>
          {groups.map(({ letter, items }) => (
            <section key={letter} id={letter} aria-label={text.letter(letter)}>
              <h2>{letter}</h2>
              <ul className="industry-list">
                {items.map((industry) => (
                  <IndustryItem key={industry.slug} industry={industry} most={most} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </>
    );
  },
});

function IndustryItem({ industry, most }: { industry: IndustryOption; most: number }) {
  const { name, label, slug, startups_count } = industry;
  const length = Math.round((startups_count / most) * BAR_WIDTH * 10) / 10;
  return (
    <li className={joinClasses(startups_count === 0 && 'industry-unused') || undefined}>
      <a href={industryPath(slug)} title={label === name ? undefined : label}>
        {name}
      </a>
      {startups_count > 0 && (
        <svg width={BAR_WIDTH} height="4" aria-hidden="true">
          <rect width={Math.max(length, 1)} height="4" />
        </svg>
      )}
      <span>{startups_count}</span>
      <FollowMark type="industry" slug={slug} name={name} />
    </li>
  );
}

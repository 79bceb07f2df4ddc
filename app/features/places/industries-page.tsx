import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import type { YearValues } from '../../base/count.ts';
import { industryPath, pathTo } from '../../base/paths.ts';
import { slugify } from '../../base/slug.ts';
import { History } from '../../charts/sparkline.tsx';
import { listGroupYears } from '../../figures/sums.server.ts';
import { FollowMark } from '../../follows/follow-button.tsx';
import { type Page, page } from '../../http/page.ts';
import { ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { inAlphabet, sayName } from '../../text/say-name.ts';
import { industriesText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Money } from '../../ui/values.tsx';
import type { IndustryOption } from './contract.ts';
import { IndustryFilter } from './industry-controls.tsx';
import { listIndustries } from './queries.server.ts';

const LIST_ID = 'industry-list';

export const industriesPage: Page = page({
  async load({ sql, now }) {
    const [industries, histories] = await Promise.all([
      listIndustries(sql),
      listGroupYears(sql, 'industry', now),
    ]);
    return { industries, histories };
  },
  cacheTags: () => [ALL_STARTUPS],
  head: (_data, { settings }) => ({
    title: text.title,
    description: text.description,
    canonical: pathTo('/industries'),
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [{ name: text.industries, path: pathTo('/industries') }]),
    ],
  }),
  body: ({ industries, histories }) => {
    const used = industries.filter(({ startups_count }) => startups_count > 0);
    const unused = industries.filter(({ startups_count }) => startups_count === 0);
    const groups = groupByLetter(used);
    return (
      <>
        <h1>{text.industries}</h1>
        <p className="lead">{text.lead(used.length)}</p>
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
        <div id={LIST_ID}>
          <div className="industry-groups">
            {groups.map(({ letter, items }) => (
              <section key={letter} id={letter} aria-label={text.letter(letter)}>
                <h2>{letter}</h2>
                <ul className="industry-list">
                  {items.map((industry) => (
                    <IndustryItem
                      key={industry.slug}
                      {...industry}
                      years={histories.get(industry.slug)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {unused.length > 0 && (
            <details className="industries-unused">
              <summary>{text.unused(unused.length)}</summary>
              <ul>
                {inAlphabet(unused, ({ name }) => name).map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={industryPath(slug)}>{sayName(name)}</a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </>
    );
  },
});

function IndustryItem(props: IndustryOption & { years: YearValues | undefined }) {
  const { slug, startups_count, total_fundings, years } = props;
  const [name, label] = [sayName(props.name), sayName(props.label)];
  return (
    <li>
      <span className="name-and-mark">
        <a
          className="entity-link"
          href={industryPath(slug)}
          title={label === name ? undefined : label}
        >
          {name}
        </a>
        <FollowMark type="industry" slug={slug} name={name} />
      </span>
      <History years={years} />
      <span>{startups_count}</span>
      {total_fundings !== null && <Money usd={total_fundings} />}
    </li>
  );
}

/** Items by first letter without accents or marks; digits come first as one group. */
export function groupByLetter<Item extends { name: string }>(items: readonly Item[]) {
  const sorted = inAlphabet(items, ({ name }) => name);
  const groups = Map.groupBy(sorted, ({ name }) => letterOf(sayName(name)));
  return [...groups]
    .map(([letter, members]) => ({ letter, items: members }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

function letterOf(name: string): string {
  // The Arabic article opens many names and orders none.
  const first = name
    .replace(/^ال(?=\p{L}{2})/u, '')
    .normalize('NFD')
    .charAt(0);
  if (/[0-9]/.test(first)) return text.digits;
  return /\p{Script=Latin}/u.test(first) ? slugify(name).charAt(0).toUpperCase() : first;
}

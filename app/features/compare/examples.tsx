import { comparePath } from '../../base/paths.ts';
import { compareText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Avatar } from '../../ui/entities.tsx';
import { Card } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Name } from '../../ui/values.tsx';
import type { Example } from './contract.ts';

export function Examples({ examples }: { examples: readonly Example[] }) {
  if (examples.length === 0) return <EmptyState title={text.noStartups} />;
  return (
    <section className="section">
      <h2>{text.emptyTitle}</h2>
      <p className="figure-subtitle">{text.emptyWhy}</p>
      <div className="compare-examples">
        {examples.map(({ industry, startups }) => (
          <Card
            key={industry}
            title={text.exampleOf(industry)}
            foot={
              <ButtonLink
                href={comparePath(startups.map(({ slug }) => slug))}
                aria-label={text.titleOf(startups.map(({ name }) => name))}
              >
                {text.compare}
              </ButtonLink>
            }
          >
            <ul className="compare-example">
              {startups.map(({ name, slug, logo }) => (
                <li key={slug}>
                  <Avatar kind="startup" name={name} slug={slug} src={logo} />
                  <Name>{name}</Name>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

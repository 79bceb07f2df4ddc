import { comparePath, startupPath } from '../../base/paths.ts';
import { sayName } from '../../text/say-name.ts';
import { compareText as text, upgradeText } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Avatar } from '../../ui/entities.tsx';
import { Card } from '../../ui/lists.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState, Gate, Notice, type UpgradeOffer } from '../../ui/states.tsx';
import { Name, NameLinks } from '../../ui/values.tsx';
import { AddLinks, type AddLinksProps } from './add-startup.tsx';
import type { Comparison, Example } from './contract.ts';

const SHOWN_SLUGS = 10;
const SHOWN_LETTERS = 60;

type ComparisonNoticesProps = Pick<Comparison, 'unknown' | 'choices'> &
  Omit<AddLinksProps, 'startups'>;

export function ComparisonNotices({ unknown, choices, ...add }: ComparisonNoticesProps) {
  const others = choices?.found.filter(({ slug }) => !add.slugs.includes(slug)) ?? [];
  return (
    <>
      {unknown.length > 0 && <UnknownSlugs slugs={unknown} />}
      {choices && others.length === 0 && (
        <Notice type="warning" title={text.nothingFound(choices.typed)}>
          <p>{text.nothingFoundWhy}</p>
        </Notice>
      )}
      {choices && others.length > 0 && (
        <section className="compare-choices">
          <h2 className="h3">{text.severalFound(choices.typed)}</h2>
          <AddLinks {...add} startups={others} />
        </section>
      )}
    </>
  );
}

function UnknownSlugs({ slugs }: { slugs: readonly string[] }) {
  const named = slugs.slice(0, SHOWN_SLUGS).map((slug) => slug.slice(0, SHOWN_LETTERS));
  return (
    <Notice type="warning" title={text.unknown(named)}>
      {named.length > 1 && (
        <ul className="compare-unknown">
          {named.map((slug) => (
            <li key={slug}>
              <bdi>{slug}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>{text.unknownHow}</p>
    </Notice>
  );
}

interface ComparisonGateProps {
  leftOut: ReadonlyArray<{ name: string; slug: string }>;
  limit: number;
  offer: UpgradeOffer | null;
}

export function ComparisonGate({ leftOut, limit, offer }: ComparisonGateProps) {
  if (leftOut.length === 0) return null;
  const asked = limit + leftOut.length;
  return (
    <Gate
      title={
        offer
          ? upgradeText.more(Math.min(asked, offer.limit) - limit, offer.plan)
          : text.tooManyTitle(leftOut.length)
      }
      offer={offer}
      gives={text.gives}
    >
      <p>{text.tooMany(asked, limit)}</p>
      <p>
        {text.leftOut} <NameLinks names={leftOut} pathOf={startupPath} />
      </p>
    </Gate>
  );
}

export function Examples({ examples }: { examples: readonly Example[] }) {
  if (examples.length === 0) return <EmptyState title={text.noStartups} />;
  return (
    <Section title={text.emptyTitle}>
      <p className="figure-subtitle">{text.emptyWhy}</p>
      <div className="compare-examples">
        {examples.map(({ industry, startups }) => (
          <Card
            key={industry}
            title={text.exampleOf(sayName(industry))}
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
    </Section>
  );
}

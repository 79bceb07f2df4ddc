import { compareText as text } from '../../text/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { AddLinks } from './add-links.tsx';
import type { Comparison } from './contract.ts';

const SHOWN_SLUGS = 10;
const SHOWN_LETTERS = 60;

interface ComparisonNoticesProps extends Pick<Comparison, 'unknown' | 'choices'> {
  slugs: readonly string[];
  onlyDifferences: boolean;
  onAdd: (startup: { name: string; slug: string }) => void;
}

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

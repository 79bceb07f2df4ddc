import { suggestEditPath } from '../../base/paths.ts';
import { listingText, sourcesText as text } from '../../text/text.ts';

/** One line on what is not known yet, with the way to say it. */
export function UnknownFacts({ slug, unknown }: { slug: string; unknown: readonly string[] }) {
  return (
    <p className="unknown-facts">
      {unknown.length > 0 ? text.notKnown(unknown) : text.allKnown}{' '}
      <a href={suggestEditPath(slug)} rel="nofollow">
        {listingText.suggestLink}
      </a>
    </p>
  );
}

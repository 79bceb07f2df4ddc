import { type SubjectKind, suggestEditPath } from '../../base/desk-paths.ts';
import { claimPath } from '../../base/paths.ts';
import { claimsText, listingText, sourcesText as text } from '../../text/text.ts';

interface UnknownFactsProps {
  kind?: SubjectKind;
  slug: string;
  unknown: readonly string[];
  /** On the startup's own page. */
  canClaim?: boolean;
}

/** One line about unknown facts, with a link to add them. */
export function UnknownFacts({ kind, slug, unknown, canClaim }: UnknownFactsProps) {
  return (
    <p className="unknown-facts">
      {unknown.length > 0 ? text.notKnown(unknown) : text.allKnown}{' '}
      <a href={suggestEditPath(slug, kind)} rel="nofollow">
        {listingText.suggestLink}
      </a>
      {canClaim && (
        <>
          {' '}
          {claimsText.ask}{' '}
          <a href={claimPath(slug)} rel="nofollow">
            {claimsText.link}
          </a>
        </>
      )}
    </p>
  );
}

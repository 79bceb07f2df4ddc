// Components that pages of listings share.

import { suggestEditPath } from '../../../base/desk-paths.ts';
import { labelled } from '../../../base/label.ts';
import { addStartupSuccessPath, pathTo, startupPath } from '../../../base/paths.ts';
import { listingText as text } from '../../../text/text.ts';
import { EntityRow } from '../../../ui/entities.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { Candidate } from './contract.ts';

export const ADD_STARTUP = labelled(
  { href: pathTo('/dashboard/add-startup') },
  () => text.introTitle,
);

/** Companies that a listing may be already. */
export function CandidateList({ candidates }: { candidates: readonly Candidate[] }) {
  if (candidates.length === 0) return null;
  const reasons = { own: text.ownOpen, domain: text.sameDomain, name: text.similarName };
  return (
    <Notice type="warning" title={text.duplicates}>
      <p>{text.duplicatesWhy}</p>
      <ul className="rows">
        {candidates.map(({ name, slug, uuid, logo, country, website, reason }) => (
          <li key={slug ?? uuid}>
            <EntityRow
              kind="startup"
              of={{ name, slug: slug ?? name, logo }}
              href={slug ? startupPath(slug) : addStartupSuccessPath(uuid ?? undefined)}
              tagline={[reasons[reason], country, website].filter(Boolean).join(' · ')}
            >
              {slug && <a href={suggestEditPath(slug)}>{text.suggestInstead}</a>}
            </EntityRow>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function VerifyNotice() {
  return (
    <Notice type="warning">
      <p>{text.verifyFirst}</p>
      <p>
        <a href={pathTo('/verify-email')}>{text.verifyLink}</a>
      </p>
    </Notice>
  );
}

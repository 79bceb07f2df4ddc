import { suggestEditPath } from '../../../base/correction-paths.ts';
import { addStartupSuccessPath, startupPath } from '../../../base/paths.ts';
import { listingText as text } from '../../../text/text.ts';
import { EntityRow } from '../../../ui/entities.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { Candidate } from './contract.ts';

export function CandidateList({ candidates }: { candidates: readonly Candidate[] }) {
  return (
    <Notice type="warning" title={text.duplicates}>
      <p>{text.duplicatesWhy}</p>
      <ul className="rows">
        {candidates.map(({ name, slug, uuid, logo, country, website, reason }) => (
          <li key={slug ?? uuid}>
            <EntityRow
              kind="startup"
              name={name}
              slug={slug ?? name}
              src={logo}
              href={slug ? startupPath(slug) : addStartupSuccessPath(uuid ?? undefined)}
              tagline={[reasonOf(reason), country, website].filter(Boolean).join(' · ')}
            >
              {slug && <a href={suggestEditPath(slug)}>{text.suggestInstead}</a>}
            </EntityRow>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function reasonOf(reason: Candidate['reason']): string {
  if (reason === 'own') return text.ownOpen;
  return reason === 'domain' ? text.sameDomain : text.similarName;
}

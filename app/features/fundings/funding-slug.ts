// Addresses of funding rounds.
import type { PartialDate } from '../../base/partial-date.ts';
import { slugify } from '../../base/slug.ts';

/**
 * `{startup}-{round}-{yyyy[-mm]}` (decisions.md, "Funding detail"): the month when it is known, no date when none is.
 * While `isTaken`, a counter follows, from 2. The caller notes what it was given as taken.
 */
export function fundingSlug(
  startupSlug: string,
  round: string,
  date: PartialDate | null,
  isTaken: (slug: string) => boolean,
): string {
  const period = date ? `-${date.date.slice(0, 'yyyy-mm'.length)}` : '';
  const slug = `${startupSlug}-${slugify(round)}${period}`;
  if (!isTaken(slug)) return slug;
  for (let counter = 2; ; counter++) {
    const numbered = `${slug}-${counter}`;
    if (!isTaken(numbered)) return numbered;
  }
}

import type { PartialDate } from '../base/dates.ts';
import { slugify } from '../base/slug.ts';

/** `{startup}-{round}-{yyyy[-mm]}`, then a counter from 2 while `isTaken`. */
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

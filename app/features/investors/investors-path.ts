import { withQuery } from '../../base/paths.ts';
import { slugify } from '../../base/slug.ts';

export const INVESTORS_PATH = '/investors';

/** What investors are narrowed to; type and stage by label or value. */
export interface NamedFilters {
  q?: string;
  type?: string;
  stage?: string;
}

/** Filters in the order of conventions.md; a page only above 1 (spec section 5). */
export function investorsPath({ q, type, stage }: NamedFilters, page = 1): string {
  return withQuery(INVESTORS_PATH, {
    q,
    type: type && slugify(type),
    stage: stage && slugify(stage),
    page: page > 1 ? page : null,
  });
}

export function isFiltered({ q, type, stage }: NamedFilters): boolean {
  return Boolean(q || type || stage);
}

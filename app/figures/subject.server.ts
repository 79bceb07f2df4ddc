import type { Sql } from '../data/database.ts';
import { type Followable, findNamed } from '../follows/queries.server.ts';
import { notFound } from '../http/errors.ts';
import { slugParam } from '../http/slug-param.ts';
import { figuresText } from '../text/text.ts';
import type { ChartScope, SubjectSlug } from './contract.ts';
import type { GroupKey } from './group.server.ts';

type SubjectKind = 'location' | 'industry' | 'investor';

/** Throws 404. */
export async function getSubject(sql: Sql, kind: SubjectKind, slug: string): Promise<Followable> {
  const subject = slugParam.safeParse(slug).success ? await findNamed(sql, kind, slug) : null;
  if (!subject) throw notFound(kind, slug);
  return subject;
}

export interface StartupSet extends GroupKey {
  /** For titles; undefined for the whole catalogue. */
  name?: string;
  industryName?: string;
  placeName?: string;
}

/** Throws 404 for an unknown location or industry. */
export async function getStartupSet(
  sql: Sql,
  about: SubjectSlug | null,
  scope: ChartScope,
): Promise<StartupSet> {
  if (about === 'location_slug') {
    const place = await getSubject(sql, 'location', scope.location_slug ?? '');
    return { name: place.name, placeName: place.name, place };
  }
  if (about !== 'industry_slug') return {};
  const industry = await getSubject(sql, 'industry', scope.industry_slug ?? '');
  if (!scope.location) {
    return { name: industry.name, industryName: industry.name, industryId: industry.id };
  }
  const place = await getSubject(sql, 'location', scope.location);
  return {
    name: figuresText.industryIn(industry.name, place.name),
    industryName: industry.name,
    placeName: place.name,
    place,
    industryId: industry.id,
  };
}

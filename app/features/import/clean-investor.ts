// One row about an investor, cell by cell.
import { slugify } from '../../base/slug.ts';
import {
  type CleanContext,
  type CleanSources,
  cleanSources,
  RowProblems,
  readName,
} from './clean-context.ts';
import { readSlug } from './clean-startup.ts';
import { cleanValue } from './clean-text.ts';
import type { Cleaned, FieldCells } from './contract.ts';
import { readAnyCountry } from './read-country.ts';
import { readRound } from './read-round.ts';
import { readWebsite } from './read-website.ts';
import { splitList } from './split-list.ts';

export interface CleanInvestor extends CleanSources {
  slug: string | null;
  base_slug: string;
  name: string;
  type: string | null;
  country_code: string | null;
  website: string | null;
  stages: string[];
}

const LONGEST_TYPE = 60;

export function cleanInvestor(cells: FieldCells, context: CleanContext): Cleaned<CleanInvestor> {
  const problems = new RowProblems();
  const name = problems.take('name', cells.name, readName(cells.name), 'row');
  if (!name && !problems.keepsRowOut) problems.add('name', cells.name ?? '', 'no name', 'row');
  const slug = problems.take('slug', cells.slug, readSlug(cells.slug));
  const country_code = problems.take('country', cells.country, readAnyCountry(cells.country));
  const site = problems.take('website', cells.website, readWebsite(cells.website));
  const type = cleanValue(cells.type);
  if (type.length > LONGEST_TYPE)
    problems.add('type', type, `longer than ${LONGEST_TYPE} characters`, 'cell');
  const stages = new Set<string>();
  for (const word of splitList(cells.stages)) {
    const stage = problems.take('stages', word, readRound(word, context.roundSpellings));
    if (stage) stages.add(stage);
  }
  if (!name) return { problems: problems.list };
  const row: CleanInvestor = {
    slug,
    base_slug: slug ?? slugify(name),
    name,
    type: type && type.length <= LONGEST_TYPE ? type : null,
    country_code,
    website: site?.url ?? null,
    stages: [...stages],
    ...cleanSources(cells, context),
  };
  return { row, problems: problems.list };
}

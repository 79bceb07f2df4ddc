import { slugify } from '../../../base/slug.ts';
import { readSlug, readWebsite } from '../../../language/values/address.ts';
import { readRound } from '../../../language/values/choice.ts';
import { readName, splitCell } from '../../../language/values/names.ts';
import { readAnyCountry } from '../../../language/values/place.ts';
import type { CleanRow, FieldCells } from './contract.ts';
import { type CleanContext, RowReader } from './row-reader.ts';

const LONGEST_TYPE = 60;

export function cleanInvestor(cells: FieldCells, context: CleanContext) {
  const row = new RowReader(cells, context);
  const name = row.read('name', readName, 'row');
  if (!name && !row.isRefused) row.refuse('name', 'no name');
  const slug = row.read('slug', readSlug);
  const country_code = row.read('country', readAnyCountry);
  const website = row.read('website', readWebsite)?.url ?? null;
  const type = row.text('type');
  if (type.length > LONGEST_TYPE)
    row.report('type', `longer than ${LONGEST_TYPE} characters`, 'cell');
  const readStage = (word: string | undefined) => readRound(word, context.roundSpellings);
  const stages = splitCell(cells.stages).flatMap(
    (word) => row.read('stages', readStage, 'cell', word) ?? [],
  );
  return row.finish(
    name === null
      ? null
      : {
          slug,
          new_slug: slug ?? slugify(name),
          name,
          type: type.length <= LONGEST_TYPE ? type || null : null,
          country_code,
          website,
          stages: [...new Set(stages)],
          ...row.readSources(),
        },
  );
}

export type CleanInvestor = CleanRow<typeof cleanInvestor>;

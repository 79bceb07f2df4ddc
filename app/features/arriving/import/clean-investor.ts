import { slugify } from '../../../base/slug.ts';
import { readSlug } from '../../../language/values/address.ts';
import { readRound } from '../../../language/values/choice.ts';
import { readName, splitCell } from '../../../language/values/names.ts';
import { importText as text } from '../../../text/text.ts';
import type { CleanRow, FieldCells } from './contract.ts';
import { PLAIN } from './fields.ts';
import { type CleanContext, RowReader } from './row-reader.ts';

export function cleanInvestor(cells: FieldCells, context: CleanContext) {
  const row = new RowReader(cells, context);
  const name = row.read('name', readName, 'row');
  if (!name && !row.isRefused) row.refuse('name', text.noName);
  const slug = row.read('slug', readSlug);
  const plain = row.readPlain(PLAIN.investors);
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
          ...plain,
          stages: [...new Set(stages)],
          ...row.readSources(),
        },
  );
}

export type CleanInvestor = CleanRow<typeof cleanInvestor>;

import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** Removes case and accents as fold_name does. Only non-ASCII texts need the database. */
export async function foldTexts(sql: Sql, texts: readonly string[]): Promise<Map<string, string>> {
  const folded = new Map(texts.map((text) => [text, text.replaceAll('\0', '').toLowerCase()]));
  const foreign = texts.filter((text) => !/^\p{ASCII}*$/u.test(text));
  if (foreign.length === 0) return folded;
  // The dictionary only knows composed letters.
  const composed = foreign.map((text) => text.replaceAll('\0', '').normalize('NFC'));
  const { rows } = await raw<{ folded: string }>`
    select fold_name(text) as folded from unnest(${composed}::text[]) with ordinality as given (text, place)
    order by place`.execute(sql);
  foreign.forEach((text, place) => {
    folded.set(text, rows[place]?.folded ?? '');
  });
  return folded;
}

export async function foldText(sql: Sql, text: string): Promise<string> {
  return (await foldTexts(sql, [text])).get(text) ?? '';
}

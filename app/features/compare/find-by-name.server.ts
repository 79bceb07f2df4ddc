import type { Sql } from '../../data/database.ts';
import { foldTexts } from '../../search-engine/fold-texts.server.ts';
import { suggestNames } from '../search/suggest.server.ts';
import type { NamedStartup } from './contract.ts';

/** The startup meant, else candidates: none or several. */
export async function findByName(
  sql: Sql,
  name: string,
): Promise<{ meant: string | null; found: NamedStartup[] }> {
  const hits = await suggestNames(sql, name);
  const found = hits
    .filter(({ kind }) => kind === 'startup')
    .map(({ name, slug, label }) => ({ name, slug, label }));
  const wanted = name.trim();
  const folded = await foldTexts(sql, [wanted, ...found.map((startup) => startup.name)]);
  const equal = found.filter((startup) => folded.get(startup.name) === folded.get(wanted));
  const meant = equal.length === 1 ? equal[0] : found.length === 1 ? found[0] : undefined;
  return { meant: meant?.slug ?? null, found };
}

// The rows selected in a table, as in the address: ?startup=andela&startup=gozem
import { invalid } from '../../http/errors.ts';
import { ownListsText } from '../../text/text.ts';
import { MAX_ADDED } from './contract.ts';
import { LIST_KINDS, type ListKind } from './listed-facts.ts';

export interface Selection {
  kind: ListKind;
  slugs: string[];
}

/** Of several kinds the first. Throws 422 for too many. */
export function readSelection(given: URLSearchParams | FormData): Selection {
  const kind = LIST_KINDS.find((one) => given.has(one)) ?? 'startup';
  const slugs = [...new Set(given.getAll(kind).map(String))];
  if (slugs.length > MAX_ADDED) throw invalid({ [kind]: [ownListsText.wrong.slugs] });
  return { kind, slugs };
}

export const selectionQuery = ({ kind, slugs }: Selection): string =>
  new URLSearchParams(slugs.map((slug) => [kind, slug])).toString();

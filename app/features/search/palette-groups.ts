// The palette's options in order.
import { foundPath, pathTo, searchPath, semanticSearchPath } from '../../base/paths.ts';
import type { Theme } from '../../base/theme.ts';
import { shellText, paletteText as text } from '../../text/text.ts';
import { mainLinks } from '../../ui/navigation.tsx';
import type { Preview, Suggestion } from './contract.ts';

export interface PaletteOption {
  name: string;
  label?: string;
  /** Absent for actions on this page. */
  href?: string;
  theme?: Theme;
  /** Found for what was typed: opening it adds a recent search. */
  isFound?: boolean;
}

/** Of an account. */
export interface SavedSearch {
  name: string;
  address: string;
}

export interface PaletteGroup {
  title: string;
  options: PaletteOption[];
}

export const isQuestion = (typed: string): boolean => Array.from(typed.trim()).length >= 2;

/** The server's response to the typed text. */
export interface Answered {
  data: readonly Suggestion[];
  meta: { understood: readonly string[]; found: Preview | null };
}

export const NOTHING_FOUND: Answered = { data: [], meta: { understood: [], found: null } };

/**
 * Recent searches, or examples, and saved ones while nothing is typed; then what a question finds
 * and matches by kind; then actions. Not empty groups.
 */
export function listPaletteGroups(
  typed: string,
  recent: readonly string[],
  { data, meta }: Answered,
  saved: readonly SavedSearch[] = [],
): PaletteGroup[] {
  const q = typed.trim();
  const all = q ? [{ name: text.allResults(q), href: searchPath(q) }] : [];
  return [
    ...(isQuestion(q)
      ? [...listFirst(meta.found), ...listKinds(data)]
      : [
          recent.length > 0
            ? { title: text.recent, options: recent.map(toSearch) }
            : { title: text.tryOne, options: text.exampleSearches.map(toSearch) },
          {
            title: text.saved,
            options: saved.map(({ name, address }) => ({ name, href: address })),
          },
        ]),
    { title: text.actions, options: [...all, ...listActions().filter(isLike(q))] },
  ].filter(({ options }) => options.length > 0);
}

export function findLikeliest(
  groups: readonly PaletteGroup[],
  found: readonly Suggestion[],
): number {
  const [first] = found;
  if (!first) return -1;
  const href = foundPath(first.kind, first.slug);
  return groups.flatMap(({ options }) => options).findIndex((option) => option.href === href);
}

/** The first answers to a question, under how many there are. */
function listFirst(found: Preview | null): PaletteGroup[] {
  if (!found) return [];
  const options = found.data.map(({ name, label, path }) => ({
    name,
    label,
    href: path,
    isFound: true,
  }));
  return [{ title: found.title, options }];
}

function listKinds(found: readonly Suggestion[]): PaletteGroup[] {
  return Object.entries(text.groups).map(([kind, title]) => ({
    title,
    options: found
      .filter((one) => one.kind === (kind as Suggestion['kind']))
      .map(({ kind, name, slug, label }) => ({
        name,
        label,
        href: foundPath(kind, slug),
        isFound: true,
      })),
  }));
}

const toSearch = (q: string): PaletteOption => ({ name: q, href: searchPath(q) });

function listActions(): PaletteOption[] {
  return [
    ...mainLinks.map(({ href, label }) => ({ name: text.goTo(label), href })),
    { name: text.advancedSearch, href: pathTo('/advanced-search') },
    { name: text.searchByDescription, href: semanticSearchPath() },
    { name: text.theme(shellText.themes.light), theme: 'light' },
    { name: text.theme(shellText.themes.dark), theme: 'dark' },
    { name: text.theme(shellText.themes.auto), theme: 'auto' },
  ];
}

function isLike(q: string): (option: PaletteOption) => boolean {
  const wanted = q.toLowerCase();
  return ({ name }) => name.toLowerCase().includes(wanted);
}

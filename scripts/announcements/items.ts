// Articles whose authors wrote what each announces: what the reader of articles learns from.
import { readdirSync, readFileSync } from 'node:fs';
import type { ArticleClass } from '../../app/language/announcement/class-of.ts';

/** Companies, investors and persons are invented. Names stand as they are written in the text. */
export interface Item {
  language: 'en' | 'fr' | 'pt' | 'ar';
  title: string;
  summary: string;
  announces: ArticleClass;
  /** Null where nothing is announced. */
  company: string | null;
  /** Of a round. */
  leads: string[];
  others: string[];
  /** Of an exit. */
  buyer: string | null;
}

/** Every item of the files of a folder, in the order of their names. */
export const readItems = (folder = new URL('items/', import.meta.url)): Item[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
    .map((line): Item => JSON.parse(line));

/** Feeds may have no more than a headline: those that say it alone. */
export const headlines = (items: readonly Item[]): Item[] =>
  items
    .filter(({ title, company, summary }) => summary && title.includes(company ?? ''))
    .filter(({ title, announces }) => announces !== 'round' || /\p{Nd}/u.test(title))
    .map((item) => ({
      ...{ ...item, summary: '' },
      leads: item.leads.filter((name) => item.title.includes(name)),
      others: item.others.filter((name) => item.title.includes(name)),
      buyer: item.buyer && item.title.includes(item.buyer) ? item.buyer : null,
    }));

const COPIES = 2;
/** Far from every divisor of a pool's length, so that copies take other names. */
const STRIDE = 7919;

/** Articles in which companies and investors have changed names: the words around names tell. */
export function withOtherNames(items: readonly Item[]): Item[] {
  const companies = poolsOf(items, (item) => [item.company]);
  const givers = poolsOf(items, (item) => [...item.leads, ...item.others, item.buyer]);
  let at = 0;
  return items.flatMap((item) =>
    Array.from({ length: item.company ? COPIES : 0 }, () => {
      const names = new Map<string, string>();
      const rename = (name: string, pools: Map<string, string[]>) => {
        const pool = pools.get(item.language) ?? [];
        at += STRIDE;
        if (!names.has(name)) names.set(name, pool[at % pool.length] ?? name);
        return names.get(name) ?? name;
      };
      const copy = {
        ...item,
        company: item.company && rename(item.company, companies),
        leads: item.leads.map((name) => rename(name, givers)),
        others: item.others.map((name) => rename(name, givers)),
        buyer: item.buyer && rename(item.buyer, givers),
      };
      return { ...copy, title: inText(item.title, names), summary: inText(item.summary, names) };
    }),
  );
}

/** The names of each language, each once. */
function poolsOf(
  items: readonly Item[],
  namesOf: (item: Item) => (string | null)[],
): Map<string, string[]> {
  const ofLanguage = Map.groupBy(items, ({ language }) => language);
  return new Map(
    [...ofLanguage].map(([language, all]) => [
      language,
      [...new Set(all.flatMap(namesOf))].filter((name) => name !== null),
    ]),
  );
}

/** All at once: a new name may be the old one of another. The longest first, for "A" of "A B". */
function inText(text: string, names: ReadonlyMap<string, string>): string {
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
  const pattern = longestFirst.map((name) => RegExp.escape(name)).join('|');
  return text.replace(new RegExp(pattern, 'gu'), (name) => names.get(name) ?? name);
}

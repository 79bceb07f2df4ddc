// Well-known parts that websites are built from, by what they do; which fictional startup uses
// which is chance.
import byCategory from './technologies.json' with { type: 'json' };

export interface Technology {
  slug: string;
  name: string;
  category: string;
}

export const TECHNOLOGIES: readonly Technology[] = Object.entries(byCategory).flatMap(
  ([category, names]) => names.map((name) => ({ slug: slugOf(name), name, category })),
);

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

import { savedComparisonsText as text } from '../../../text/text.ts';

interface Titled {
  name: string | null;
  missing: readonly string[];
  startups: ReadonlyArray<{ name: string }>;
}

/** Its name, or the names of its startups. */
export function comparisonTitle({ name, startups, missing }: Titled): string {
  if (name) return name;
  const names = startups.map((startup) => startup.name);
  return names.length > 0 ? text.titleOf(names) : text.titleOf(missing);
}

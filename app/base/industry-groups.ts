import groups from './industry-groups.json' with { type: 'json' };

const ELSE = 'Other';
const ORDER = [...Object.keys(groups), ELSE];
const GROUPS = new Map(
  Object.entries(groups).flatMap(([group, slugs]) => slugs.map((slug) => [slug, group])),
);

/** By group, each in the order given. `value` is the slug. */
export function groupIndustries<Option extends { value: string }>(
  options: readonly Option[],
): Array<Option & { group: string }> {
  const grouped = options.map((option) => ({ ...option, group: GROUPS.get(option.value) ?? ELSE }));
  return ORDER.flatMap((group) => grouped.filter((option) => option.group === group));
}

/** Others of the same group. */
export function listNearIndustries(slug: string): string[] {
  const group = Object.values(groups).find((slugs) => slugs.includes(slug)) ?? [];
  return group.filter((one) => one !== slug);
}

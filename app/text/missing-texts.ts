// What a language does not say yet, and the English that stands in for it.
type Group = Readonly<Record<string, unknown>>;

/** Lists and functions are texts, not groups of them. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys such as `shell.keys.title` that `english` has and `own` lacks. */
export function listMissing(english: Group, own: unknown, path = ''): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const said = isGroup(own) ? own[key] : undefined;
    if (isGroup(text)) return listMissing(text, said, `${path}${key}.`);
    return said === undefined ? `${path}${key}` : [];
  });
}

/** `own` with English where it says nothing. */
export function completeWith(english: Group, own: unknown): Group {
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const said = isGroup(own) ? own[key] : undefined;
      return [key, isGroup(text) ? completeWith(text, said) : (said ?? text)];
    }),
  );
}

/** Ranks of values in their order; equal ones share theirs: 1, =2, =2, 4. */
export function shareRanks<Value>(values: readonly Value[]): string[] {
  return values.map((value) => {
    const isShared = values.indexOf(value) !== values.lastIndexOf(value);
    return `${isShared ? '=' : ''}${values.indexOf(value) + 1}`;
  });
}

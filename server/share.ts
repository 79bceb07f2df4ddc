/** Gives one value for all equal ones, so that memory holds it once. Forgets all beyond `most`. */
export function createShare<Value>(most: number, keyOf: (value: Value) => string) {
  const kept = new Map<string, Value>();
  return (value: Value): Value => {
    const key = keyOf(value);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}

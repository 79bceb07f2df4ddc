/** Splits names at commas, semicolons and line breaks outside brackets. */
export function splitNames(text: string): string[] {
  const names: string[] = [];
  let end = text.length;
  let isInBrackets = false;
  // Scans from the end, so that unclosed brackets take linear time.
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at];
    if (sign === ')') isInBrackets = true;
    else if (sign === '(') isInBrackets = false;
    else if (!isInBrackets && (sign === ',' || sign === ';' || sign === '\n')) {
      names.push(text.slice(at + 1, end));
      end = at;
    }
  }
  names.push(text.slice(0, end));
  return names
    .reverse()
    .map((name) => name.trim())
    .filter(Boolean);
}

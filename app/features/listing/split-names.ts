/** Names with commas between; a comma inside brackets parts nothing. */
export function splitNames(text: string): string[] {
  const names: string[] = [];
  let end = text.length;
  let isInBrackets = false;
  // From the end, where one reading tells what is inside brackets: whatever is sent, it takes no longer than its length.
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

/** Where the caret goes once a text was masked: behind as many digits as stood before it. */
export function placeCaret(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length;
  const digits = typed.slice(0, caret).replace(/[^0-9]/g, '').length;
  let seen = 0;
  for (let place = 0; place < masked.length; place += 1) {
    if (seen === digits) return place;
    if (/[0-9]/.test(masked[place] ?? '')) seen += 1;
  }
  return masked.length;
}

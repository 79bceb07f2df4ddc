// # is a digit, all else stands as it is.

export const MASKS = {
  date: '####/##/##',
  datetime: '####/##/## ##:##',
  time: '##:##',
  fulltime: '##:##:##',
  phone: '(###) ### - ####',
  card: '#### #### #### ####',
} as const;
export type MaskName = keyof typeof MASKS;

/**
 * The digits of `raw` in the mask: date and "202203" give 2022/03. A separator comes only with the
 * next digit, so that deleting at the end works. Other characters are dropped.
 */
export function applyMask(mask: MaskName, raw: string): string {
  const digits = raw.replace(/[^0-9]/g, '');
  let masked = '';
  let used = 0;
  for (const place of MASKS[mask]) {
    if (used === digits.length) break;
    masked += place === '#' ? digits[used++] : place;
  }
  return masked;
}

/** The caret after masking: behind as many digits as stood before it. */
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

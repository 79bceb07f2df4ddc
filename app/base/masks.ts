// Named input masks of the form kit (spec section 9; conventions, row "form kit"). # is a digit, all else stands as it is.

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
 * The digits of `raw` in the mask's form, as far as they reach: date and "20220305" give 2022/03/05, "202203" gives
 * 2022/03. What stands between digits comes only with the next digit, so that deleting at the end works. Digits beyond
 * the mask are left out, and so is all that is no digit.
 */
export function applyMask(mask: MaskName, raw: string): string {
  const digits = unmask(mask, raw);
  let masked = '';
  let used = 0;
  for (const place of MASKS[mask]) {
    if (used === digits.length) break;
    masked += place === '#' ? digits[used++] : place;
  }
  return masked;
}

/** The digits of a masked text, at most as many as the mask has places. */
export function unmask(mask: MaskName, masked: string): string {
  const places = MASKS[mask].replace(/[^#]/g, '').length;
  return masked.replace(/[^0-9]/g, '').slice(0, places);
}

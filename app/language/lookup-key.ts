/** Without case, accents and punctuation. */
export function lookupKey(text: string): string {
  if (/^[a-z\d]*$/i.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+>&]/gu, '');
}

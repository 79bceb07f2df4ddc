const LETTER_OR_DIGIT = /[\p{L}\p{N}]\p{M}*/u;

/** The first letter or digit of the first two words: "Kudi & Co" is KC, "@Pay" is P. */
export function getInitials(name: string): string {
  const initials = name
    .split(/\s+/u)
    .map((word) => word.match(LETTER_OR_DIGIT)?.[0])
    .filter((initial) => initial !== undefined);
  return initials.slice(0, 2).join('').toLocaleUpperCase('en') || '?';
}

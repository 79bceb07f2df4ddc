/** The logo of a startup, the picture of a person or investor, or a drawn stand-in. */
import { hashFnv1a } from '../base/hash.ts';
import { joinClasses } from './class-names.ts';

export type AvatarKind = 'startup' | 'investor' | 'person';

export interface AvatarProps {
  kind: AvatarKind;
  name: string;
  slug: string;
  src?: string | null;
  size?: 28 | 40 | 64;
}

const HUES = 12;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]\p{M}*/u;

/** Hidden from assistive technology: the name always stands beside it. */
export function Avatar({ kind, name, slug, src, size = 28 }: AvatarProps) {
  const shape = kind === 'startup' ? 'avatar' : 'avatar avatar-round';
  if (src) {
    return (
      <img
        className={joinClasses(shape, 'avatar-logo', kind === 'person' && 'avatar-person')}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const hash = hashFnv1a(slug);
  return (
    <svg
      className={`${shape} hue-${hash % HUES}`}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <text x="20" y="24">
        {getInitials(name)}
      </text>
      <path d={drawWeave(hash)} />
    </svg>
  );
}

/** Four cells at y 32, filled by bits 8 to 11 of the hash; with none set, all are. */
export function drawWeave(hash: number): string {
  const bits = (hash >>> 8) & 0b1111 || 0b1111;
  return [0, 1, 2, 3]
    .filter((cell) => bits & (1 << cell))
    .map((cell) => `M${4 + cell * 8} 32h8v4h-8z`)
    .join('');
}

/** The first letter or digit of the first two words: "Kudi & Co" is KC, "@Pay" is P. */
export function getInitials(name: string): string {
  const initials = name
    .split(/\s+/u)
    .map((word) => word.match(LETTER_OR_DIGIT)?.[0])
    .filter((initial) => initial !== undefined);
  return initials.slice(0, 2).join('').toLocaleUpperCase('en') || '?';
}

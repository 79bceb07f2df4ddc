/** The logo of a startup, the picture of a person or investor, or the cloth of the name. */
import { joinClasses } from './class-names.ts';
import { WeaveMark } from './weave-mark.tsx';

export type AvatarKind = 'startup' | 'investor' | 'person';

export interface AvatarProps {
  kind: AvatarKind;
  name: string;
  /** Its cloth is drawn without a picture. */
  slug: string;
  src?: string | null;
  size?: 28 | 40 | 64;
}

const LETTERS_OR_DIGITS = /[\p{L}\p{N}]\p{M}*/gu;

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
  if (kind === 'person') return <Initials name={name} size={size} />;
  const label = kind === 'startup' && size >= 40 && getLabel(name);
  return (
    <WeaveMark name={slug} className={shape} size={size}>
      {label && (
        <>
          <rect y="16" width="16" height="16" />
          <text x="8" y="27.5">
            {label}
          </text>
        </>
      )}
    </WeaveMark>
  );
}

function Initials({ name, size }: { name: string; size: number }) {
  return (
    <svg
      className="avatar avatar-round avatar-initials"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <text x="20" y="26">
        {getInitials(name)}
      </text>
    </svg>
  );
}

/** Two letters: of the first two words, or the first two of one word. */
function getLabel(name: string): string {
  const initials = getInitials(name);
  if (initials.length > 1) return initials;
  const letters = name.match(LETTERS_OR_DIGITS) ?? [];
  return letters.slice(0, 2).join('').toLocaleUpperCase('en') || initials;
}

/** The first letter or digit of the first two words: "Kudi & Co" is KC, "@Pay" is P. */
export function getInitials(name: string): string {
  const initials = name
    .split(/\s+/u)
    .map((word) => word.match(LETTERS_OR_DIGITS)?.[0])
    .filter((initial) => initial !== undefined);
  return initials.slice(0, 2).join('').toLocaleUpperCase('en') || '?';
}

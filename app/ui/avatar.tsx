/** The logo of a startup, the picture of a person or investor, or the cloth of the name. */
import { joinClasses } from './class-names.ts';
import { drawMark, weaveName } from './weave.ts';

export type AvatarKind = 'startup' | 'investor' | 'person';

export interface AvatarProps {
  kind: AvatarKind;
  name: string;
  /** Its cloth is drawn without a picture. */
  slug: string;
  src?: string | null;
  size?: 28 | 40 | 64;
}

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
  if (kind === 'person') return <Initials name={name} size={size} />;
  const label = kind === 'startup' && size >= 40 ? getLabel(name) : null;
  return <Cloth {...{ slug, size, shape, label }} />;
}

function Cloth(props: { slug: string; size: number; shape: string; label: string | null }) {
  const { slug, size, shape, label } = props;
  const weave = weaveName(slug);
  return (
    <svg
      className={`${shape} ink-${weave.pair}`}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawMark(weave)} />
      {label && (
        <>
          <rect y="16" width="16" height="16" />
          <text x="8" y="27.5">
            {label}
          </text>
        </>
      )}
    </svg>
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
  const letters = name.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];
  return letters.slice(0, 2).join('').toLocaleUpperCase('en') || initials;
}

/** The first letter or digit of the first two words: "Kudi & Co" is KC, "@Pay" is P. */
export function getInitials(name: string): string {
  const initials = name
    .split(/\s+/u)
    .map((word) => word.match(LETTER_OR_DIGIT)?.[0])
    .filter((initial) => initial !== undefined);
  return initials.slice(0, 2).join('').toLocaleUpperCase('en') || '?';
}

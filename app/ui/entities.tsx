import type { ReactNode } from 'react';
import { foundPath } from '../base/paths.ts';
import { joinClasses } from './class-names.ts';
import { Name } from './values.tsx';
import { WeaveMark } from './weave-mark.tsx';

interface AvatarProps {
  kind: 'startup' | 'investor' | 'person';
  name: string;
  /** Its cloth is drawn without a picture. */
  slug: string;
  src?: string | null;
  size?: 28 | 40 | 64;
}

const LETTERS_OR_DIGITS = /[\p{L}\p{N}]\p{M}*/gu;

/**
 * The logo of a startup, the picture of a person or investor, or the cloth of the name. Hidden from
 * assistive technology: the name is always next to it.
 */
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
  if (kind === 'person') {
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

/** What the brand face can draw, as cut into its files. */
export const BRAND_LETTERS = /^[\u0020-\u007e\u00a0\u00b7«»\u00c0-\u00ffœ–—‘’“”…]*$/;

interface EntityNameProps {
  /** The heading as text: one letter that the brand face lacks sets all of it in the other. */
  text: string;
  children?: ReactNode;
}

/** The heading of a page about one thing, in one face throughout. */
export function EntityName({ text, children = <Name>{text}</Name> }: EntityNameProps) {
  const isBrand = BRAND_LETTERS.test(text.normalize('NFC'));
  return (
    <h1 className={joinClasses('entity-name', !isBrand && 'entity-name-whole')}>{children}</h1>
  );
}

interface EntityHeadProps {
  picture?: ReactNode;
  name: string;
  lead?: ReactNode;
  /** Each an <li>. */
  meta?: ReactNode;
  actions?: ReactNode;
}

export function EntityHead({ picture, name, lead, meta, actions }: EntityHeadProps) {
  return (
    <header className="entity-head">
      {picture}
      <div className="entity-head-words">
        <EntityName text={name} />
        {lead && <p className="lead">{lead}</p>}
        {meta && <ul className="meta-line">{meta}</ul>}
      </div>
      {actions && <div className="entity-head-actions">{actions}</div>}
    </header>
  );
}

export interface Entity {
  name: string;
  slug: string;
  logo?: string | null;
  photo?: string | null;
}

interface EntityRowProps {
  kind: AvatarProps['kind'];
  of: Entity;
  /** Its page by default. */
  href?: string;
  tagline?: ReactNode;
  /** A small line below the name. */
  note?: ReactNode;
  /** Stands beside the name, such as a follow mark. */
  mark?: ReactNode;
  children?: ReactNode;
}

export function EntityRow({ kind, of, href, tagline, note, mark, children }: EntityRowProps) {
  const { name, slug, logo, photo } = of;
  return (
    <div className="entity-row">
      <Avatar kind={kind} name={name} slug={slug} src={logo ?? photo} />
      <div className="entity-words">
        <div className="name-and-mark">
          <a className="entity-link" href={href ?? foundPath(kind, slug)}>
            <Name>{name}</Name>
          </a>
          {mark}
        </div>
        {tagline && <p className="entity-tagline">{tagline}</p>}
        {note && <p className="small">{note}</p>}
      </div>
      {children && <div className="entity-end">{children}</div>}
    </div>
  );
}

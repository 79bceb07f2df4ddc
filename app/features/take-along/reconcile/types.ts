import { NAME_KINDS, type NameKind } from '../../../find/names/name-hit.ts';
import { reconcileText as text } from '../../../text/text.ts';

export const typeOf = (kind: NameKind) => ({ id: kind, name: text.types[kind] });

export const TYPES = NAME_KINDS.map(typeOf);

/** Kinds of the identifiers that exist; all where none is given or known. */
export function readKinds(given: string | readonly string[] | undefined): readonly NameKind[] {
  const wanted = [given ?? []].flat();
  const kinds = NAME_KINDS.filter((kind) => wanted.includes(kind));
  return wanted.length > 0 ? kinds : NAME_KINDS;
}

/** `startup:flutterwave`: slugs alone are not unique over kinds. */
export const entityId = (kind: NameKind, slug: string) => `${kind}:${slug}`;

/** Null for what is no identifier. */
export function readEntityId(id: string): { kind: NameKind; slug: string } | null {
  const [, given, slug] = /^([a-z]+):([a-z0-9-]{1,120})$/.exec(id) ?? [];
  const kind = NAME_KINDS.find((one) => one === given);
  return kind && slug ? { kind, slug } : null;
}

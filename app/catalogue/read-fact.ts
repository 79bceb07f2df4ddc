// The strict reader of forms, calls and corrections: reads what imports read, and asks where an
// import would list a doubt.
import { cleanLine } from '../base/clean-text.ts';
import type { SubjectKind } from '../base/desk-paths.ts';
import { findSharedHost } from '../language/values/address.ts';
import { fieldsText as text } from '../text/text.ts';
import type { Field } from './field.ts';
import { type About, type FactValue, KINDS } from './kinds.ts';
import { findField } from './records.ts';

const UNKNOWN = /^(unknown|undisclosed|none|-)$/i;

type ReadFact = { value: FactValue | null } | { wrong: string };

/** A value as it is stored, null for unknown; or an error. */
export function readFact(kind: SubjectKind, given: string, typed: string, about: About): ReadFact {
  const found = findField(kind, given);
  if (!found) return { wrong: text.wrong.field };
  const { name, field } = found;
  if (!field.isNeeded && UNKNOWN.test(cleanLine(typed))) return { value: null };
  const { value, problem } = KINDS[field.kind].read(typed, field, about, name);
  if (value === null || problem) return { wrong: sayWrong(field, problem, about) };
  if (kind === 'startup' && name === 'website') return readOwnWebsite(String(value));
  return { value };
}

/** A domain of the company's own, by which it is recognised. */
function readOwnWebsite(address: string): ReadFact {
  const shared = findSharedHost(address);
  if (shared) return { wrong: text.wrong.shared(shared) };
  return address.startsWith('https:') ? { value: address } : { wrong: text.wrong.https };
}

function sayWrong(field: Field, problem: string | undefined, { today }: About): string {
  const { kind, wrong, min = 1900 } = field;
  // These name the nearest.
  if (problem && (kind === 'links' || (kind === 'place' && field.refersTo !== 'country')))
    return problem;
  if (wrong) return wrong;
  if (kind === 'year') return text.wrong.year(min, Number(today.slice(0, 4)));
  if (kind !== 'date') return problem ?? text.wrong.empty;
  if (problem?.startsWith('could be')) return text.wrong.dateEither;
  return problem?.startsWith('not a') ? text.wrong.date : text.wrong.datePast;
}

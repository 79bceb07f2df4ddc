// Arguments as clients send them: null, "" or "null" for what is left out, numbers, lists and flags
// as text, text as numbers and lists of one.
import type { z } from 'zod';

/** Converts sent values to those of a tool; unreadable ones stay as they are and are refused. */
export function readArguments(shape: z.ZodRawShape, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent ?? {};
  const schemaOf = (name: string) => (Object.hasOwn(shape, name) ? shape[name] : undefined);
  const given = Object.entries(sent).filter(([name, value]) => !isLeftOut(schemaOf(name), value));
  return Object.fromEntries(given.map(([name, value]) => [name, readAs(schemaOf(name), value)]));
}

/** A required argument that is empty has its own error. */
function isLeftOut(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  if (value === null) return true;
  const isOptional = schema?._zod.optin !== undefined;
  return isOptional && typeof value === 'string' && /^\s*(?:null|undefined|none)?\s*$/i.test(value);
}

function readAs(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const type = schema && typeOf(schema);
  if (type === 'string' || type === 'enum') return readText(value);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  switch (type) {
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : value;
    case 'boolean':
      return /^true$/i.test(text) || (/^false$/i.test(text) ? false : value);
    case 'array':
      return readList(text) ?? text.split(',').map((one) => one.trim());
    default:
      return value;
  }
}

function readText(value: unknown): unknown {
  const one = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof one === 'number' ? String(one) : one;
}

/** Of the schema within what makes it optional. */
function typeOf(schema: z.core.$ZodType): string {
  const { def } = schema._zod;
  return 'innerType' in def ? typeOf(def.innerType as z.core.$ZodType) : def.type;
}

function readList(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

// Arguments as clients send them: null for what is left out, numbers, lists and flags as text.
import type { z } from 'zod';

/** What a tool takes, from what was sent; what cannot be read stays as it is and is refused. */
export function readArguments(shape: z.ZodRawShape, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent ?? {};
  const given = Object.entries(sent).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, readAs(shape[name], value)]));
}

function readAs(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  switch (schema && typeOf(schema)) {
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : value;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : value);
    case 'array':
      return readList(text) ?? text.split(',').map((one) => one.trim());
    default:
      return value;
  }
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

import { nameOfCountry } from '../base/countries.ts';

/** By the language's own list, then as countries are called in it. */
export function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  // What visitors type may be the name of a property of every object.
  const own = Object.hasOwn(names, name) ? names[name] : undefined;
  return own ?? nameOfCountry(name) ?? name;
}

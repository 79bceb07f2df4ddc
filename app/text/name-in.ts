import { nameOfCountry } from '../base/countries.ts';

/** By the language's own list, then as countries are called in it. */
export function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? nameOfCountry(name) ?? name;
}

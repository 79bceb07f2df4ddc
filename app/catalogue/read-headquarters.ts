// A startup's headquarters, from a country, a city or both in any order.

import { COUNTRIES, type CountryCode } from '../base/countries.ts';
import { type FoundPlaces, findPlaces, nameCountries, sayDoubt } from '../language/values/place.ts';
import { readingText as say } from '../text/text.ts';
import type { Known } from './known.server.ts';

export interface Headquarters {
  country: CountryCode;
  countryId: number;
  city: { id: number; stateId: number | null } | undefined;
  stateId: number | undefined;
  /** A place inside the country that is named, but not on record. */
  unknown: string | undefined;
}

/** Cities of these names are as well known outside Africa. */
const ALSO_ELSEWHERE = new Set(['tripoli', 'victoria', 'طرابلس']);

/** `beside` are other texts of the row, `domain` its website: they may resolve an ambiguity. */
export function readHeadquarters(
  text: string,
  known: Known,
  { beside = [], domain = null }: { beside?: readonly string[]; domain?: string | null } = {},
): Headquarters | { problem: string } {
  const found = findPlaces(text);
  const names = [...found.rest, ...beside.flatMap((one) => findPlaces(one).rest)];
  const countries = withoutStates(found.codes, known);
  const [only, ...others] = countries;
  if (only && others.length > 0) return { problem: say.severalCountries(nameCountries(countries)) };
  const settled = only ?? settle(found, names, known, domain);
  if (typeof settled === 'object') return settled;
  const countryId = known.countryId(settled);
  if (countryId === undefined) return { problem: say.notAfrican };
  const find = <Place>(in_: (countryId: number, name: string) => Place | undefined) =>
    names.map((name) => in_(countryId, name)).find((one) => one !== undefined);
  const [city, stateId] = [find(known.findCity), find(known.findState)];
  const elsewhere =
    city || stateId ? undefined : found.rest.find((name) => known.countriesWith(name).size > 0);
  if (elsewhere !== undefined)
    return { problem: say.placeElsewhere(elsewhere, nameCountries([settled]).join()) };
  const unknown = city || stateId ? undefined : names[0];
  return { country: settled, countryId, city, stateId, unknown };
}

/** "Minna, Niger, Nigeria": Niger is a state there. */
function withoutStates(codes: readonly CountryCode[], known: Known): CountryCode[] {
  const isInside = (code: CountryCode, index: number) =>
    codes.slice(index + 1).some((other) => {
      const countryId = known.countryId(other);
      return (
        countryId !== undefined &&
        known.findState(countryId, COUNTRIES.find(({ iso2 }) => iso2 === code)?.label ?? code) !==
          undefined
      );
    });
  return codes.filter((code, index) => !isInside(code, index));
}

/** No country is named for certain: it is that of a city, or unknown. */
function settle(
  { doubtful, isAbroad }: FoundPlaces,
  names: readonly string[],
  known: Known,
  domain: string | null,
): CountryCode | { problem: string } {
  const [doubt, ...more] = doubtful;
  const has = (code: string) => {
    const countryId = known.countryId(code);
    return names.some(
      (name) => countryId !== undefined && known.countriesWith(name).has(countryId),
    );
  };
  const isUnder = (code: string) => domain?.endsWith(`.${code.toLowerCase()}`) === true;
  const confirmed = COUNTRIES.find(
    ({ iso2 }) => iso2 === doubt?.code && (has(iso2) || isUnder(iso2)),
  );
  if (doubt && more.length === 0 && confirmed && doubt.code !== 'SO' && !isAbroad)
    return confirmed.iso2;
  if (doubt) return { problem: sayDoubt(doubt) };
  if (isAbroad) return { problem: say.notAfrican };
  const codes = COUNTRIES.map(({ iso2 }) => iso2);
  const withThem = codes.filter(has);
  const [sole, ...others] = withThem;
  if (!sole) return { problem: say.notAfrican };
  if (others.length > 0) return { problem: say.inSeveralCountries(nameCountries(withThem)) };
  return names.some((name) => ALSO_ELSEWHERE.has(name.toLowerCase()))
    ? { problem: say.hereOrElsewhere(nameCountries([sole]).join()) }
    : sole;
}

// Money, places and dates as the press of Africa writes them, in five languages: what is read is
// right, and what cannot be read says so.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { COUNTRIES } from '../app/base/countries.ts';
import { knownFrom, type PlaceRow } from '../app/catalogue/known.server.ts';
import { readHeadquarters } from '../app/catalogue/read-headquarters.ts';
import { readDate } from '../app/language/values/date.ts';
import { readMoney } from '../app/language/values/money.ts';
import type { Reading } from '../app/language/values/reading.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const notation = z.object({
  kind: z.enum(['money', 'place', 'date']),
  text: z.string(),
  country: z.string().optional(),
  reads: z.union([
    z.string(),
    z.strictObject({ amount: z.number(), currency: z.string() }).transform(sayAmount),
    z.strictObject({ country: z.string(), city: z.string().optional() }).transform(sayPlace),
  ]),
});
const NOTATIONS = readdirSync(new URL('notations', import.meta.url))
  .flatMap((file) => read(`notations/${file}`).trim().split('\n'))
  .map((line) => notation.parse(JSON.parse(line)));
const LEAST_READ = 0.95;

function sayAmount({ amount, currency }: { amount: number; currency: string | null }): string {
  return `${amount} ${currency ?? 'USD'}`;
}
function sayPlace({ country, city }: { country: string; city?: string | undefined }): string {
  return city ? `${city} in ${country}` : country;
}

const sayReading = <Value>(
  { value, problem }: Reading<Value>,
  say: (value: Value) => string,
): string => (value === null ? (problem ? 'unclear' : 'undisclosed') : say(value));

const inAfrica = z.object({
  countries: z.array(
    z.object({
      iso2: z.string(),
      label: z.string(),
      slug: z.string(),
      cities: z.array(z.object({ name: z.string(), slug: z.string() })),
      states: z.array(z.object({ name: z.string(), slug: z.string() })),
    }),
  ),
});
let lastId = 0;
const places = inAfrica
  .parse(JSON.parse(read('../db/seed/places.json')))
  .countries.flatMap(({ iso2, label, slug, cities, states }): PlaceRow[] => {
    const row = { iso2: null, country_id: null, state_id: null };
    const country = { ...row, id: ++lastId, kind: 'country', name: label, slug, iso2 };
    const inside = (kind: string, of: typeof cities) =>
      of.map((one) => ({ ...row, ...one, id: ++lastId, kind, country_id: country.id }));
    return [country, ...inside('state', states), ...inside('city', cities)];
  });
const known = knownFrom([], places);

function readPlace(text: string): string {
  const headquarters = readHeadquarters(text, known);
  if ('problem' in headquarters) return 'unclear';
  const country = COUNTRIES.find(({ iso2 }) => iso2 === headquarters.country)?.label ?? '';
  return sayPlace({ country, city: places.find(({ id }) => id === headquarters.city?.id)?.name });
}

const READERS = {
  money: (text: string, country?: string) => {
    const code = COUNTRIES.find(({ label }) => label === country)?.iso2;
    return sayReading(readMoney(text, { decimals: null, country: code }), sayAmount);
  },
  place: readPlace,
  date: (text: string) =>
    sayReading(readDate(text, { order: null, today: '2026-11-28' }), ({ date }) => date),
};

test.each(['money', 'place', 'date'] as const)(
  'nothing is read wrongly, and nearly all that is readable is read: %s',
  (kind) => {
    const told = NOTATIONS.filter((one) => one.kind === kind).map(({ text, country, reads }) => ({
      text,
      country,
      reads,
      got: READERS[kind](text, country),
    }));
    expect(told.filter(({ got, reads }) => got !== reads && got !== 'unclear')).toEqual([]);
    const readable = told.filter(({ reads }) => reads !== 'unclear');
    const unread = readable.filter(({ got }) => got === 'unclear');
    expect(unread.length).toBeLessThanOrEqual(readable.length * (1 - LEAST_READ));
  },
);

// Where fictional startups sit: a few countries lead, as they do in truth, and from 2,000 startups
// on all have some.
import type { LoadedCountry, LoadedPlace } from '../load-reference.ts';
import weights from './country-weights.json' with { type: 'json' };
import { type Random, WeightedList } from './random.ts';

/** By ISO 3166-1 alpha-2; the others weigh OTHER_WEIGHT. */
const WEIGHTS = new Map(Object.entries(weights.startups));
const OTHER_WEIGHT = 0.15;

/** Every so many startups the countries take turns. */
const TURN_EVERY = 37;
const ALL_COUNTRIES_FROM = 2_000;

export interface Seat {
  country: LoadedCountry;
  state: LoadedPlace;
  city: LoadedPlace;
  neighbour: LoadedCountry;
}

export class SeatPicker {
  private countries: readonly LoadedCountry[];
  private weighted: WeightedList<LoadedCountry>;
  private cities: Map<LoadedCountry, WeightedList<LoadedPlace>>;
  private neighbours: Map<LoadedCountry, LoadedCountry[]>;
  private takesTurns: boolean;

  constructor(countries: readonly LoadedCountry[], startupsCount: number) {
    this.countries = countries;
    this.weighted = new WeightedList(
      countries.map((country) => [country, WEIGHTS.get(country.iso2) ?? OTHER_WEIGHT]),
    );
    this.neighbours = new Map(
      countries.map((country) => [country, listNeighbours(country, countries)]),
    );
    // Cities are listed with the largest first.
    this.cities = new Map(
      countries.map((country) => [
        country,
        new WeightedList(country.cities.map((city, index) => [city, (index + 1) ** -1.3])),
      ]),
    );
    this.takesTurns = startupsCount >= ALL_COUNTRIES_FROM;
  }

  pick(index: number, random: Random): Seat {
    const turn = this.takesTurns && index % TURN_EVERY === 0 ? index / TURN_EVERY : undefined;
    const country =
      (turn === undefined ? undefined : this.countries[turn % this.countries.length]) ??
      this.weighted.pick(random);
    const city = (this.cities.get(country) as WeightedList<LoadedPlace>).pick(random);
    const state =
      country.states.find((place) => place.id === city.stateId) ?? random.pick(country.states);
    return {
      country,
      state,
      city,
      neighbour: random.pick(this.neighbours.get(country) ?? [country]),
    };
  }
}

/** Countries with a common border; an island looks to its region. */
function listNeighbours(country: LoadedCountry, all: readonly LoadedCountry[]): LoadedCountry[] {
  const near = all.filter((other) => country.neighbours.includes(other.iso2));
  if (near.length > 0) return near;
  return all.filter((other) => other.region === country.region && other !== country);
}

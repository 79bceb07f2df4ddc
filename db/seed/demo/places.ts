// Where fictional startups sit: a few countries lead, as they do in truth, and from 2,000 startups
// on all have some.
import type { LoadedCountry, LoadedPlace } from '../load-reference.ts';
import weights from './country-weights.json' with { type: 'json' };
import { type Random, WeightedList } from './random.ts';

/** By ISO 3166-1 alpha-2; the others weigh OTHER_WEIGHT. */
const WEIGHTS: Readonly<Record<string, number>> = weights.startups;
const OTHER_WEIGHT = 0.15;

/** Every so many startups the countries take turns. */
const TURN_EVERY = 37;
const ALL_COUNTRIES_FROM = 2_000;

interface Choice {
  country: LoadedCountry;
  cities: WeightedList<LoadedPlace>;
  neighbours: LoadedCountry[];
}

export class SeatPicker {
  private choices: Choice[];
  private weighted: WeightedList<Choice>;
  private takesTurns: boolean;

  constructor(countries: readonly LoadedCountry[], startupsCount: number) {
    this.choices = countries.map((country) => ({
      country,
      // Cities are listed with the largest first.
      cities: new WeightedList(country.cities.map((city, index) => [city, (index + 1) ** -1.3])),
      neighbours: listNeighbours(country, countries),
    }));
    this.weighted = new WeightedList(
      this.choices.map((one) => [one, WEIGHTS[one.country.iso2] ?? OTHER_WEIGHT]),
    );
    this.takesTurns = startupsCount >= ALL_COUNTRIES_FROM;
  }

  pick(index: number, random: Random) {
    const turn = this.takesTurns && index % TURN_EVERY === 0 ? index / TURN_EVERY : null;
    const { country, cities, neighbours } =
      (turn === null ? undefined : this.choices[turn % this.choices.length]) ??
      this.weighted.pick(random);
    const city = cities.pick(random);
    const state =
      country.states.find((place) => place.id === city.stateId) ?? random.pick(country.states);
    return { country, state, city, neighbour: random.pick(neighbours) };
  }
}

/** Countries with a common border; an island looks to its region. */
function listNeighbours(country: LoadedCountry, all: readonly LoadedCountry[]): LoadedCountry[] {
  const near = all.filter((other) => country.neighbours.includes(other.iso2));
  if (near.length > 0) return near;
  return all.filter((other) => other.region === country.region && other !== country);
}

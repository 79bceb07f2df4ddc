// A fictional startup's own row, where it sits, and what its other rows are made from.
import { BUSINESS_MODELS } from '../../../app/base/enumerations.ts';
import { slugify } from '../../../app/base/slug.ts';
import type { LoadedCountry, LoadedIndustry, LoadedReference } from '../load-reference.ts';
import { dayOf, LAST_DAY, timeText } from './calendar.ts';
import { FICTIONAL_MARKER, startupName } from './names.ts';
import { type Random, WeightedList } from './random.ts';
import { ALL_SECTORS, overview, type Sector, sectors, tagline } from './texts.ts';
import weights from './weights.json' with { type: 'json' };

// More are founded every year until 2022; of the youngest fewer are known yet.
const yearsFounded = WeightedList.from(2008, [
  ...Array.from({ length: 15 }, (_, index) => 1.2 ** index),
  ...[9, 6, 3.5, 1],
]);
const statuses = WeightedList.of(weights.statuses);
const types = WeightedList.of(weights.types);
const employeeRanges = WeightedList.of(weights.employee_ranges);
const industriesCounts = WeightedList.from(1, [30, 40, 22, 8]);
/** Slugs; the first of a sector is its broadest. */
const industriesOf = new Map(
  ALL_SECTORS.map((sector) => {
    const weighted = sector.industries.map((slug, index) => [slug, (index + 1) ** -0.8] as const);
    return [sector, new WeightedList(weighted)];
  }),
);

export type Profile = ReturnType<ReturnType<typeof profileMaker>>;

/** Makes the profile of each id in turn. */
export function profileMaker(
  { countries, industries: all }: LoadedReference,
  startupsCount: number,
) {
  const pickSeat = seatPicker(countries, startupsCount);
  const industriesBySlug = new Map(all.map((industry) => [industry.slug, industry]));
  const firstDay = dayOf(2024, 5);

  function pickIndustries(sector: Sector, random: Random): LoadedIndustry[] {
    const slugs = new Set<string>();
    const count = industriesCounts.pick(random);
    while (slugs.size < Math.min(count, sector.industries.length)) {
      const isAway = slugs.size > 0 && random.chance(0.2);
      const list = industriesOf.get(isAway ? sectors.pick(random) : sector);
      if (list) slugs.add(list.pick(random));
    }
    return [...slugs].flatMap((slug) => industriesBySlug.get(slug) ?? []);
  }

  return (id: number, stem: string, formerStem: string, random: Random) => {
    const { country, state, city, neighbour } = pickSeat(id, random);
    const sector = sectors.pick(random);
    // The main one first.
    const industries = pickIndustries(sector, random);
    const trade = random.pick(sector.trades);
    const name = startupName(stem, trade, country.name, random);
    const foundedIn = yearsFounded.pick(random);
    const subject = {
      name,
      city: city.name,
      country: country.name,
      neighbour: neighbour.name,
      foundedIn,
      industries: industries.map(({ label }) => label),
      sector,
    };
    const status = statuses.pick(random);
    // Records were made one after the other, over two and a half years.
    const createdDay = firstDay + Math.floor(((LAST_DAY - firstDay) * id) / startupsCount);
    const updatedDay = random.between(createdDay, LAST_DAY);
    const formerName = random.chance(0.08) ? `${formerStem} ${FICTIONAL_MARKER}` : null;
    const domain = `${stem.toLowerCase()}.example`;
    const row = {
      id,
      slug: slugify(name),
      name,
      website: `https://${domain}`,
      domain,
      public_ticker: status === 'public' ? `DEMO:${stem.slice(0, 4).toUpperCase()}` : null,
      tagline: tagline(subject, random),
      overview: overview(subject, random),
      status,
      type: types.pick(random),
      business_models: [BUSINESS_MODELS[id % BUSINESS_MODELS.length]],
      employee_range:
        status === 'public'
          ? random.pick(['100-1000', '1000-5000', '>5000'])
          : employeeRanges.pick(random),
      year_founded: foundedIn,
      country_id: country.id,
      state_id: state.id,
      city_id: city.id,
      // Longer than any real handle can be, so that it belongs to nobody.
      twitter: `${stem.toLowerCase()}_fictional`,
      is_fictional: true,
      verified_at: timeText(random.between(createdDay, updatedDay)),
      created_at: timeText(createdDay),
      updated_at: timeText(updatedDay),
    };
    const about = { subject, stem, foundedIn, formerName, industries, createdDay };
    return { row, ...about, country, neighbour };
  };
}

/** By ISO 3166-1 alpha-2; the others weigh OTHER_WEIGHT. A few lead, as they do in truth. */
const WEIGHTS: Readonly<Record<string, number>> = weights.countries;
const OTHER_WEIGHT = 0.15;
/** Every so many startups the countries take turns, so that from 2,000 on all have some. */
const TURN_EVERY = 37;
const ALL_COUNTRIES_FROM = 2_000;

function seatPicker(countries: readonly LoadedCountry[], startupsCount: number) {
  const choices = countries.map((country) => ({
    country,
    // Cities are listed with the largest first.
    cities: new WeightedList(country.cities.map((city, index) => [city, (index + 1) ** -1.3])),
    neighbours: listNeighbours(country, countries),
  }));
  const weighted = new WeightedList(
    choices.map((one) => [one, WEIGHTS[one.country.iso2] ?? OTHER_WEIGHT]),
  );
  return (id: number, random: Random) => {
    const takesTurn = startupsCount >= ALL_COUNTRIES_FROM && id % TURN_EVERY === 0;
    const turn = takesTurn ? choices[(id / TURN_EVERY) % choices.length] : undefined;
    const { country, cities, neighbours } = turn ?? weighted.pick(random);
    const city = cities.pick(random);
    const own = country.states.find((place) => place.id === city.stateId);
    const state = own ?? random.pick(country.states);
    return { country, state, city, neighbour: random.pick(neighbours) };
  };
}

/** Countries with a common border; an island looks to its region. */
function listNeighbours(country: LoadedCountry, all: readonly LoadedCountry[]): LoadedCountry[] {
  const near = all.filter((other) => country.neighbours.includes(other.iso2));
  if (near.length > 0) return near;
  return all.filter((other) => other.region === country.region && other !== country);
}

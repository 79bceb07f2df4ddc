// A fictional startup's own row, but for what it derives from rounds and metrics.
import { BUSINESS_MODELS } from '../../../app/base/enumerations.ts';
import { slugify } from '../../../app/base/slug.ts';
import type { LoadedIndustry, LoadedReference } from '../load-reference.ts';
import { dayOf, LAST_DAY, timeText } from './calendar.ts';
import { FICTIONAL_MARKER, startupName } from './names.ts';
import { SeatPicker } from './places.ts';
import { type Random, WeightedList } from './random.ts';
import { ALL_SECTORS, type Sector, sectors } from './sectors.ts';
import { overview, tagline } from './texts.ts';

// More are founded every year until 2022; of the youngest fewer are known yet.
const yearsFounded = WeightedList.from(2008, [
  ...Array.from({ length: 15 }, (_, index) => 1.2 ** index),
  ...[9, 6, 3.5, 1],
]);
const statuses = WeightedList.of({ active: 84, closed: 8, acquired: 6.5, public: 1.5 });
const types = WeightedList.of({ B2B: 42, B2C: 27, B2B2C: 19, C2C: 7, other: 5 });
const employeeRanges = WeightedList.of({
  '1': 4,
  '2-10': 34,
  '10-50': 36,
  '50-100': 13,
  '100-1000': 11,
  '1000-5000': 1.6,
  '>5000': 0.4,
});
const industriesCounts = WeightedList.from(1, [30, 40, 22, 8]);
/** Slugs; the first of a sector is its broadest. */
const industriesOf = new Map(
  ALL_SECTORS.map((sector) => {
    const weighted = sector.industries.map((slug, index) => [slug, (index + 1) ** -0.8] as const);
    return [sector, new WeightedList(weighted)];
  }),
);

export class ProfileMaker {
  private seats: SeatPicker;
  private industries: Map<string, LoadedIndustry>;
  private startupsCount: number;

  constructor({ countries, industries }: LoadedReference, startupsCount: number) {
    this.seats = new SeatPicker(countries, startupsCount);
    this.industries = new Map(industries.map((industry) => [industry.slug, industry]));
    this.startupsCount = startupsCount;
  }

  make(id: number, stem: string, formerStem: string, random: Random) {
    const { country, state, city, neighbour } = this.seats.pick(id, random);
    const sector = sectors.pick(random);
    // The main one first.
    const industries = this.pickIndustries(sector, random);
    const trade = random.pick(sector.trades);
    const name = startupName(stem, trade, country.name, random);
    const subject = {
      name,
      city: city.name,
      country: country.name,
      neighbour: neighbour.name,
      yearFounded: yearsFounded.pick(random),
      industries: industries.map(({ label }) => label),
      sector,
    };
    const status = statuses.pick(random);
    const createdDay = this.createdDay(id);
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
      year_founded: subject.yearFounded,
      country_id: country.id,
      state_id: state.id,
      city_id: city.id,
      // Longer than any real handle can be, so that it is nobody's.
      twitter: `${stem.toLowerCase()}_fictional`,
      is_fictional: true,
      verified_at: timeText(random.between(createdDay, updatedDay)),
      created_at: timeText(createdDay),
      updated_at: timeText(updatedDay),
    };
    return { row, subject, stem, formerName, country, neighbour, industries, createdDay };
  }

  /** Records were made one after the other, over two and a half years. */
  private createdDay(id: number): number {
    const first = dayOf(2024, 5);
    return first + Math.floor(((LAST_DAY - first) * id) / this.startupsCount);
  }

  private pickIndustries(sector: Sector, random: Random): LoadedIndustry[] {
    const slugs = new Set<string>();
    const count = industriesCounts.pick(random);
    while (slugs.size < Math.min(count, sector.industries.length)) {
      const isAway = slugs.size > 0 && random.chance(0.2);
      const list = industriesOf.get(isAway ? sectors.pick(random) : sector);
      if (list) slugs.add(list.pick(random));
    }
    return [...slugs].flatMap((slug) => this.industries.get(slug) ?? []);
  }
}

export type Profile = ReturnType<ProfileMaker['make']>;

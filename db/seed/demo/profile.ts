// A fictional startup's own row, but for what it derives from rounds and metrics.
import { slugify } from '../../../app/base/slug.ts';
import type { LoadedIndustry } from '../load-reference.ts';
import { dayOf, LAST_DAY } from './calendar.ts';
import { FICTIONAL_MARKER, startupName } from './names.ts';
import type { Seat, SeatPicker } from './places.ts';
import { type Random, WeightedList } from './random.ts';
import { type Sector, sectors } from './sectors.ts';
import { overview, tagline } from './texts.ts';

export interface Profile extends Seat {
  id: number;
  slug: string;
  stem: string;
  name: string;
  formerName: string | null;
  website: string;
  domain: string;
  publicTicker: string | null;
  tagline: string;
  overview: string;
  status: string;
  type: string;
  employeeRange: string;
  yearFounded: number;
  twitter: string;
  sector: Sector;
  /** Main one first. */
  industries: LoadedIndustry[];
  createdDay: number;
  updatedDay: number;
  verifiedDay: number;
}

// Index 0 is 2008: more are founded every year until 2022; of the youngest fewer are known yet.
const FOUNDING_WEIGHTS = Array.from({ length: 19 }, (_, index) =>
  index <= 14 ? 1.2 ** index : [9, 6, 3.5, 1][index - 15],
);
const yearsFounded = new WeightedList<number>(
  FOUNDING_WEIGHTS.map((weight, index) => [2008 + index, weight ?? 0]),
);
const statuses = new WeightedList([
  ['active', 84],
  ['closed', 8],
  ['acquired', 6.5],
  ['public', 1.5],
]);
const types = new WeightedList([
  ['B2B', 42],
  ['B2C', 27],
  ['B2B2C', 19],
  ['C2C', 7],
  ['other', 5],
]);
const employeeRanges = new WeightedList([
  ['1', 4],
  ['2-10', 34],
  ['10-50', 36],
  ['50-100', 13],
  ['100-1000', 11],
  ['1000-5000', 1.6],
  ['>5000', 0.4],
]);
const industriesCounts = new WeightedList<number>([
  [1, 30],
  [2, 40],
  [3, 22],
  [4, 8],
]);

export class ProfileMaker {
  private seats: SeatPicker;
  private industries: Map<string, LoadedIndustry>;
  private bySector: Map<Sector, WeightedList<string>>;
  private startupsCount: number;

  constructor(seats: SeatPicker, industries: readonly LoadedIndustry[], startupsCount: number) {
    this.seats = seats;
    this.industries = new Map(industries.map((industry) => [industry.slug, industry]));
    this.bySector = new Map();
    this.startupsCount = startupsCount;
  }

  make(id: number, stem: string, formerStem: string, random: Random): Profile {
    const seat = this.seats.pick(id, random);
    const sector = sectors.pick(random);
    const industries = this.pickIndustries(sector, random);
    const trade = random.pick(sector.trades);
    const name = startupName(stem, trade, seat.country.name, random);
    const domain = `${stem.toLowerCase()}.example`;
    const yearFounded = yearsFounded.pick(random);
    const status = statuses.pick(random);
    const isPublic = status === 'public';
    const subject = {
      name,
      city: seat.city.name,
      country: seat.country.name,
      neighbour: seat.neighbour.name,
      yearFounded,
      industries: industries.map((industry) => industry.label),
      sector,
    };
    const createdDay = this.createdDay(id);
    const updatedDay = random.between(createdDay, LAST_DAY);
    return {
      ...seat,
      id,
      slug: slugify(name),
      stem,
      name,
      formerName: random.chance(0.08) ? `${formerStem} ${FICTIONAL_MARKER}` : null,
      website: `https://${domain}`,
      domain,
      publicTicker: isPublic ? `DEMO:${stem.slice(0, 4).toUpperCase()}` : null,
      tagline: tagline(subject, random),
      overview: overview(subject, random),
      status,
      type: types.pick(random),
      employeeRange: isPublic
        ? random.pick(['100-1000', '1000-5000', '>5000'])
        : employeeRanges.pick(random),
      yearFounded,
      // Longer than any real handle can be, so that it is nobody's.
      twitter: `${stem.toLowerCase()}_fictional`,
      sector,
      industries,
      createdDay,
      updatedDay,
      verifiedDay: random.between(createdDay, updatedDay),
    };
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
      slugs.add(this.industriesOf(isAway ? sectors.pick(random) : sector).pick(random));
    }
    return [...slugs].flatMap((slug) => this.industries.get(slug) ?? []);
  }

  private industriesOf(sector: Sector): WeightedList<string> {
    const known = this.bySector.get(sector);
    if (known) return known;
    // The first of a sector is its broadest.
    const list = new WeightedList(
      sector.industries.map((slug, index) => [slug, (index + 1) ** -0.8]),
    );
    this.bySector.set(sector, list);
    return list;
  }
}

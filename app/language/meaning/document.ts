export interface StartupDocument {
  id: number;
  name: string;
  otherNames: string[];
  tagline: string | null;
  overview: string | null;
  industries: Array<{ slug: string; name: string; label: string }>;
  countrySlug: string;
  /** City, division, country, region, as far as known. */
  places: string[];
  investors: string[];
  people: string[];
  /** Kinds of round with their year, such as "Series A 2021". */
  rounds: string[];
  status: 'active' | 'acquired' | 'closed' | 'public' | null;
  yearFounded: number | null;
}

interface DocumentPart {
  text: string;
  /** Weight of a word found here, 0 to 1. */
  weight: number;
  /**
   * Weight of a vocabulary phrase found here; names of funders and people have no other meaning.
   */
  conceptWeight: number;
  isName?: boolean;
}

/** The text parts, most significant first. */
export function listParts(document: StartupDocument): DocumentPart[] {
  const { name, otherNames, tagline, overview, industries, places, investors, people } = document;
  return [
    { text: [name, ...otherNames].join(' · '), weight: 1, conceptWeight: 0.5, isName: true },
    ...industries.map(({ label, name: short }) => ({
      text: `${label} · ${short}`,
      weight: 0.9,
      conceptWeight: 0,
    })),
    { text: tagline ?? '', weight: 0.9, conceptWeight: 0.8 },
    { text: places.join(' · '), weight: 0.8, conceptWeight: 1 },
    { text: people.join(' · '), weight: 0.9, conceptWeight: 0, isName: true },
    { text: investors.join(' · '), weight: 0.9, conceptWeight: 0, isName: true },
    { text: document.rounds.join(' · '), weight: 0.6, conceptWeight: 0.6 },
    { text: overview ?? '', weight: 0.7, conceptWeight: 0.5 },
  ].filter(({ text }) => text !== '');
}

/** Longest first. Names say nothing about what the startup does. */
export function listNames({ name, otherNames, investors, people }: StartupDocument): string[] {
  return [name, ...otherNames, ...investors, ...people]
    .filter((one) => one.length > 2)
    .sort((a, b) => b.length - a.length);
}

export function textOf(document: StartupDocument): string {
  return listParts(document)
    .map(({ text }) => text)
    .join('\n');
}

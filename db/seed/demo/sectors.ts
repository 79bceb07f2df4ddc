// What fictional startups do: each sector's industries (by slug) and the words its texts are made
// of, in sectors.json. products: one thing, no article · customers: several · actions: what
// customers can do · benefits: what the product does.
import { WeightedList } from './random.ts';
import list from './sectors.json' with { type: 'json' };

export type Sector = (typeof list)[number];

export const ALL_SECTORS: readonly Sector[] = list;

/** Sectors in proportion to how many startups work in them. */
export const sectors = new WeightedList(ALL_SECTORS.map((sector) => [sector, sector.weight]));

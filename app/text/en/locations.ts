import { sayMany } from '../../base/count.ts';

export const locationsText = {
  places: 'Places',
  title: (place: string) => `Startups in ${place}`,
  description: (place: string, startups: number) =>
    `${sayMany(startups, 'startup', 'startups')} in ${place}: who they are, what they raised, their latest rounds and main industries, each figure with its source.`,
  leadCountry: (region: string) => `A country in ${region}`,
  leadCity: (state: string | null, country: string) =>
    state && state !== country ? `A city in ${state}, ${country}` : `A city in ${country}`,
  thatRaised: (amount: string) => ` that raised ${amount}`,
  startupsIn: (place: string) => `Startups in ${place}`,
  noStartups: (place: string) => `No startups recorded in ${place} yet.`,
  noStartupsWhy: 'A startup is listed once a source names it and says where it works.',
  topIndustries: 'Main industries',
  investors: (place: string) => `Who backs startups in ${place}`,
  neighbours: 'Neighbouring countries',
  otherCities: (country: string) => `Other cities in ${country}`,
  cities: 'Cities',
} as const;

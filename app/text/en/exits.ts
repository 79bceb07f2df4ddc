import { formatCount, sayMany } from '../../base/count.ts';

export const exitsText = {
  title: 'Exits and closures',
  lead: 'Which African startups were acquired, merged, listed or closed, when, by whom, and for how much where that is known.',
  description:
    'Acquisitions, mergers, listings and closures of African startups, each with date, price where disclosed, and source.',
  search: 'Filter exits',
  kind: 'What happened',
  anyKind: 'Anything',
  kinds: { acquired: 'Acquired', merged: 'Merged', listed: 'Listed', closed: 'Closed' },
  anyCountry: 'Any country',
  anyIndustry: 'Any industry',
  since: 'Since',
  anyYear: 'Any year',
  choice: (name: string, exits: number) => `${name} (${formatCount(exits)})`,
  show: 'Show',
  clear: 'Clear all',
  unknownDate: 'Date unknown',
  counterparty: 'Buyer, partner or exchange',
  detail: 'What is known',
  price: 'Price',
  priceUsd: 'Price in US dollars',
  source: 'Source',
  undisclosed: 'Undisclosed',
  acquisitions: 'Acquired',
  mergers: 'Merged',
  listings: 'Listed',
  closures: 'Closed',
  closuresFollowed: (closures: number) =>
    `${sayMany(closures, 'startup that closed has', 'startups that closed have')} another status since, such as acquired, and lists of closed startups leave ${closures === 1 ? 'it' : 'them'} out.`,
  prices: (disclosed: number, undisclosed: number, amount: string | null) =>
    disclosed === 0
      ? `No price is disclosed for ${sayMany(undisclosed, 'acquisition or merger', 'acquisitions and mergers')}.`
      : `Disclosed prices add up to ${amount} in ${sayMany(disclosed, 'deal', 'deals')}; ${sayMany(undisclosed, 'price is', 'prices are')} undisclosed and not counted.`,
  none: 'No exits match these filters.',
  noneWhy:
    'If you know of one, suggest an edit on the page of the startup, with an address that shows it.',
  acquirerTitle: (name: string) => `${name}: startups acquired`,
  acquirerLead: (name: string) => `African startups that ${name} acquired or merged with.`,
  asInvestor: (name: string) => `${name} as an investor`,
} as const;

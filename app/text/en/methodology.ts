import type { LegalDocument } from './legal.ts';
import methodology from './methodology.json' with { type: 'json' };

export const methodologyText = {
  document: methodology as LegalDocument,
  others: {
    title: 'What others count',
    holds: (ours: string, theirs: string, publisher: string, year: number) =>
      `{productName} holds ${ours} of the ${theirs} that ${publisher} counted for ${year}.`,
    holdsMore: (ours: string, theirs: string, publisher: string, year: number) =>
      `{productName} holds ${ours} for ${year}; ${publisher} counted ${theirs}.`,
    howToRead:
      'Our amount is every disclosed round of the year and place: equity, debt and grants, of any size, without those that rest on weak sources only. Others draw the line elsewhere: some leave out small deals, some add confidential ones. So a share says how far apart two counts are, not that one is part of the other; it can be over 100 %. Where a count leaves out equity or debt, no share is given.',
    caption: 'Published totals beside ours',
    head: ['Who', 'Year', 'Place', 'What it counts', 'Their amount', 'Our amount', 'Share'],
    africa: 'Africa',
    nothingYet: 'Nothing yet',
    unknown: 'Unknown',
    otherMoney: 'Not comparable',
  },
} as const;

import { sayMany } from '../../base/count.ts';

export const embedsText = {
  embed: 'Embed',
  /** Below the code to copy. */
  how: (path: string) =>
    `Paste it into a page. The frame has no script and no tracker. Add ${path.includes('?') ? '&' : '?'}theme=light or theme=dark to the address to fix its colours.`,
  /** Before SVG and PNG. */
  pictures: 'As a picture:',
  share: 'Share and embed',
  cite: 'Cite',
  card: 'Card to embed',
  badge: 'Badge',
  citation: (name: string, site: string, day: string, address: string) =>
    `${site}. \u201c${name}.\u201d Data as of ${day}. ${address}`,
  startupTitle: (name: string, site: string) => `${name} on ${site}`,
  raised: (amount: string) => `${amount} raised`,
  rounds: (rounds: number) => sayMany(rounds, 'round', 'rounds'),
  onRecord: 'on record',
  stats: { raised: 'Raised', rounds: 'Rounds', latest: 'Latest round' },
  founded: (year: number) => `Founded ${year}`,
  noFigures: 'No figures recorded yet.',
  columns: {
    startup: 'Startup',
    investor: 'Investor',
    round: 'Round',
    date: 'Date',
    amount: 'Amount',
    kind: 'What happened',
    raised: 'Raised',
    deals: 'Rounds joined',
    country: 'Country',
  },
  undisclosed: 'Undisclosed',
  noneMatch: 'Nothing matches.',
  notEmbeddable:
    'has no frame: give the address of a startup, place, industry, investor, list or chart of this site',
  expectedUrl: 'expected an address of this site',
  expectedSize: 'expected a whole number from 1',
  onlyJson: 'format: only json is offered',
} as const;

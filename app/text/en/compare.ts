import { sayMany } from '../../base/count.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const sayStartups = (count: number) => sayMany(count, 'startup', 'startups');

export const compareText = {
  compare: 'Compare',
  title: 'Compare startups',
  titleOf: (names: readonly string[]) => `Compare ${list.format(names)}`,
  lead: 'Put startups side by side: where they are, what they do, how many they employ and what they raised.',
  description:
    'Compare African startups side by side: place, founding year, sectors, employees, followers, latest round and total raised, each figure with its source.',
  tray: {
    title: 'Startups to compare',
    compare: (count: number) => `Compare ${count}`,
    clear: 'Clear',
    second: 'Add a second one from its page',
    find: 'Find others',
  },
  needsSecond: 'Add a second startup to see the two side by side.',
  slots: 'Startups compared',
  table: 'Side by side',
  funding: 'Status, rounds and investors',
  earlier: (name: string) => `Move ${name} one place earlier`,
  later: (name: string) => `Move ${name} one place later`,
  remove: (name: string) => `Remove ${name}`,
  drag: 'Drag to reorder',
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
  removed: (name: string) => `${name} removed`,
  added: (name: string, place: number, of: number) => `${name} added, ${place} of ${of}`,
  addLabel: 'Add a startup',
  addButton: 'Add',
  add: (name: string) => `Add ${name}`,
  suggestions: 'Startups found',
  suggestionsFound: (count: number) =>
    count === 0 ? 'No startups found' : `${sayStartups(count)} found`,
  nothingFound: (typed: string) => `No startup is called "${typed}".`,
  nothingFoundWhy: 'Try a part of the name, or choose one from an industry.',
  severalFound: (typed: string) => `Which one do you mean by "${typed}"?`,
  nearest: (name: string) => `Similar to ${name}:`,
  full: (limit: number) => `${limit} of ${limit} places are taken`,
  fullMore: (plan: string, limit: number) => `${plan} has ${limit}.`,
  fullWhy: 'Remove one to add another.',
  gives: (limit: number) => `${limit} startups side by side`,
  tooManyTitle: (count: number) => `${count} more than fit`,
  tooMany: (asked: number, limit: number) =>
    `This comparison asks for ${asked} startups; ${limit} stand side by side here, and up to 10 come from the API.`,
  leftOut: 'Left out:',
  unknown: (slugs: readonly string[]) =>
    slugs.length === 1 ? `"${slugs[0]}" names no startup.` : 'These name no startup:',
  unknownHow:
    'Name a startup by the end of its page’s address: flutterwave for /startup/flutterwave.',
  onlyDifferences: 'Only differences',
  noDifferences: 'These startups say the same in every row.',
  allRows: 'Show all rows',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The browser denied copying',
  linkNotCopiedWhy: 'The address bar holds the same link.',
  exportCsv: 'Export CSV',
  csvTitle: 'Comparison',
  emptyTitle: 'Comparisons to begin with',
  emptyWhy: 'Add two startups or more by name, or begin with one of these.',
  noStartups: 'No startups are recorded yet.',
  exampleOf: (industry: string) => `Best funded in ${industry}`,
  expectedSlugs: 'expected at least one slug',
} as const;

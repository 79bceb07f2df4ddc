import { formatList } from '../../base/count.ts';

export const savedComparisonsText = {
  title: 'Saved comparisons',
  description: 'Comparisons you saved.',
  used: (saved: number, limit: number) => `${saved} of ${limit} saved`,
  titleOf: (names: readonly string[]) =>
    formatList(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names),
  name: 'Comparison',
  startups: 'Startups',
  saved: 'Saved',
  actions: 'Actions',
  open: 'Open in compare',
  openOne: 'Open',
  delete: 'Delete',
  deleted: (title: string) => `${title} deleted`,
  deletedOne: 'Comparison deleted. You have 10 seconds to undo.',
  deleteFailed: 'Failed to delete the comparison',
  undo: 'Undo',
  undoFailed: 'Failed to restore the comparison',
  empty: 'No saved comparisons yet',
  emptyWhy: 'Put two or more startups side by side, then choose Save.',
  start: 'Compare startups',
  more: (count: number) => `+${count}`,
  goneCount: (count: number) => `${count} no longer listed`,
  gone: (slugs: readonly string[]) => `No longer listed, and left out: ${slugs.join(', ')}.`,
  allGone: 'None of its startups is listed any more',
  full: (
    saved: number,
    limit: number,
    offer: { plan: string; limit: number; price: string } | null,
  ) =>
    `You have saved ${saved} of ${limit} comparisons. ${
      offer ? `${offer.plan} gives ${offer.limit} for ${offer.price}. ` : ''
    }Delete one to save a new one.`,
  fullTitle: (limit: number) => `All ${limit} places are taken`,
  fullWhy: (saved: number, limit: number) =>
    `You have saved ${saved} of ${limit} comparisons. Delete one to save a new one.`,
  gives: (limit: number) => `${limit} saved comparisons`,
  wrong: {
    name: 'expected at most 80 characters',
    note: 'expected at most 500 characters',
    slugs: 'expected 2 to 10 different startups, by slug',
    uuid: 'expected the uuid of a comparison deleted in the last 10 seconds',
    unknown: (slugs: readonly string[]) => `no startup is called ${slugs.join(', ')}`,
  },
  rename: 'Rename',
  renameSave: 'Save changes',
  save: 'Save',
  saveName: 'Name',
  saveNote: 'Note',
  saveSubmit: 'Save comparison',
  saveDone: 'Comparison saved',
  saveFailed: 'Failed to save the comparison',
  see: 'See all saved',
} as const;

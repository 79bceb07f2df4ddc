import { pathTo } from '../../base/paths.ts';
import type { LegalDocument } from './legal.ts';
import methodology from './methodology.json' with { type: 'json' };

export const methodologyText = {
  document: methodology as LegalDocument,
  audit: {
    title: 'What the audit found',
    sheetTitle: 'Audit',
    found: (day: string, drawn: number, judged: number, wrong: number) =>
      `On ${day}, ${drawn} startups, rounds and exits were drawn at random, with a fixed seed, and compared with published pages. ${judged} of them could be judged; ${wrong} were wrong.`,
    earlier: (day: string, drawn: number, judged: number, wrong: number) =>
      `Before that, on ${day}, ${drawn} single facts were drawn: ${wrong} of the ${judged} that could be judged were wrong, and are corrected.`,
    caption: 'Drawn at random',
    columns: {
      what: 'What',
      drawn: 'Drawn',
      right: 'Right',
      wrong: 'Wrong',
      untold: 'Cannot be told',
      share: 'Share wrong',
      interval: '95 % interval',
    },
    kinds: { startup: 'Startups', round: 'Rounds', exit: 'Exits' },
    kindsMean:
      'Of a startup: country, city, year founded, status, website, kind of customers and people. Of a round: amount, date, kind and lead. Of an exit: what became of it (acquired, merged, listed or closed), when, and who bought it. One wrong part makes the whole wrong.',
    howToRead:
      'Right: pages show it and contradict nothing of what was held; a part that no page was found to show does not count against it. Wrong: a page contradicts a part of it. Cannot be told: no page that was found shows it, or pages differ. The share is of those judged, and the true one may lie anywhere in the interval (95 % Wilson interval). What was widely reported is found more easily, so those judged are likely better than the rest. The kinds were not drawn in proportion to the record: together they give no rate of the whole.',
    mistakes: 'The mistakes, all corrected since:',
    sheet: `The sheet, line by line, as [CSV](${pathTo('/methodology/audit.csv')}) and [XLSX](${pathTo('/methodology/audit.xlsx')}), with the pages that were read. How it was drawn stands in docs/audit of the source code.`,
  },
  others: {
    title: 'What others count',
    holds: (ours: string, theirs: string, publisher: string, year: number) =>
      `{productName} holds ${ours} of the ${theirs} that ${publisher} counted for ${year}.`,
    holdsMore: (ours: string, theirs: string, publisher: string, year: number) =>
      `{productName} holds ${ours} for ${year}; ${publisher} counted ${theirs}.`,
    howToRead:
      'Our amount is every disclosed round of the year and place: equity, debt and grants, of any size, without those that rest on weak sources only. Others draw the line elsewhere: some leave out small deals, some add confidential ones. So a share says how far apart two counts are, not that one is part of the other; it can be over 100 %. Where a count leaves out equity or debt, no share is given.',
    caption: 'Published totals beside ours',
    columns: {
      who: 'Who',
      year: 'Year',
      place: 'Place',
      counts: 'What it counts',
      theirs: 'Their amount',
      ours: 'Our amount',
      share: 'Share',
    },
    africa: 'Africa',
    nothingYet: 'Nothing yet',
    unknown: 'Unknown',
    otherMoney: 'Not comparable',
  },
} as const;

const monthFormat = new Intl.DateTimeFormat('en', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOnlyFormat = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const shortDayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const regionNames = new Intl.DisplayNames('en', { type: 'region' });

export const chartsText = {
  chart: 'Chart',
  table: 'Table',
  csv: 'CSV',
  xlsx: 'XLSX',
  svg: 'SVG',
  png: 'PNG',
  cite: 'Cite',
  mostIn: (year: number) => `Most in ${year}`,
  citation: (site: string, title: string, day: string | null, address: string) =>
    `${site}. \u201c${title}.\u201d ${day ? `Data as of ${day}. ` : ''}${address}`,
  source: (site: string, day: string | null) =>
    day ? `Source: ${site}, updated ${day}.` : `Source: ${site}.`,
  measure: (title: string, unit: string) => `${title}, ${unit}`,
  coverage: {
    usd: (known: string, total: string) => `Amount known for ${known} of ${total} rounds.`,
    count: (known: string, total: string) =>
      `Founding year known for ${known} of ${total} startups.`,
  },
  figureViews: (title: string) => `Views of ${title}`,
  empty: 'No figures recorded yet. The first one with a source will appear here.',
  noData: 'No data',
  openRecords: 'Press for its records',
  yearSoFar: (year: string) => `${year} so far`,
  otherRows: (count: number) => `${count} others`,
  otherSeries: 'Other',
  unnamed: 'Unnamed',
  units: { usd: 'US dollars', count: 'Number', percent: 'Percent' },
  xHeadings: { year: 'Year', date: 'Date', category: 'Name' },
  zeroUsd: '$0',
  percent: (value: string) => `${value}%`,
  /** Read by assistive technology instead of the picture. */
  finding: {
    only: (label: string, value: string) => `${label}: ${value}.`,
    highest: (label: string, value: string) => `Highest: ${label}, ${value}.`,
    lowest: (label: string, value: string) => `Lowest: ${label}, ${value}.`,
    latest: (label: string, value: string) => `Latest: ${label}, ${value}.`,
    allEqual: (count: number, value: string) => `All ${count}: ${value}.`,
    ofSeries: (name: string, finding: string) => `${name}. ${finding}`,
    unknown: (count: number, of: number) => `No data for ${count} of ${of}.`,
  },
  pointReading: (label: string, value: string) => `${label}: ${value}`,
  month: (time: number) => monthFormat.format(time),
  monthOnly: (time: number) => monthOnlyFormat.format(time),
  day: (time: number) => shortDayFormat.format(time),
  legend: 'Legend',
  range: (low: string, high: string) => `${low} to ${high}`,
  orMore: (low: string) => `${low} and more`,
  placeName: (iso2: string) => regionNames.of(iso2) ?? iso2,
  placeReading: (label: string, value: string) => `${label}: ${value}`,
  boundaryDisclaimer:
    'Borders are simplified and shown for orientation only; they express no opinion on the status of any territory.',
} as const;

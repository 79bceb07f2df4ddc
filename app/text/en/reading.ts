import { formatList } from '../../base/count.ts';

/** Why a value in a form, a file or a call could not be read. */
export const readingText = {
  lostName: 'what a spreadsheet shows for a formula it cannot work out: the name is lost',
  notName: 'not a name',
  tooLong: (most: number) => `longer than ${most} characters`,
  notDate: 'not a date',
  notYear: 'not a year',
  yearCannotBe: (year: number) => `the year ${year} cannot be`,
  notYet: 'a day that has not come yet',
  notDay: 'not a day of the calendar',
  dayOrMonthFirst: (year: number) => `could be day/month or month/day: kept as ${year}`,
  dayOrMonth: 'a day without its year, or a month of that year: which one?',
  severalCountries: (countries: readonly string[]) =>
    `names several countries: ${formatList(countries)}`,
  notAfrican: 'not one of the 54 African countries',
  notCountry: 'not a country known here',
  eitherPlace: (word: string, country: string, other: string) =>
    `"${word}" could be ${country} or ${other}: write the name`,
  placeElsewhere: (place: string, country: string) =>
    `${place} is not known in ${country}: which is right?`,
  inSeveralCountries: (countries: readonly string[]) =>
    `in several countries: ${formatList(countries)}. Write the country`,
  hereOrElsewhere: (country: string) => `could be in ${country} or elsewhere: write the country`,
  notCurrency: 'not a currency known here',
  severalCurrencies: (codes: readonly string[]) => `names several currencies: ${codes.join(', ')}`,
  eitherCurrency: (sign: string, codes: readonly string[], isInCountry: boolean) =>
    `"${sign}" could be ${codes.join(' or ')}, and ${isInCountry ? 'which one is not certain' : 'the row names no country that would tell'}: write the code`,
  notAmount: 'not an amount of money',
  unclearDecimal: (text: string) => `"${text}" could be a decimal or not: write a space`,
  unknownWord: (word: string) => `not an amount of money: what is "${word}"?`,
  numberBehindUnit: 'not an amount of money: a number behind its unit',
  range: 'a range, not an amount',
  bound: 'a bound, not an amount',
  negative: 'an amount cannot be negative',
  severalAmounts: 'several amounts in one cell',
  twoAmounts: (currency: string) => `two amounts of ${currency}: which one?`,
  twoUnits: 'two units of an amount',
  eitherMd: '"MD" is a million dinars in Tunisia and a milliard in French: which one?',
  eitherMil: '"mil" is a million in English and a thousand in Portuguese: which one?',
  tooMuch: 'larger than any amount of money raised',
  tooMuchForRound: 'larger than any round ever raised',
  notCount: 'not a count',
  notNumber: 'not a number',
  unfitSigns: 'not a number: its commas and dots do not fit',
  eitherNumber: 'could be 1,234 or 1.234',
  notRound: 'not a kind of round known here',
  noRange: (ranges: readonly string[]) => `fits none of the ranges ${ranges.join(', ')}`,
  rangeAsDate: 'a date that a spreadsheet made of a range',
  notYes: 'not yes',
  shareAndDate: 'expected a share above 0 and up to 100%, and a date',
  notAddress: 'not a web address',
  notTwitter: 'not a Twitter/X handle',
  notTicker: 'not exchange and symbol, such as NYSE:JMIA',
  notSlug: 'not a slug: lower-case ASCII words and single hyphens',
  notIdentifier:
    'not an address at LinkedIn, Crunchbase, Wikidata or GitHub, nor one such as wikidata:Q123',
};

/** Why a row of an import, or a cell of it, stays out. */
export const importText = {
  /** Why a whole file cannot be read. */
  file: {
    oldExcel: (file: string) =>
      `${file} is an old Excel file or has a password: save it as .xlsx without one.`,
    pdf: (file: string) => `${file} is a PDF: its table has to become CSV first.`,
    parquet: (file: string) => `${file} is a Parquet file: save it as CSV or JSON lines first.`,
    packed: (file: string) => `${file} is packed in another way than .gz: unpack it first.`,
    brokenGzip: (file: string) => `${file} is a damaged .gz file.`,
    empty: (file: string) => `${file} is empty.`,
    binary: (file: string) => `${file} is a binary workbook (.xlsb): save it as .xlsx.`,
    openDocument: (file: string) => `${file} is an OpenDocument file: save it as .xlsx.`,
    archive: (file: string) => `${file} is a zip archive without a workbook: unpack it first.`,
    damaged: (file: string) => `${file} cannot be read as a workbook: it is cut short or damaged.`,
    locked: (file: string) => `${file} has a password: save it without one.`,
    tooDeep: (file: string) => `${file} is not a workbook: its parts are nested too deeply.`,
    tooLarge: (file: string) =>
      `${file} is too large for a workbook: save its sheet as CSV (UTF-8) and import that.`,
    tooMuchText: (file: string) =>
      `${file} has too much text for a workbook: save its sheet as CSV (UTF-8) and import that.`,
    tooManyRows: (file: string, most: string) =>
      `${file} has a sheet of more than ${most} rows: save it as CSV (UTF-8) and import that.`,
    tooManyColumns: (file: string, most: string) =>
      `${file} has a sheet of more than ${most} columns: save the ones you need as CSV (UTF-8) and import that.`,
    tooManyMerges: (file: string) =>
      `${file} has too many merged cells: save its sheet as CSV (UTF-8) and import that.`,
    noText: 'The file has no text.',
    noRows: 'The file has no rows.',
    noSheet: 'The file has no sheet with rows.',
  },
  noName: 'no name',
  needsDay: 'a figure needs the day it was measured',
  noFigure: 'no figure',
  noTitle: 'no title',
  noAddress: 'no address',
  noDate: 'no date',
  noStartup: 'names no startup',
  noStartupOrSeveral: 'no startup of that name here, or several',
  amountSays: (currency: string) => `the amount says ${currency}`,
  notInDollars: (currency: string) => `says ${currency} in a column of US dollars`,
  saysNothing: 'says nothing of a round: no kind, date or amount',
  tooLittle: (amount: string, round: string) =>
    `${amount} is too little for a round (${round}): in thousands or millions?`,
  sentence: 'a sentence, no name of an investor',
  needsSource: 'needs the address of a source that says so',
  notCity: 'not a city known here in that country',
  notState: 'not a state known here in that country',
  notIndustry: 'not an industry known here',
  manySources: (most: number) => `more than ${most} sources: the first are kept`,
  notSource: 'not a web address, nor the name of a publisher',
  manyAlike: (most: number) =>
    `one of more than ${most} rows about one record: import it from a file of its own`,
  openQuote: 'a quote is never closed',
  notJson: 'not JSON',
  cutJson: 'not JSON: its end is missing',
  cells: (found: number, wanted: number) =>
    `${found} cells where the header has ${wanted}: is a comma or semicolon not in quotes?`,
  notOnRecord: 'no startup of that name, website or slug on record: startups come in first',
  inOtherCountry: (others: string) => `no startup of that name in that country, but ${others}`,
  severalHere: (others: string) =>
    `several startups have that name (${others}): a column with the country, website or slug would tell which`,
  inCountry: (slug: string, country: string) => `${slug} in ${country}`,
  differs: (round: string, slug: string, amount: string) =>
    `differs from the ${round} round known here (${slug}, ${amount} US dollars), which has a source: give this row its source, or that slug to correct it`,
  otherWebsite: (slug: string) => `the website is that of ${slug}, the slug is another's`,
  newWithoutName: 'no name, and no startup here has this slug',
  removed: 'it was removed from this record',
  newWithoutCountry: 'no country, and no startup here has this website or slug',
  keptName: (name: string, slug: string) =>
    `known here as ${name} (${slug}), which was kept: same website`,
  sameName: 'the same name, with other founders, another website or another business',
  sameLabel: 'websites differ only in their ending',
  alike: (percent: string) => `names ${percent} % alike`,
};

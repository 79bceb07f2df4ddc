import { formatCount, sayPlural } from '../../base/count.ts';

export const sayRounds = (rounds: number) => `awamu ${formatCount(rounds)}`;
export const sayStartups = (startups: number) => `kampuni changa ${formatCount(startups)}`;
export const sayInvestors = (investors: number) =>
  sayPlural(investors, { one: 'mwekezaji #', other: 'wawekezaji #' });
export const sayRecords = (records: number) => `rekodi ${formatCount(records)}`;
export const sayCountries = (countries: number) => `nchi ${formatCount(countries)}`;
export const sayIndustries = (industries: number) => `sekta ${formatCount(industries)}`;
/** Between what is counted and whose it is: "awamu 1 ya", "awamu 5 za". */
export const ofCount = (count: number) => (count === 1 ? 'ya' : 'za');
export const sayDeals = (deals: number) => `amewekeza mara ${formatCount(deals)}`;

/** "Angalau awamu 2,000" */
export const atLeast = (said: string, isAtLeast: boolean) => (isAtLeast ? `angalau ${said}` : said);

/** A name of the catalogue within a sentence: "nishati ya jua", but "FinTech" and "Series A". */
export const within = (names: string): string =>
  names.replace(/(^|, | au )(?!Series\b)(\p{Lu})(?=\p{Ll}+(?:[ ,]|$))/gu, (letters) =>
    letters.toLowerCase(),
  );

/** After "awamu ya": nothing twice where the name is itself "awamu ya ufadhili". */
export const ofRound = (round: string): string => within(round).replace(/^awamu ya /, '');

/** Of one: "kampuni changa 1 ya FinTech ya Kenya". */
export const asOne = (words: string) =>
  words
    .replace(/^(\s*kampuni changa) za /, '$1 ya ')
    .replace(/ za (?=\p{Lu})/gu, ' ya ')
    .replace(/(^| )zenye /, '$1yenye ')
    .replace('ambazo zili', 'ambayo ili');
/** Kinds of rounds beside a count of rounds. */
export const ofKind = (how: string, count: number) =>
  how
    .replace(' katika awamu za ', ` ${ofCount(count)} aina ya `)
    .replace(' katika awamu zilizo', count === 1 ? ' iliyo' : ' zilizo');

/** Years have a class of their own among what a ranking names: "mwaka 2023 unaongoza". */
export const isYear = (label: string) => /^\d{4}$/.test(label);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Of what figures are split by. */
export const NO_SPLIT = {
  country: 'nchi yoyote',
  city: 'jiji lolote',
  industry: 'sekta yoyote',
  year: 'mwaka wowote',
  quarter: 'robo mwaka yoyote',
  round: 'aina yoyote ya awamu',
  investor: 'mwekezaji yeyote',
  startup: 'kampuni changa yoyote',
} as const;

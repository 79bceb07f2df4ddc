import { sayMany } from '../../base/count.ts';

/** What a request met, as its page or its script says it. */
export const problemsText = {
  internal: 'Something failed on our side. It has been logged.',
  database: 'The database is busy or away. Try again in a moment.',
  otherSite: 'This form was sent from another site, or it is too old. Open the page again.',
  manySignIns: 'Too many people are signing in at this moment. Try again.',
  brokenForm: 'The form could not be read: its body is broken.',
  manyFields: 'The form has too many fields, or their names nest too deep.',
  tooLarge: (bytes: number) => `The request is larger than ${bytes} bytes.`,
  tooManyTries: (seconds: number) =>
    seconds < 90
      ? `Too many tries. Try again in ${seconds} seconds.`
      : `Too many tries. Try again in ${sayMany(Math.ceil(seconds / 60), 'minute', 'minutes')}.`,
  /** Of values in forms and calls. */
  length: (min: number, max: number) => `expected ${min} to ${max} characters`,
  lengthOfNames: (min: number, max: number) => `expected names of ${min} to ${max} characters`,
  amountOfValues: (min: number, max: number) => `expected ${min} to ${max}`,
  noneOf: (choices: readonly string[]) => `none of ${choices.join(', ')}`,
  countryFirst: 'choose the country first',
  usDollars: 'expected US dollars',
  setByItself: 'set by itself',
  notIndustry: (given: string, nearest: string | null) =>
    `"${given}" is not among the industries${nearest ? `; the nearest is ${nearest}` : ''}`,
  notPlace: (given: string, country: string, isCity: boolean, nearest: string | null) =>
    `"${given}" is not among the ${isCity ? 'cities' : 'states'} of ${country}${nearest ? `; the nearest is ${nearest}` : ''}`,
};

/** The texts in Swahili; what is missing is said in English. */

export { compareText } from './compare.ts';
export { mailText } from './mail.ts';
export { namesText } from './names.ts';
export { savedComparisonsText } from './saved-comparisons.ts';

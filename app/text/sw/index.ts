/** The texts in Swahili; what is missing is said in English. */

export { namesText } from './names.ts';

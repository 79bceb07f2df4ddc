/** The texts in Portuguese; what is missing is said in English. */

export { namesText } from './names.ts';

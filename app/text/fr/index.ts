/** The texts in French; what is missing is said in English. */

export { namesText } from './names.ts';

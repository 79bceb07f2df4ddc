/** The texts in Arabic; what is missing is said in English. */

export { namesText } from './names.ts';

import { namesText } from './text.ts';

/**
 * What a word of the catalogue is called in the current language: a country, an industry, a kind of
 * round or of investor, a field. What is no such word, such as a company's name, is unchanged.
 */
export const sayName = (english: string): string => namesText.of(english);

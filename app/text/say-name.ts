import { currentLocale, DEFAULT_LOCALE, perLocale } from '../base/locale.ts';
import { namesText } from './text.ts';

/**
 * What a word of the catalogue is called in the current language: a country, an industry, a kind of
 * round or of investor, a field. What is no such word, such as a company's name, is unchanged.
 */
export const sayName = (english: string): string => namesText.of(english);

const collators = /* @__PURE__ */ perLocale((tag) => new Intl.Collator(tag));

/** Orders words as the current language does. */
export const compareWords = (one: string, other: string): number => collators().compare(one, other);

/** In the order of the current language's alphabet; English ones as they come, by name. */
export function inAlphabet<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  if (currentLocale() === DEFAULT_LOCALE) return [...items];
  return items.toSorted((a, b) => compareWords(sayName(nameOf(a)), sayName(nameOf(b))));
}

/** Choices called so in the current language, in its order. */
export const nameChoices = <Choice extends { label: string }>(choices: readonly Choice[]) =>
  inAlphabet(choices, ({ label }) => label).map(
    (choice): Choice => ({ ...choice, label: sayName(choice.label) }),
  );

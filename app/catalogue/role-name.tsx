import { formatList } from '../base/count.ts';
import { currentLocale } from '../base/locale.ts';
import { sayName } from '../text/say-name.ts';
import { peopleText as text } from '../text/text.ts';
import { Written } from '../ui/values.tsx';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
/** "CEO" stays as it is. */
const small = (word: string) =>
  word.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** "Co-founder and chief executive" in the current language; null where it has no word of it. */
export function sayRole(title: string): string | null {
  if (currentLocale() === 'en') return title;
  const parts = title.split(/ and |, |; /).map(capital);
  const [first = '', ...others] = parts.map(sayName);
  const isSaid = parts.every((part) => sayName(part) !== part);
  return isSaid ? formatList([first, ...others.map(small)]) : null;
}

/** A person's role at a startup: a text of the record, or founder. */
export function RoleName({ title, is_founder }: { title: string | null; is_founder: boolean }) {
  if (title) return sayRole(title) ?? <Written>{title}</Written>;
  return is_founder ? text.founder : null;
}

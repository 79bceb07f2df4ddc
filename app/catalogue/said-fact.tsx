import { Written } from '../ui/values.tsx';
import { isEnglish, sayFact } from './records.ts';

/** A stored value for readers, marked where it stays in English. */
export function SaidFact({ field, value = null }: { field: string; value?: string | null }) {
  const said = sayFact(field, value);
  return value && isEnglish(field) ? <Written>{said}</Written> : said;
}

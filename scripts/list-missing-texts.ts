// `npm run texts`: what each language does not say yet, by the name of the text.
import { DEFAULT_LOCALE, LOCALES, languageOf } from '../app/base/locale.ts';
import * as english from '../app/text/en/index.ts';
import { listMissing } from '../app/text/missing-texts.ts';

for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
  const own: object = await import(`../app/text/${locale}/index.ts`);
  const missing = listMissing(english, { ...own });
  console.log(`${languageOf(locale).name}: ${missing.length} missing`);
  for (const name of missing) console.log(`  ${name}`);
}

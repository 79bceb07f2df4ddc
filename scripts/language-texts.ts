// A build for browsers carries the texts of one language.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DEFAULT_LOCALE, type Locale } from '../app/base/locale.ts';
import * as english from '../app/text/en/index.ts';
import { listMissing } from '../app/text/missing-texts.ts';

const TEXTS = new URL('../app/text/', import.meta.url);
const READER = fileURLToPath(new URL('text.ts', TEXTS));
const fileOf = (name: string) => JSON.stringify(fileURLToPath(new URL(name, TEXTS)));

/** English is included only if a text is missing in the language. */
export function languageTexts(locale: Locale): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    async load(id) {
      if (id.split('?')[0] !== READER) return undefined;
      const own = fileOf(`${locale}/index.ts`);
      if (locale === DEFAULT_LOCALE) return `export * from ${own};`;
      const said: Record<string, unknown> = await import(new URL(`${locale}/index.ts`, TEXTS).href);
      const lines = Object.entries(english).map(([name, catalogue]) => {
        if (listMissing(catalogue, said[name]).length === 0)
          return `export { ${name} } from ${own};`;
        const ownName = name in said ? `import { ${name} as own_${name} } from ${own};` : '';
        return `import { ${name} as en_${name} } from ${fileOf('en/index.ts')}; ${ownName}
export const ${name} = /* @__PURE__ */ completeWith(en_${name}, ${name in said ? `own_${name}` : '{}'});`;
      });
      return `import { completeWith } from ${fileOf('missing-texts.ts')};\n${lines.join('\n')}`;
    },
  };
}

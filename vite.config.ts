import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { DEFAULT_LOCALE, readLocale } from './app/base/locale.ts';
import { languageTexts } from './scripts/language-texts.ts';
import {
  asciiSources,
  compressAssets,
  keepOldAssets,
  sourceAddresses,
} from './scripts/vite-plugins.ts';

const SERVER = [
  'server/main.ts',
  'server/worker.ts',
  'server/site.tsx',
  'app/data/embedded-worker.ts',
  'app/find/meaning/index-worker.ts',
  'app/find/meaning/local-model-worker.ts',
];

const BROWSER = [
  'app/boot.ts',
  'app/service-worker.ts',
  'app/styles.css',
  'app/members.css',
  'app/tools.css',
];

// `mode` is the language: fr adds the scripts of pages in French to those in English.
export default defineConfig(({ isSsrBuild, mode }) => {
  const locale = readLocale(mode) ?? DEFAULT_LOCALE;
  return {
    // Nothing is meant for crawlers of a public folder: the site answers machine files.
    publicDir: false,
    plugins: isSsrBuild
      ? [sourceAddresses(), asciiSources()]
      : [languageTexts(locale), compressAssets(), keepOldAssets()],
    build: {
      target: 'es2022',
      outDir: isSsrBuild ? 'build/server' : 'build/client',
      emptyOutDir: isSsrBuild === true,
      manifest: !isSsrBuild && `.vite/manifest-${locale}.json`,
      modulePreload: { polyfill: false },
      // Fonts and icons stay files: an inlined one would be sent again with every stylesheet.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: isSsrBuild ? SERVER : BROWSER.slice(0, locale === DEFAULT_LOCALE ? undefined : 1),
        output: {
          // Chunks of the server are beside the entries, which start worker threads by their names.
          chunkFileNames: isSsrBuild ? '[name]-[hash].js' : 'assets/[name]-[hash].js',
          // A service worker is found again by its name, and rules over what lies below it.
          entryFileNames: ({ name }) =>
            isSsrBuild || name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        },
      },
    },
    root: fileURLToPath(new URL('.', import.meta.url)),
  };
});

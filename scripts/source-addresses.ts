// Vite plugin for the built server: its bundles read the project's files where the sources do, and
// start the bundles of worker threads.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OWN_ADDRESS = 'import.meta.url';
const WORKER = /new Worker\(new URL\('\.\/([a-z-]+)\.ts', import\.meta\.url\)/g;

export function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes(OWN_ADDRESS) || id.includes('/node_modules/')) return undefined;
      const source = JSON.stringify(`../../${relative(ROOT, id)}`);
      return code
        .split(WORKER)
        .map((part, n) =>
          n % 2 === 1
            ? `new Worker(new URL('./${part}.js', ${OWN_ADDRESS})`
            : part.replaceAll(OWN_ADDRESS, `new URL(${source}, ${OWN_ADDRESS}).href`),
        )
        .join('');
    },
  };
}

// `npm run build`, once maps and fonts are generated: scripts for browsers in each language, then
// the server.
import { build } from 'vite';
import { LOCALES } from '../app/base/locale.ts';

for (const locale of LOCALES) await build({ mode: locale });
await build({ build: { ssr: true } });

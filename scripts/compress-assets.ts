// Writes .br and .gz files beside built files, so that the server never compresses them.
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      // After Vite's own hooks, which still write into the chunks.
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => COMPRESSIBLE.test(fileName));
        for (const file of files) {
          const source = file.type === 'chunk' ? file.code : file.source;
          for (const [suffix, compress] of [
            ['.br', toBrotli],
            ['.gz', toGzip],
          ] as const) {
            this.emitFile({
              type: 'asset',
              fileName: file.fileName + suffix,
              source: new Uint8Array(await compress(source)),
            });
          }
        }
      },
    },
  };
}

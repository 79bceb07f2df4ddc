// Transferred bytes of each kind of page, and of the assets of a first visit.
import { brotliDecompressSync } from 'node:zlib';
import { formatTable, print, saveResults } from './measure.ts';
import { KINDS_OF_PAGE, loadBytes, withStartedSite } from './sites.ts';

await withStartedSite(async ({ url }) => {
  const bytesOf = async (path: string) => (await loadBytes(url + path)).body.length;
  const pages = await Promise.all(
    Object.entries(KINDS_OF_PAGE).map(async ([name, path]) => ({
      name,
      path,
      htmlBytes: await bytesOf(path),
    })),
  );
  const { body, isBrotli } = await loadBytes(`${url}/`);
  const html = (isBrotli ? brotliDecompressSync(body) : body).toString('utf8');
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
  const files = await Promise.all(
    assets.map(async (file) => ({ file, bytes: await bytesOf(file) })),
  );
  print(
    formatTable(pages, [
      ['page', ({ name }) => name],
      ['bytes', ({ htmlBytes }) => htmlBytes],
    ]),
  );
  print('');
  print(
    formatTable(files, [
      ['beside it, on a first visit', ({ file }) => file],
      ['bytes', ({ bytes }) => bytes],
    ]),
  );
  saveResults('bytes', { files }, pages);
});

// Transferred bytes of each kind of page, and of the assets of a first visit.
import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { formatRows, saveResults } from './measure.ts';
import { KINDS_OF_PAGE } from './page-paths.ts';
import { withStartedSite } from './started-site.ts';

await withStartedSite(async ({ url }) => {
  const pages = await Promise.all(
    Object.entries(KINDS_OF_PAGE).map(async ([name, path]) => ({
      name,
      path,
      htmlBytes: (await load(url + path)).bytes,
    })),
  );
  const { text } = await load(`${url}/`);
  const assets = [...new Set(text.match(/\/assets\/[\w.-]+/g))];
  const files = await Promise.all(
    assets.map(async (file) => ({ file, bytes: (await load(url + file)).bytes })),
  );
  process.stdout.write(
    `${formatRows([['page', 'bytes'], ...pages.map((page) => [page.name, page.htmlBytes])])}\n\n` +
      `${formatRows([['beside it, on a first visit', 'bytes'], ...files.map(({ file, bytes }) => [file, bytes])])}\n`,
  );
  saveResults('bytes', { files }, pages);
});

/** Bytes as transferred, and the decoded text. */
function load(address: string): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const isBrotli = response.headers['content-encoding'] === 'br';
        const text = (isBrotli ? brotliDecompressSync(body) : body).toString('utf8');
        resolve({ bytes: body.length, text });
      });
    });
    request.on('error', reject);
  });
}

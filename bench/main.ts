// npm run bench -- <what> [options]: runs one measurement and says which there are (README.md).
const MEASUREMENTS: Record<string, string> = {
  pages: 'cached and rendered pages, beside nginx serving the same bytes from disk',
  api: 'calls of the API over HTTP, by 1, 8 and 32 users',
  search: 'suggestions, advanced, full-text and semantic search; [startups]',
  semantic: 'how good semantic search is, beside full-text and trigram search',
  import: 'an import of startups, beside plain COPY; needs DATABASE_URL',
  start: 'first start with an empty database, and later ones',
  processes:
    'four processes behind HAProxy: restarts under load, throughput beside one, writes followed',
  memory: 'memory after start, and after many requests',
  bytes: 'bytes of each page on the wire, and of a first visit',
  lighthouse: 'Lighthouse on a phone over slow 4G, beside a static page of the same text',
};

const [what = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(MEASUREMENTS, what)) {
  const lines = Object.entries(MEASUREMENTS).map(([name, is]) => `  ${name.padEnd(12)}${is}`);
  process.stderr.write(`npm run bench -- <what> [options]\n\n${lines.join('\n')}\n`);
  process.exit(2);
}
process.argv.splice(2, Infinity, ...options);
await import(`./${what}.ts`);

// Lighthouse results for a phone on slow 4G, and how much later than on a bare page of the same
// bytes the largest element is painted.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chooseEncoding, compress } from '../app/http/respond.server.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { type Columns, formatTable, median, print, saveResults } from './measure.ts';
import { KINDS_OF_PAGE, withStartedSite } from './sites.ts';

const RUNS = 3;
const PAGES = ['home', 'startup', 'location', 'industry', 'search'] as const;
const DEBUGGING_PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`]);
const rows = await withStartedSite(async ({ url }) => {
  const measured = [];
  for (const name of PAGES) {
    const address = url + (name === 'search' ? '/search?q=solar' : KINDS_OF_PAGE[name]);
    const page = await runLighthouse(address);
    const bare = await withBarePage(address, runLighthouse);
    measured.push({ name, ...page, bareLcpMs: bare.lcpMs, lcpRatio: page.lcpMs / bare.lcpMs });
  }
  return measured;
}).finally(() => browser.close());

type Row = (typeof rows)[number];
const columns: Columns<Row> = [
  ['', ({ name }) => name],
  ...CATEGORIES.map((name, n): Columns<Row>[number] => [name, ({ scores }) => scores[n] ?? 0]),
  ['LCP ms', ({ lcpMs }) => Math.round(lcpMs)],
  ['blocking ms', ({ blockingMs }) => Math.round(blockingMs)],
  ['shift', ({ shift }) => shift.toFixed(3)],
  ['bytes', ({ bytes }) => bytes],
  ['LCP / bare page', ({ lcpRatio }) => lcpRatio.toFixed(2)],
];
print(`Medians of ${RUNS} runs\n${formatTable(rows, columns)}`);
saveResults('lighthouse', { runs: RUNS, categories: CATEGORIES }, rows);

async function runLighthouse(address: string) {
  const runs: Array<Awaited<ReturnType<typeof runOnce>>> = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(address));
  const middle = (read: (run: (typeof runs)[number]) => number) => median(runs.map(read));
  return {
    scores: CATEGORIES.map((_, n) => middle(({ scores }) => scores[n] ?? 0)),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    blockingMs: middle(({ blockingMs }) => blockingMs),
    shift: middle(({ shift }) => shift),
    bytes: middle(({ bytes }) => bytes),
  };
}

async function runOnce(address: string) {
  const result = await lighthouse(address, { port: DEBUGGING_PORT, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
  const { categories, audits } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    lcpMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  };
}

/** The same HTML, compressed as the site does, without what it asks for beside it. */
async function withBarePage<Result>(
  address: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const page = await (await fetch(address)).text();
  const html = Buffer.from(page.replaceAll(/<link [^>]*>|<script\b.*?<\/script>/gs, ''));
  const server = createServer(async ({ headers }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const encoding = chooseEncoding(headers['accept-encoding']?.toString());
    if (encoding) response.setHeader('content-encoding', encoding);
    response.end(encoding ? await compress(html, encoding, true) : html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

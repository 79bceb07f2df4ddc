// Lighthouse results for a phone on slow 4G, and how much later than a bare page with the same text
// the largest element is painted.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { formatRows, saveResults } from './measure.ts';
import { KINDS_OF_PAGE } from './page-paths.ts';
import { median, withStartedSite } from './started-site.ts';

const RUNS = 3;
const DEBUGGING_PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`]);
const rows = await withStartedSite(async ({ url }) => {
  const measured = [];
  for (const name of ['home', 'startup', 'industry'] as const) {
    const address = url + KINDS_OF_PAGE[name];
    const page = await runLighthouse(address);
    const bare = await withBarePage(browser, address, runLighthouse);
    measured.push({ name, ...page, bareLcpMs: bare.lcpMs, lcpRatio: page.lcpMs / bare.lcpMs });
  }
  return measured;
}).finally(() => browser.close());

process.stdout.write(
  `Medians of ${RUNS} runs\n${formatRows([
    ['', ...CATEGORIES, 'LCP ms', 'blocking ms', 'shift', 'bytes', 'LCP / bare page'],
    ...rows.map((row) => [
      row.name,
      ...row.scores,
      Math.round(row.lcpMs),
      Math.round(row.blockingMs),
      row.shift.toFixed(3),
      row.bytes,
      row.lcpRatio.toFixed(2),
    ]),
  ])}\n`,
);
saveResults('lighthouse', { runs: RUNS, categories: CATEGORIES }, rows);

interface Run {
  scores: number[];
  lcpMs: number;
  blockingMs: number;
  shift: number;
  bytes: number;
}

async function runLighthouse(address: string): Promise<Run> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, { port: DEBUGGING_PORT, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
    const { categories, audits } = result.lhr;
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    runs.push({
      scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
      lcpMs: figure('largest-contentful-paint'),
      blockingMs: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      bytes: figure('total-byte-weight'),
    });
  }
  const middle = (read: (run: Run) => number) => median(runs.map(read));
  return {
    scores: CATEGORIES.map((_, n) => middle(({ scores }) => scores[n] ?? 0)),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    blockingMs: middle(({ blockingMs }) => blockingMs),
    shift: middle(({ shift }) => shift),
    bytes: middle(({ bytes }) => bytes),
  };
}

/** The page's text in paragraphs, without style, script or images. */
async function withBarePage<Result>(
  browser: Browser,
  address: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  await page.goto(address);
  const text = await page.evaluate(() => document.body.innerText);
  await page.close();
  const lines = text.split('\n').map((line) => `<p>${line.replaceAll('<', '&lt;')}</p>`);
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Text</title>${lines.join('')}`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

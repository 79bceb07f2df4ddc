// Holds what a process has kept against the same pages drawn anew by a process that keeps none.
import { readExpected } from './tally.ts';

export interface Comparison {
  compared: number;
  /** Of these, pages that lay ready: the others were made for the comparison. */
  ready: number;
  /** Different in words such as "3 hrs ago" only. */
  aged: number;
  different: string[];
}

const TIME_AGO = /\b(Just Now|\d+ (hrs|days|mths|yrs) ago)\b/g;
const SHOWN_AROUND = 60;
// What most visitors ask with.
const headers = { 'accept-encoding': 'br' };

export async function compareKept(
  keptUrl: string,
  freshUrl: string,
  paths: Iterable<string>,
): Promise<Comparison> {
  const found: Comparison = { compared: 0, ready: 0, aged: 0, different: [] };
  for (const path of paths) {
    const [kept, fresh] = await Promise.all(
      [keptUrl, freshUrl].map((url) => fetch(url + path, { redirect: 'manual', headers })),
    );
    if (!kept || !fresh) throw new Error(`${path} was not answered`);
    if (kept.headers.get('cache-status') === 'griot; hit') found.ready += 1;
    const [text, other] = await Promise.all([
      readExpected(path, kept, [fresh.status]),
      fresh.text(),
    ]);
    found.compared += 1;
    if (text === other) continue;
    if (text.replace(TIME_AGO, '') === other.replace(TIME_AGO, '')) found.aged += 1;
    else found.different.push(`${path}: ${showDifference(text, other)}`);
  }
  return found;
}

function showDifference(kept: string, fresh: string): string {
  let at = 0;
  while (kept[at] === fresh[at]) at += 1;
  const around = (text: string) =>
    text.slice(Math.max(0, at - SHOWN_AROUND), at + SHOWN_AROUND).replaceAll('\n', ' ');
  return `…${around(kept)}… is by now …${around(fresh)}…`;
}
